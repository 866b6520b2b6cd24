/// The page of the report: its look and its script, around the data.
enum ReportPage {
  /// The whole page.
  static func text(data: String, version: String) -> String {
    """
    <!DOCTYPE html>
    <html lang="en"><head><meta charset="utf-8"><title>Snapshots</title>
    <meta name="viewport" content="width=device-width">
    <meta http-equiv="Content-Security-Policy"
      content="default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
    <link rel="icon" href="data:,">
    <style>\(style)</style></head><body>
    <aside><h1>Snapshots <small id="count"></small></h1>
    <input id="filter" type="search" placeholder="Filter (/)" aria-label="Filter"><ol id="list"></ol>
    <footer>Relief \(version)</footer></aside>
    <main><header><h2 id="name">Nothing failed</h2><nav id="modes" role="tablist"></nav>
    <label>Zoom <select id="zoom"><option value="fit">fit</option><option>1</option><option>2</option>
    <option>4</option><option>8</option><option>16</option></select></label>
    <label id="gainLabel">Gain <input id="gain" type="range" min="1" max="64" value="16"></label>
    <button id="scheme" title="Light or dark (t)">◐</button></header>
    <pre id="message"></pre><div id="stage" tabindex="0"></div><p id="values" aria-live="polite">&nbsp;</p>
    <p id="keys">j k next, previous · 1–6 modes · + − zoom · / filter · t light or dark</p></main>
    <script type="application/json" id="data">\(data)</script>
    <script>\(script)</script></body></html>

    """
  }

  private static let style = """
    :root{color-scheme:light dark;--ground:light-dark(#f4f4f6,#1c1c1f);--face:light-dark(#fff,#28282c);
    --ink:light-dark(#1c1c1f,#eee);--dim:light-dark(#66666e,#a0a0a8);--line:light-dark(#d8d8de,#3c3c42);--mark:#0a6cff}
    *{box-sizing:border-box}body{margin:0;display:flex;height:100vh;font:14px/1.4 system-ui,sans-serif;
    background:var(--ground);color:var(--ink)}
    aside{width:300px;flex:none;display:flex;flex-direction:column;border-right:1px solid var(--line);background:var(--face)}
    h1{font-size:16px;margin:12px}h1 small{color:var(--dim);font-weight:400}#filter{margin:0 12px 8px;padding:6px}
    #list{list-style:none;margin:0;padding:0;overflow:auto;flex:1}#list li{padding:6px 12px;cursor:pointer;
    overflow-wrap:anywhere}#list li span{display:block;color:var(--dim);font-size:12px}
    #list li[aria-selected=true]{background:var(--mark);color:#fff}#list li[aria-selected=true] span{color:#fff}
    footer{padding:8px 12px;color:var(--dim);font-size:12px}
    main{flex:1;min-width:0;display:flex;flex-direction:column;padding:0 16px}
    header{display:flex;gap:12px;align-items:center;flex-wrap:wrap;padding:10px 0}h2{font-size:15px;margin:0;flex:1 1 100%;
    overflow-wrap:anywhere}nav button[aria-selected=true]{background:var(--mark);color:#fff}
    button,select{font:inherit;padding:3px 9px;border:1px solid var(--line);border-radius:5px;background:var(--face);
    color:var(--ink)}pre{margin:0 0 8px;white-space:pre-wrap;color:var(--dim);font-size:12px;max-height:9em;overflow:auto}
    #stage{flex:1;min-height:0;overflow:auto;border:1px solid var(--line);background:
    repeating-conic-gradient(light-dark(#fff,#333) 0 25%,light-dark(#e8e8ec,#2a2a2a) 0 50%) 0 0/16px 16px}
    .row{display:flex;gap:12px;padding:12px;align-items:flex-start}figure{margin:0}figcaption{font-size:12px;color:var(--ink);
    background:var(--face);display:inline-block;padding:0 6px}canvas{display:block;image-rendering:pixelated;
    transform-origin:0 0}.over{position:relative;margin:12px}.over canvas{position:absolute;left:0;top:0}
    .over .handle{position:absolute;top:0;bottom:0;width:2px;background:var(--mark);pointer-events:none}
    .bar{padding:8px 12px;background:var(--face);position:sticky;top:0;left:0;z-index:2}.bar input{width:min(400px,80%)}
    #values{margin:6px 0;font-family:ui-monospace,monospace;font-size:12px;min-height:1.4em}
    #keys{margin:0 0 8px;color:var(--dim);font-size:12px}.text{padding:12px;margin:0;max-height:none;color:var(--ink);
    background:var(--face);white-space:pre}
    """

  private static let script = #"""
    "use strict";
    const items=JSON.parse(document.getElementById("data").textContent),$=id=>document.getElementById(id);
    const modes=["Side by side","Slider","Onion skin","Blink","Difference","Actual"];
    let shown=items.map((_,i)=>i),current=-1,mode=0,timer=0,split=.5,mix=.5,pictures=null,turn=0;
    async function decode(text){if(!text)return null;
      const image=new Image();image.src="data:image/png;base64,"+text;await image.decode();
      const canvas=document.createElement("canvas");canvas.width=image.width;canvas.height=image.height;
      const context=canvas.getContext("2d",{willReadFrequently:true});context.drawImage(image,0,0);
      return{canvas,width:image.width,height:image.height,
        data:context.getImageData(0,0,image.width,image.height).data}}
    function list(){const words=$("filter").value.toLowerCase().split(/\s+/).filter(Boolean);
      shown=items.map((_,i)=>i).filter(i=>{const e=items[i].entry,
        text=(e.identifier+" "+(e.kind||"")+" "+e.status+" "+(e.variant||"")).toLowerCase();
        return words.every(w=>text.includes(w))});
      $("list").replaceChildren(...shown.map(i=>{const e=items[i].entry,li=document.createElement("li"),
        span=document.createElement("span");li.append(e.identifier);
        span.textContent=(e.kind||e.status)+(e.measures?" · "+e.measures.differingPixels+" px":"");li.append(span);
        li.setAttribute("role","option");li.setAttribute("aria-selected",String(i===current));
        li.onclick=()=>select(i);return li}));
      $("count").textContent=shown.length===items.length?items.length:shown.length+" of "+items.length}
    async function select(i){if(i===undefined)return;current=i;const mine=++turn,item=items[i],e=item.entry;
      list();const row=$("list").querySelector("[aria-selected=true]");if(row)row.scrollIntoView({block:"nearest"});
      $("name").textContent=e.identifier;$("message").textContent=e.message;
      const got=item.isPicture?{reference:await decode(item.reference),actual:await decode(item.actual)}:null;
      if(mine!==turn)return;pictures=got;draw()}
    function difference(){const a=pictures.reference,b=pictures.actual,w=Math.max(a.width,b.width),
      h=Math.max(a.height,b.height),canvas=document.createElement("canvas"),gain=+$("gain").value;
      canvas.width=w;canvas.height=h;const context=canvas.getContext("2d"),out=context.createImageData(w,h),o=out.data;
      for(let y=0;y<h;y++)for(let x=0;x<w;x++){const k=(y*w+x)*4;o[k+3]=255;
        if(x<a.width&&y<a.height&&x<b.width&&y<b.height){const i=(y*a.width+x)*4,j=(y*b.width+x)*4;
          const p=a.data[i+3]/255,q=b.data[j+3]/255;
          for(let c=0;c<3;c++)o[k+c]=128+gain*(b.data[j+c]*q-a.data[i+c]*p+(q-p)*255)}
        else{o[k]=240;o[k+1]=170;o[k+2]=40}}
      context.putImageData(out,0,0);return{canvas,width:w,height:h}}
    function size(p){const z=$("zoom").value,stage=$("stage"),count=mode===0?2:1;
      if(z!=="fit")return+z/1;return Math.min((stage.clientWidth-24*count)/count/p.width,
        (stage.clientHeight-64)/p.height,4)}
    function sized(canvas,scale){const copy=document.createElement("canvas");copy.width=canvas.width;
      copy.height=canvas.height;copy.getContext("2d").drawImage(canvas,0,0);
      copy.style.width=canvas.width*scale+"px";copy.style.height=canvas.height*scale+"px";
      copy.dataset.scale=scale;return copy}
    function figure(title,p,scale){const f=document.createElement("figure"),c=document.createElement("figcaption");
      c.textContent=title+(p?", "+p.width+" × "+p.height:": none");f.append(c);
      if(p)f.append(sized(p.canvas,scale));return f}
    function slider(value,label,change){const bar=document.createElement("div"),input=document.createElement("input");
      bar.className="bar";input.type="range";input.min=0;input.max=100;input.value=value*100;input.id="range";
      input.setAttribute("aria-label",label);input.oninput=()=>change(input.value/100);
      bar.append("reference ",input," actual");return bar}
    function draw(){clearInterval(timer);const stage=$("stage");stage.replaceChildren();
      $("modes").replaceChildren(...modes.map((m,i)=>{const b=document.createElement("button");b.textContent=m;
        b.setAttribute("role","tab");b.setAttribute("aria-selected",String(i===mode));
        b.onclick=()=>{mode=i;draw()};return b}));
      $("gainLabel").hidden=mode!==4;
      if(current<0)return;const item=items[current];
      if(!item.isPicture){const pre=document.createElement("pre");pre.className="text";
        pre.textContent=item.difference||item.actual||"";stage.append(pre);return}
      const{reference:a,actual:b}=pictures,any=b||a;if(!any)return;const scale=size(any);
      if(mode===0||!a||!b){const row=document.createElement("div");row.className="row";
        row.append(figure("reference",a,scale),figure("actual",b,scale));stage.append(row);return}
      if(mode===4||mode===5){const row=document.createElement("div");row.className="row";
        row.append(mode===4?figure("difference ×"+$("gain").value,difference(),scale):figure("actual",b,scale));
        stage.append(row);return}
      const over=document.createElement("div"),below=sized(a.canvas,scale),above=sized(b.canvas,scale);
      over.className="over";over.style.width=Math.max(a.width,b.width)*scale+"px";
      over.style.height=Math.max(a.height,b.height)*scale+"px";over.append(below,above);
      if(mode===1){const handle=document.createElement("div");handle.className="handle";over.append(handle);
        const place=v=>{split=v;above.style.clipPath="inset(0 0 0 "+v*100+"%)";handle.style.left=v*100+"%"};
        const bar=slider(split,"Slider",place);stage.append(bar);place(split);
        over.onpointermove=e=>{if(!e.buttons)return;const r=over.getBoundingClientRect();
          const v=Math.min(Math.max((e.clientX-r.left)/r.width,0),1);place(v);$("range").value=v*100}}
      if(mode===2){const fade=v=>{mix=v;above.style.opacity=v};stage.append(slider(mix,"Onion skin",fade));fade(mix)}
      if(mode===3){let on=true;timer=setInterval(()=>{on=!on;above.style.visibility=on?"visible":"hidden"},500)}
      stage.append(over)}
    const hex=(p,x,y)=>{if(!p||x>=p.width||y>=p.height)return"–";const i=(y*p.width+x)*4,d=p.data;
      return"rgba("+d[i]+", "+d[i+1]+", "+d[i+2]+", "+d[i+3]+")"};
    $("stage").addEventListener("pointermove",e=>{if(!pictures||e.target.tagName!=="CANVAS")return;
      const r=e.target.getBoundingClientRect(),s=+e.target.dataset.scale,
        x=Math.floor((e.clientX-r.left)/s),y=Math.floor((e.clientY-r.top)/s);
      const a=pictures.reference,b=pictures.actual;let text="("+x+", "+y+")  reference "+hex(a,x,y)+"  actual "+hex(b,x,y);
      if(a&&b&&x<a.width&&x<b.width&&y<a.height&&y<b.height){const i=(y*a.width+x)*4,j=(y*b.width+x)*4;
        text+="  difference "+[0,1,2,3].map(c=>b.data[j+c]-a.data[i+c]).join(", ")}
      $("values").textContent=text});
    const step=d=>{const at=shown.indexOf(current);select(shown[Math.min(Math.max(at+d,0),shown.length-1)])};
    const zoom=d=>{const z=$("zoom");z.selectedIndex=Math.min(Math.max(z.selectedIndex+d,0),z.length-1);draw()};
    function scheme(){const root=document.documentElement.style,
      isDark=root.colorScheme?root.colorScheme==="dark":matchMedia("(prefers-color-scheme:dark)").matches;
      root.colorScheme=isDark?"light":"dark"}
    addEventListener("keydown",e=>{if(e.target.id==="filter"){if(e.key==="Escape"||e.key==="Enter")e.target.blur();return}
      if(e.ctrlKey||e.metaKey||e.altKey)return;
      if(e.key==="j"||e.key==="ArrowDown")step(1);else if(e.key==="k"||e.key==="ArrowUp")step(-1);
      else if(e.key>="1"&&e.key<="6"){mode=+e.key-1;draw()}else if(e.key==="+"||e.key==="=")zoom(1);
      else if(e.key==="-")zoom(-1);else if(e.key==="t")scheme();
      else if(e.key==="/")$("filter").focus();else return;e.preventDefault()});
    $("filter").oninput=()=>{list();if(!shown.includes(current))select(shown[0])};
    $("zoom").onchange=draw;$("gain").oninput=draw;$("scheme").onclick=scheme;addEventListener("resize",draw);
    list();draw();if(items.length)select(0);
    """#
}
