import Relief

/// The page of a gallery: all pictures to look through, in one file beside them that needs no server and no network.
enum GalleryPage {
  /// The whole page.
  static func text(_ list: BatchRecords.List) -> String {
    """
    <!DOCTYPE html>
    <html lang="en"><head><meta charset="utf-8"><title>Gallery</title>
    <meta name="viewport" content="width=device-width">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src 'self' file: data:; \
    style-src 'unsafe-inline'; script-src 'unsafe-inline' 'self' file:; base-uri 'none'; form-action 'none'">
    <link rel="icon" href="data:,">
    <style>\(style)</style></head><body>
    <header><h1>Gallery <small id="count" aria-live="polite"></small></h1>
    <input id="search" type="search" placeholder="Search (/)" aria-label="Search">
    <select id="variant" aria-label="Variant"><option value="">All variants</option></select>
    <button id="theme" title="Light or dark page (t)" aria-label="Light or dark page">◐</button></header>
    <main id="list"></main><p id="none" hidden>Nothing is so called.</p><div id="more"></div>
    <dialog id="full" aria-label="Full size"><nav><b id="title"></b><span id="facts"></span>
    <button id="copy">Copy source</button><a id="file">Open file</a>
    <button id="before" aria-label="Previous">←</button><button id="after" aria-label="Next">→</button>
    <button id="close" aria-label="Close">✕</button></nav><div id="stage"><img id="picture" alt=""></div>
    <pre id="source"></pre></dialog>
    <footer>\(list.records.count) pictures, made by Relief \(Relief.version)</footer>
    <script type="application/json" id="data">[\(list.records.map(data).joined(separator: ",\n"))]</script>
    <script src="\(GallerySources.name(.whole))"></script>
    <script>\(script)</script></body></html>

    """
  }

  /// A picture for the script. A `<` could end the element that holds it.
  private static func data(_ record: BatchRecords.Record) -> String {
    var members = [
      ("f", JSONText.quoted(record.file)), ("l", JSONText.quoted(WebPictures.link(record.file))),
      ("s", JSONText.quoted(record.source)), ("g", JSONText.quoted(record.group)),
      ("v", JSONText.quoted(record.variant)), ("w", "\(record.width)"), ("h", "\(record.height)"),
      ("p", JSONValue.text(record.scale)), ("b", "\(record.bytes)"),
      ("t", JSONValue.text(Double(record.microseconds) / 1000)),
    ]
    if let isDark = record.isDark { members.append(("d", isDark ? "true" : "false")) }
    if let error = record.error { members.append(("e", JSONText.quoted(error))) }
    return JSONText.object(members.map { (key: $0.0, value: $0.1) })
      .replacingOccurrences("<", with: "\\u003c")
  }

  private static let style = """
    :root{color-scheme:light dark;--ground:light-dark(#f2f3f7,#1d1e22);--face:light-dark(#fff,#292a2e);
    --ink:light-dark(#1c1c1f,#eee);--dim:light-dark(#5f5f68,#a4a4ac);--line:light-dark(#d8d8de,#3c3c42);--mark:#0a6cff}
    *{box-sizing:border-box}body{margin:0;font:14px/1.4 system-ui,sans-serif;background:var(--ground);color:var(--ink)}
    header{position:sticky;top:0;z-index:1;display:flex;gap:12px;align-items:center;flex-wrap:wrap;padding:10px 20px;
    background:var(--ground);border-bottom:1px solid var(--line)}h1{font-size:18px;margin:0 auto 0 0}
    h1 small,.row h2 small{color:var(--dim);font-weight:400}
    input,select,button,nav a{font:inherit;padding:5px 10px;border:1px solid var(--line);border-radius:6px;
    background:var(--face);color:var(--ink);text-decoration:none}button{cursor:pointer}#search{min-width:16em}
    .row{padding:14px 20px;border-bottom:1px solid var(--line)}.row h2{font-size:15px;margin:0 0 8px;overflow-wrap:anywhere}
    .tiles{display:flex;flex-wrap:wrap;gap:14px}figure{margin:0}figcaption{color:var(--dim);font-size:12px;
    max-width:260px;overflow-wrap:anywhere}.tile{display:grid;place-items:center;padding:8px;border:1px solid var(--line);
    border-radius:8px;cursor:zoom-in;background:#f2f2f4}.tile.dark{background:#1b1b1e}.tile:focus-visible{outline:2px solid var(--mark)}
    .tile img{display:block;max-width:240px;max-height:320px;object-fit:contain}
    .failed{padding:8px;border:1px solid #d33;border-radius:8px;max-width:320px;overflow-wrap:anywhere}
    #none{padding:20px;color:var(--dim)}footer{padding:16px 20px;color:var(--dim);font-size:12px}
    dialog{width:96vw;height:96vh;max-width:none;max-height:none;border:1px solid var(--line);border-radius:10px;padding:0;
    background:var(--face);color:var(--ink)}dialog[open]{display:flex;flex-direction:column}
    nav{display:flex;gap:8px;align-items:center;flex-wrap:wrap;padding:10px;border-bottom:1px solid var(--line)}
    nav b{overflow-wrap:anywhere}#facts{color:var(--dim);margin-right:auto}#stage{flex:1;min-height:0;overflow:auto;display:grid;
    place-items:safe center;padding:12px;background:#f2f2f4}#stage.dark{background:#1b1b1e}
    #source{margin:0;max-height:30%;overflow:auto;padding:10px;border-top:1px solid var(--line);font-size:12px;
    white-space:pre-wrap}#source:empty{display:none}
    """

  private static let script = #"""
    "use strict";
    const $=id=>document.getElementById(id),items=JSON.parse($("data").textContent),
      sources=window.reliefSources||{texts:{},names:{}},page=100;
    let groups=[],shown=0,flat=[],current=-1;
    const variants=[...new Set(items.map(i=>i.v).filter(Boolean))];
    for(const v of variants){const o=document.createElement("option");o.textContent=v;o.value=v;$("variant").append(o)}
    $("variant").hidden=variants.length<2;
    const source=i=>sources.texts[sources.names[i.s]||i.s]||"";
    function find(){const words=$("search").value.toLowerCase().split(/\s+/).filter(Boolean),v=$("variant").value;
      const found=items.filter(i=>(!v||i.v===v)&&
        words.every(w=>(i.f+" "+i.s+" "+i.g+" "+i.v+(i.e?" failed":"")).toLowerCase().includes(w)));
      const by=new Map();for(const i of found){if(!by.has(i.g))by.set(i.g,[]);by.get(i.g).push(i)}
      groups=[...by];flat=found.filter(i=>!i.e);shown=0;$("list").replaceChildren();
      $("none").hidden=found.length>0;
      $("count").textContent=found.length===items.length?items.length:found.length+" of "+items.length;more()}
    function tile(i){const f=document.createElement("figure"),c=document.createElement("figcaption");
      if(i.e){const p=document.createElement("div");p.className="failed";p.textContent=i.f+": "+i.e;f.append(p);return f}
      const b=document.createElement("div"),m=document.createElement("img");b.className="tile"+(i.d?" dark":"");
      b.tabIndex=0;b.setAttribute("role","button");b.setAttribute("aria-label","Full size of "+i.f);
      m.loading="lazy";m.decoding="async";m.src=i.l;m.alt=i.g+(i.v?" "+i.v:"");
      const s=Math.min(1/i.p,240/i.w,320/i.h);m.width=Math.max(1,Math.round(i.w*s));m.height=Math.max(1,Math.round(i.h*s));
      b.append(m);b.onclick=()=>open(i);
      b.onkeydown=e=>{if(e.key==="Enter"||e.key===" "){e.preventDefault();open(i)}};
      c.textContent=i.v||i.w+" × "+i.h;f.append(b,c);return f}
    function more(){const end=Math.min(shown+page,groups.length);
      for(;shown<end;shown++){const[g,list]=groups[shown],r=document.createElement("section"),h=document.createElement("h2"),
        s=document.createElement("small"),t=document.createElement("div");r.className="row";t.className="tiles";
        h.textContent=g+" ";s.textContent=list[0].s;h.append(s);t.append(...list.map(tile));r.append(h,t);$("list").append(r)}}
    new IntersectionObserver(e=>{if(e.some(x=>x.isIntersecting)&&shown<groups.length)more()},{rootMargin:"800px"})
      .observe($("more"));
    function open(i){current=flat.indexOf(i);$("title").textContent=i.f;
      $("facts").textContent=i.w+" × "+i.h+" pixels, "+i.b.toLocaleString()+" bytes, "+i.t+" ms, "+i.s;
      $("picture").src=i.l;$("picture").alt=i.f;$("picture").width=Math.round(i.w/i.p);$("picture").height=Math.round(i.h/i.p);
      $("stage").className=i.d?"dark":"";$("file").href=i.l;$("source").textContent=source(i);$("copy").hidden=!source(i);
      $("copy").textContent="Copy source";if(!$("full").open)$("full").showModal()}
    const step=d=>{const n=current+d;if(n>=0&&n<flat.length)open(flat[n])};
    async function copy(){const text=source(flat[current]);let done=false;
      try{await navigator.clipboard.writeText(text);done=true}catch{
        const r=document.createRange();r.selectNodeContents($("source"));const s=getSelection();s.removeAllRanges();
        s.addRange(r);done=document.execCommand("copy");s.removeAllRanges()}
      $("copy").textContent=done?"Copied":"Select and copy below"}
    function theme(){const root=document.documentElement.style,
      isDark=root.colorScheme?root.colorScheme==="dark":matchMedia("(prefers-color-scheme:dark)").matches;
      root.colorScheme=isDark?"light":"dark"}
    $("search").oninput=find;$("variant").onchange=find;$("theme").onclick=theme;$("copy").onclick=copy;
    $("close").onclick=()=>$("full").close();$("before").onclick=()=>step(-1);$("after").onclick=()=>step(1);
    $("full").onclick=e=>{if(e.target===$("full"))$("full").close()};
    addEventListener("keydown",e=>{if(e.ctrlKey||e.metaKey||e.altKey)return;
      if(e.target.id==="search"){if(e.key==="Escape")e.target.blur();return}
      if(e.key==="/"&&!$("full").open){$("search").focus();e.preventDefault()}
      else if(e.key==="t")theme();else if($("full").open&&e.key==="ArrowRight")step(1);
      else if($("full").open&&e.key==="ArrowLeft")step(-1)});
    find();
    """#
}

extension String {
  /// The text with one character replaced; Foundation's is slow on many short texts.
  fileprivate func replacingOccurrences(_ character: Character, with text: String) -> String {
    contains(character)
      ? split(separator: character, omittingEmptySubsequences: false).joined(separator: text) : self
  }
}
