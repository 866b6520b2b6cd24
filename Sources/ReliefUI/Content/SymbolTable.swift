import Foundation
import ReliefGeometry

/// Which drawing stands for which of the system's symbols.
enum SymbolTable {
  /// The drawings of a symbol.
  struct Drawing: Sendable {
    /// Where a drawing comes from.
    enum Source: Hashable, Sendable {
      /// A file of Bootstrap Icons, turned or mirrored.
      case file(String, CGAffineTransform?)
      /// A circle with what a file leaves open in it.
      case inverse(String)
      /// The rim of a solid file.
      case rim(String)
      /// A file, turned, above the ground.
      case grounded(String, CGAffineTransform?)
      /// Relief's own.
      case own(SymbolPaths.Own)
    }

    var source: Source
    /// The filled one, under the name with `.fill` behind; nil where there is none.
    var fill: Source?
  }

  /// All drawings by the symbols' names.
  static let drawings: [String: Drawing] = {
    var drawings: [String: Drawing] = [:]
    for word in symbolNames.split(whereSeparator: \.isWhitespace) {
      let parts = word.split(separator: "=", maxSplits: 1)
      let name = String(parts[0].filter { $0 != "+" })
      let said = parts.count > 1 ? String(parts[1]) : name.replacingOccurrences(of: ".", with: "-")
      let hasFill = word.hasSuffix("+")
      let specs = said.split(separator: ",").map { String($0.filter { $0 != "+" }) }
      guard let first = specs.first else { continue }
      var fill = specs.count > 1 ? source(specs[1], name + ".fill") : nil
      var own = source(first, name)
      if hasFill, first.hasPrefix("@") {
        // A solid drawing of Relief's own, and its rim.
        fill = own
        if case .own(.plain(let key)) = own { own = .own(.hollow(key)) }
      } else if hasFill, specs.count == 1 {
        fill = filled(first)
      }
      drawings[name] = Drawing(source: own, fill: fill)
    }
    return drawings
  }()

  /// Signs that stand on a disc where they are badges.
  static let signs: Set<String> = ["plus", "minus", "xmark", "checkmark", "exclamationmark", "questionmark"]

  /// A drawing from its word: `@` is Relief's own of the symbol's name or the one behind it, `'` are letters, else a
  /// file; a sign at the end turns or mirrors it, `!` exchanges what it draws and leaves open, and `_` draws the ground
  /// beneath it; a hash before a file draws its rim.
  private static func source(_ word: String, _ name: String) -> Drawing.Source {
    if word.hasSuffix("!"), !word.hasPrefix("'") { return .inverse(String(word.dropLast())) }
    if word.hasPrefix("#") { return .rim(String(word.dropFirst())) }
    if word.hasSuffix("_") {
      let (file, turn) = parted(String(word.dropLast()))
      return .grounded(file, turn)
    }
    let (plain, turn) = parted(word)
    if plain.hasPrefix("'") { return .own(.text(String(plain.dropFirst()))) }
    guard plain.hasPrefix("@") else { return .file(plain, turn) }
    let own = SymbolPaths.Own.plain(plain.count > 1 ? String(plain.dropFirst()) : name)
    return .own(turn.map { .turned(own, $0) } ?? own)
  }

  private static func filled(_ word: String) -> Drawing.Source {
    let (plain, turn) = parted(word)
    return .file(plain + "-fill", turn)
  }

  private static func parted(_ word: String) -> (String, CGAffineTransform?) {
    guard let last = word.last, let turn = turns[last], !word.hasPrefix("'") else { return (word, nil) }
    return (String(word.dropLast()), turn)
  }

  /// About the middle of the square: by 90 degrees to the right and left, by 180, by 45, by 45 to the left, by 135 and smaller; mirrored sideways; enlarged.
  private static let turns: [Character: CGAffineTransform] = {
    let h = 0.5.squareRoot()
    return [
      ">": CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 16, ty: 0),
      "<": CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 16),
      "^": CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 16, ty: 16),
      "/": CGAffineTransform(a: h, b: h, c: -h, d: h, tx: 8, ty: 8 - 16 * h),
      ";": CGAffineTransform(a: h, b: -h, c: h, d: h, tx: 8 - 16 * h, ty: 8),
      "~": CGAffineTransform(a: -0.85 * h, b: 0.85 * h, c: -0.85 * h, d: -0.85 * h, tx: 8 + 13.6 * h, ty: 8),
      "%": CGAffineTransform(a: 1.3, b: 0, c: 0, d: 1.3, tx: -2.4, ty: -2.4),
      "|": CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 16, ty: 0),
    ]
  }()
}

/// A word for each symbol: its name, then `=` and the drawing where that is called otherwise, then a comma and the
/// filled one, or `+` where the filled one is called alike.
private let symbolNames = """
  plus=plus-lg minus=dash-lg xmark=x-lg multiply=x-lg checkmark=check-lg equal=@ divide=@ plusminus=@
  plus.slash.minus=plus-slash-minus exclamationmark=exclamation-lg questionmark=question-lg info='i at
  asterisk number=hash percent sum='∑ function='ƒ textformat='Aa abc='abc textformat.123='123 character='A
  dollarsign=currency-dollar eurosign=currency-euro sterlingsign=currency-pound yensign=currency-yen
  indianrupeesign=currency-rupee bitcoinsign=currency-bitcoin
  circle+ square+ triangle+ diamond+ octagon+ hexagon+ pentagon+ rectangle=@,@ rectangle.portrait=@,@ app=@,@
  capsule=@,@ oval=@+ seal=@+ shield+ circle.dotted=@ circle.lefthalf.filled=circle-half
  square.lefthalf.filled=square-half circle.square=circle-square
  heart+ star+ star.leadinghalf.filled=star-half flag+ bookmark+ tag+ bolt=lightning+
  bolt.heart=heart-pulse+ suit.heart=heart+ suit.club=suit-club+ suit.diamond=suit-diamond+ suit.spade=suit-spade+
  hand.raised=@+ hand.wave=@+ hand.thumbsup=hand-thumbs-up+ hand.thumbsdown=hand-thumbs-down+
  hand.point.up.left=hand-index;,hand-index-fill; hand.point.up=hand-index+
  hand.point.right=hand-index>,hand-index-fill> hand.point.left=hand-index<,hand-index-fill<
  hand.point.down=hand-index^,hand-index-fill^ hand.tap=hand-index-thumb+ eye+ eye.slash+ ear+ lungs+ brain=@,@brain.fill
  face.smiling=emoji-smile+ eyeglasses sunglasses=@,sunglasses
  person=person%+ person.2=people+ person.3=@+ person.crop=person%+ person.crop.circle=person-circle
  person.crop.square=person-square
  person.fill.checkmark=person-check-fill person.fill.xmark=person-x-fill
  person.text.rectangle=person-vcard+ figure.stand=@ figure.walk=@ figure.run=@
  figure.wave=@ figure.arms.open=@ figure.cooldown=@ figure.yoga=@ figure.2=@ figure.mind.and.body=@figure.yoga
  house+ building=building+ building.2=buildings+ building.columns=bank,bank2 tent=@+ mountain.2=@+
  bed.double=@,@bed.double.fill sofa=@,@sofa.fill
  door.left.hand.open=door-open+ door.left.hand.closed=door-closed+ lamp.desk=lamp+ lightbulb+
  lightbulb.slash=lightbulb-off+ key+ lock+ lock.open=unlock+ pin+ mappin=@ mappin.and.ellipse=geo-fill map+
  location=cursor+ signpost.right=signpost+ safari=compass+ globe network=globe2
  globe.americas=globe-americas!,globe-americas
  globe.europe.africa=globe-europe-africa!,globe-europe-africa
  globe.asia.australia=globe-asia-australia!,globe-asia-australia binoculars+ fuelpump=fuel-pump+
  car=car-front+ bus=bus-front+ tram=train-front+ bicycle scooter box.truck=truck,@truck.box.fill
  truck.box=truck,@truck.box.fill airplane=airplane-fill>
  airplane.departure=airplane-fill/_
  sun.max=sun+ sun.min=brightness-low+ sun.horizon=brightness-alt-high+ sunrise+ sunset+ moon+ moon.stars=moon-stars+
  sparkles=stars cloud+ icloud=cloud+ cloud.rain=cloud-rain+ cloud.drizzle=cloud-drizzle+
  cloud.heavyrain=cloud-rain-heavy+ cloud.fog=cloud-fog+ cloud.hail=cloud-hail+ cloud.snow=cloud-snow+
  cloud.sleet=cloud-sleet+ cloud.bolt=cloud-lightning+ cloud.bolt.rain=cloud-lightning-rain+ cloud.sun=cloud-sun+
  cloud.moon=cloud-moon+ smoke=clouds+ checkmark.icloud=cloud-check+ icloud.and.arrow.up=cloud-arrow-up+
  icloud.and.arrow.down=cloud-arrow-down+ icloud.slash=cloud-slash+ wind snowflake=snow tornado hurricane rainbow
  tropicalstorm=tropical-storm thermometer=thermometer-half thermometer.low=thermometer-low
  thermometer.high=thermometer-high thermometer.medium=thermometer-half thermometer.sun=thermometer-sun
  thermometer.snowflake=thermometer-snow umbrella+ drop=droplet+ drop.halffull=droplet-half humidity=moisture flame=@+
  leaf=@+ tree+ hare=@+ tortoise=@+ fish=@+ bird=@+ ladybug=bug+ pawprint=@+ swift=@ apple.logo=apple applelogo=apple
  mic+ microphone=mic+ mic.slash=mic-mute+ phone=telephone+ phone.arrow.up.right=telephone-outbound+
  phone.arrow.down.left=telephone-inbound+ phone.badge.plus=telephone-plus+ video=camera-video+
  video.slash=camera-video-off+ envelope+ envelope.open=envelope-open+ paperplane=send+ tray=inbox+ tray.2=inboxes+
  tray.and.arrow.down=@,@tray.and.arrow.down.fill tray.and.arrow.up=@,@tray.and.arrow.up.fill message=chat+
  bubble.left=chat-left+ bubble.right=chat-right+
  text.bubble=chat-left-text+ quote.bubble=chat-left-quote+ ellipsis.bubble=chat-left-dots+
  ellipsis.message=chat-dots+ heart.text.square=postcard-heart+ bubble.middle.bottom=chat-square+
  bell+ bell.slash+ megaphone+ waveform=soundwave waveform.path.ecg=activity wave.3.right=@ wave.3.forward=@wave.3.right
  wave.3.left=@wave.3.right| wave.3.backward=@wave.3.right| radiowaves.right=@ radiowaves.left=@radiowaves.right|
  antenna.radiowaves.left.and.right=broadcast-pin dot.radiowaves.left.and.right=broadcast wifi wifi.slash=wifi-off
  dot.radiowaves.up.forward=@dot.radiowaves.right; cellularbars=reception-4 link=link-45deg paperclip qrcode=qr-code
  qrcode.viewfinder=qr-code-scan barcode=upc barcode.viewfinder=upc-scan viewfinder=fullscreen touchid=fingerprint
  speaker=@+ speaker.wave.1=@+ speaker.wave.2=@+ speaker.wave.3=@+ hifispeaker=speaker+ headphones earbuds
  radio=boombox+ music.note=music-note
  music.note.list=music-note-list music.quarternote.3=@ music.mic=@ guitars=@,@guitars.fill
  opticaldisc=disc+
  play=play%+ pause=@,pause-fill% stop=stop%+ playpause=@,@playpause.fill backward=rewind+ forward=fast-forward+
  backward.end=skip-start+
  forward.end=skip-end+ backward.frame=@+ forward.frame=@+ eject+ record.circle=record-circle+
  repeat repeat.1=repeat-1 shuffle goforward=arrow-clockwise gobackward=arrow-counterclockwise infinity
  film=film,@film.fill photo=image+ photo.on.rectangle=images  camera+
  airplayvideo=cast pip=pip+ tv+
  iphone=@,@iphone.fill iphone.landscape=@iphone<,@iphone.fill< ipad=tablet+ ipad.landscape=tablet-landscape+ laptopcomputer=laptop+
  desktopcomputer=display+ display=display+ applewatch=smartwatch candybarphone=@ keyboard+ printer+
  computermouse=mouse+ gamecontroller=controller,@gamecontroller.fill dpad=dpad+ externaldrive=hdd+
  internaldrive=device-hdd+
  server.rack=hdd-rack cylinder=database+ memorychip=memory cpu+ simcard=sim+ sdcard=sd-card+ usb=usb-symbol
  cable.connector=usb-plug+ powerplug=plug+ battery.100=battery-full battery.50=battery-half battery.0=battery
  battery.100.bolt=battery-charging battery.100percent.bolt=battery-charging power macwindow=window terminal+
  pencil=pencil square.and.pencil=pencil-square highlighter=@ scribble=@ paintbrush=brush+ paintpalette=palette+
  eyedropper scissors wand.and.stars=magic crop slider.horizontal.3=sliders
  slider.vertical.3=sliders> switch.2=toggles dial.low=@,@dial.low.fill trash+ folder+ archivebox=archive+
  doc=file-earmark+
  doc.text=file-earmark-text+ doc.richtext=file-earmark-richtext+ doc.plaintext=file-text+
  doc.on.doc=files,@doc.on.doc.fill
  doc.on.clipboard=clipboard+ list.clipboard=@,@list.clipboard.fill arrow.up.doc=file-earmark-arrow-up+
  arrow.down.doc=file-earmark-arrow-down+ doc.text.image=file-earmark-image+ doc.zipper=file-earmark-zip+
  doc.badge.plus=file-earmark-plus+  note.text=card-text note=sticky+
  calendar=calendar3 calendar.badge.plus=calendar-plus+ calendar.badge.minus=calendar-minus+ book=book+
  book.closed=journal,@book.closed.fill text.book.closed=journal-text,@text.book.closed.fill
  newspaper=newspaper,@newspaper.fill magazine=journal-richtext
  rosette=award+ trophy+ crown=@+ graduationcap=mortarboard+ ticket+ wallet.pass=wallet2,wallet-fill
  creditcard=credit-card+ gift+ banknote=cash,@banknote.fill cart+ bag+ basket+ handbag+ storefront=shop
  shippingbox=box-seam+ cube=box+ puzzlepiece=puzzle+ briefcase+
  bandage=bandaid+ pills=capsule-pill,@pills.fill cross=@+ stethoscope=@
  bolt.horizontal=lightning>,lightning-fill>
  fork.knife=@ cup.and.saucer=cup-hot+ mug=cup+ wineglass=@+ birthday.cake=@,@birthday.cake.fill
  takeoutbag.and.cup.and.straw=cup-straw
  dumbbell=@+ basketball=@,@ tennisball=@,@ soccerball=@ football=@,@ sportscourt=@,@sportscourt.fill die.face.1=dice-1+
  die.face.2=dice-2+ die.face.3=dice-3+ die.face.4=dice-4+ die.face.5=dice-5+ die.face.6=dice-6+ tshirt=@+
  peacesign=peace nosign=@ command option shift=shift+ capslock=capslock+
  delete.left=backspace+ delete.right=backspace-reverse+ return=arrow-return-left
  gear=gear-wide-connected gearshape=gear+ wrench=#wrench,wrench wrench.and.screwdriver=#tools,tools
  hammer=#hammer,hammer screwdriver=#screwdriver,screwdriver
  magnifyingglass=search plus.magnifyingglass=zoom-in minus.magnifyingglass=zoom-out
  clock+ clock.arrow.circlepath=clock-history alarm+ stopwatch+ timer=@ hourglass
  hourglass.bottomhalf.filled=hourglass-bottom hourglass.tophalf.filled=hourglass-top speedometer gauge=speedometer2
  chart.bar=bar-chart+ chart.pie=pie-chart+ chart.line.uptrend.xyaxis=graph-up-arrow
  chart.line.downtrend.xyaxis=graph-down-arrow chart.xyaxis.line=graph-up chart.bar.xaxis=bar-chart-line+
  chart.dots.scatter=@ lines.measurement.horizontal=@ ruler=@ruler.fill+
  list.bullet=list-ul list.number=list-ol list.dash=@ list.star=list-stars checklist=list-check
  list.bullet.indent=list-nested
  text.alignleft=text-left text.aligncenter=text-center text.alignright=text-right text.justify=justify
  text.justify.left=justify-left increase.indent=text-indent-left decrease.indent=text-indent-right
  line.3.horizontal=list line.horizontal.3=list line.3.horizontal.decrease=filter line.horizontal.3.decrease=filter
  line.diagonal=@ ellipsis=three-dots bold=type-bold italic=type-italic underline=type-underline
  strikethrough=type-strikethrough textformat.size='aA paragraph=paragraph character.textbox=@
  character.cursor.ibeam=input-cursor-text textformat.superscript=superscript textformat.subscript=subscript
  square.grid.2x2=grid+ square.grid.3x3=grid-3x3-gap+ square.grid.3x2=grid-3x2-gap+ square.on.square=@
  square.fill.on.square.fill=@
  rectangle.on.rectangle=@ square.stack=@,@square.stack.fill rectangle.stack=collection+
  rectangle.stack.badge.play=collection-play+
  square.stack.3d.up=layers+ square.3.layers.3d=layers-half
  rectangle.split.3x1=layout-three-columns,@rectangle.split.3x1.fill
  rectangle.split.2x1=layout-split,@rectangle.split.2x1.fill sidebar.left=layout-sidebar
  sidebar.leading=layout-sidebar sidebar.right=layout-sidebar-reverse sidebar.trailing=layout-sidebar-reverse
  rectangle.grid.1x2=@,@rectangle.grid.1x2.fill rectangle.grid.2x2=@,@rectangle.grid.2x2.fill
  rectangle.dock=window-dock table=table
  tablecells=grid-3x3 squareshape.split.2x2=@
  chevron.left chevron.right chevron.up chevron.down chevron.backward=chevron-left chevron.forward=chevron-right
  chevron.left.2=chevron-double-left chevron.right.2=chevron-double-right chevron.up.2=chevron-double-up
  chevron.down.2=chevron-double-down chevron.up.chevron.down=chevron-expand chevron.compact.left
  chevron.compact.right chevron.compact.up chevron.compact.down
  chevron.left.forwardslash.chevron.right=code-slash curlybraces=braces
  arrow.left arrow.right arrow.up arrow.down arrow.backward=arrow-left arrow.forward=arrow-right arrow.up.left
  arrow.up.right arrow.down.left arrow.down.right arrow.up.forward=arrow-up-right arrow.left.arrow.right=arrow-left-right
  arrow.left.and.right=@ arrow.up.arrow.down=arrow-down-up| arrow.up.and.down=@arrow.left.and.right>
  arrow.clockwise arrow.counterclockwise arrow.2.circlepath=arrow-repeat arrow.triangle.2.circlepath=@
  arrow.uturn.left=@ arrow.uturn.backward=@arrow.uturn.left arrow.uturn.right=@arrow.uturn.left|
  arrow.uturn.forward=@arrow.uturn.left| arrow.turn.up.left=@ arrow.turn.up.right=@arrow.turn.up.left|
  arrow.turn.down.right=arrow-return-right arrow.turn.down.left=arrow-return-left
  arrow.triangle.turn.up.right.diamond=sign-turn-right+
  arrowshape.turn.up.left=reply+ arrowshape.turn.up.right=reply|,reply-fill| arrowshape.turn.up.left.2=reply-all+
  arrowshape.right=forward+ arrow.up.left.and.arrow.down.right=arrows-angle-expand|
  arrow.down.right.and.arrow.up.left=arrows-angle-contract| arrow.up.backward.and.arrow.down.forward=arrows-angle-expand|
  arrow.up.and.down.and.arrow.left.and.right=arrows-move arrow.up.to.line=arrow-bar-up
  arrow.down.to.line=arrow-bar-down arrow.left.to.line=arrow-bar-left arrow.right.to.line=arrow-bar-right
  arrowtriangle.left=caret-left+ arrowtriangle.right=caret-right+ arrowtriangle.up=caret-up+
  arrowtriangle.down=caret-down+ square.and.arrow.up=box-arrow-up,@ square.and.arrow.down=box-arrow-in-down,@
  rectangle.portrait.and.arrow.right=box-arrow-right,@ rectangle.portrait.and.arrow.forward=box-arrow-right
  arrow.right.square.on.square=box-arrow-in-right arrow.up.forward.square=arrow-up-right-square+
  arrow.up.forward.app=box-arrow-up-right square.and.arrow.up.on.square=@
  point.3.connected.trianglepath.dotted=share+ personalhotspot=link
  exclamationmark.triangle=exclamation-triangle+ accessibility=universal-access
  target=bullseye scope=@ square.on.circle=@ circle.grid.2x2=@,@circle.grid.2x2.fill
  circle.grid.3x3=@,@circle.grid.3x3.fill circle.hexagongrid=@,@circle.hexagongrid.fill
  circle.grid.cross=@,@circle.grid.cross.fill smallcircle.filled.circle=@,@smallcircle.filled.circle.fill circle.inset.filled=@
  circle.righthalf.filled=circle-half|
  circle.bottomhalf.filled=circle-half< circle.tophalf.filled=circle-half> square.righthalf.filled=square-half|
  diamond.lefthalf.filled=diamond-half hexagon.lefthalf.filled=hexagon-half octagon.lefthalf.filled=octagon-half
  triangle.lefthalf.filled=triangle-half pentagon.lefthalf.filled=pentagon-half shield.lefthalf.filled=shield-shaded
  rectangle.lefthalf.filled=@ rectangle.righthalf.filled=@rectangle.lefthalf.filled| rectangle.inset.filled=@
  square.split.2x1=@ square.split.1x2=@ square.split.2x2=@squareshape.split.2x2
  cube.transparent=@,@cube.transparent.fill pyramid=@+
  lamp.floor=@+ lamp.table=@+ lamp.ceiling=@+ fan=@+ fan.desk=@,@fan.desk.fill blinds.vertical.closed=@
  blinds.vertical.open=@
  blinds.horizontal.closed=@ blinds.horizontal.open=@ curtains.closed=@ curtains.open=@ oven=@+ stove=@+ microwave=@+
  dishwasher=@+ washer=@+ dryer=@+ refrigerator=@+ cabinet=@+ air.conditioner.horizontal=@+ heater.vertical=@+
  fireplace=@+ sink=@,@sink.fill shower=@+ bathtub=@+ toilet=@+ chair=@+ table.furniture=@+ door.garage.closed=@
  door.garage.open=@ window.vertical.closed=@ window.vertical.open=@ lightswitch.on=@,@lightswitch.on.fill
  lightswitch.off=@,@lightswitch.off.fill
  poweroutlet.type.b=outlet web.camera=webcam+ wifi.router=router+ homepod=@+ visionpro=headset-vr airplayaudio=@
  externaldrive.connected.to.line.below=hdd-network+ recordingtape=voicemail pc=pc faceid=@ camera.aperture=@
  figure.walk.departure=@ figure.walk.arrival=@ figure.walk.motion=@ figure.dance=@ figure.hiking=@
  figure.strengthtraining.traditional=@ figure.pool.swim=@ figure.outdoor.cycle=@ figure.stairs=@ figure.roll=@
  bolt.car=ev-front+ ev.charger=ev-station+ train.side.front.car=train-freight-front+ lightrail=train-lightrail-front+
  airplane.arrival=airplane-fill~_ sailboat=@+ ferry=@+ steeringwheel=@ road.lanes=@ parkingsign='P
  signpost.left=signpost|,signpost-fill| signpost.right.and.left=signpost-split+ location.north=@+
  lifepreserver=life-preserver globe.central.south.asia=globe-central-south-asia!,globe-central-south-asia
  beach.umbrella=@+
  suitcase=@+ backpack=@+ cross.case=@+ syringe=@+ testtube.2=@ atom=@ microbe=#virus,virus allergens=flower1
  pill=capsule,@pill.fill
  staroflife=@+ medal=@+ scalemass=@+ theatermasks=@+ popcorn=@+ carrot=@+ frying.pan=@+ party.popper=@+ balloon+
  rays=@ water.waves=water arrow.3.trianglepath=recycle pianokeys=@ tuningfork=@
  eraser+ signature=@ scroll=@+ books.vertical=@,@books.vertical.fill character.book.closed=journal-bookmark+
  greetingcard=postcard+
  list.bullet.rectangle=card-list chart.bar.doc.horizontal=file-earmark-bar-graph+ lock.doc=file-earmark-lock+
  text.quote=blockquote-left quote.opening=quote quote.closing=quote^ translate bubble.left.and.bubble.right=@+
  person.crop.rectangle=@ phone.down=telephone~,telephone-fill~
  rublesign='₽ wonsign='₩ turkishlirasign='₺ shekelsign='₪ centsign='¢ nairasign='₦ fn='fn
  exclamationmark.2='!! exclamationmark.3='!!! lessthan=@ greaterthan=@ notequal=@ x.squareroot=@
  plus.forwardslash.minus=plus-slash-minus control=@ escape arrow.triangle.branch=@ arrow.rectanglepath=@
  arrow.uturn.up=@arrow.uturn.left> arrow.uturn.down=@arrow.uturn.left< arrowshape.left=forward|,forward-fill|
  arrowshape.up=forward<,forward-fill< arrowshape.down=forward>,forward-fill> battery.25=@ battery.75=@
  battery.100percent=battery-full battery.75percent=@battery.75 battery.50percent=battery-half
  battery.25percent=@battery.25 battery.0percent=battery key.horizontal=@+
  circle.dashed=@ circle.dashed.inset.filled=@ square.dashed=@ square.dashed.inset.filled=@
  questionmark.square.dashed=@ app.dashed=@ rectangle.dashed=@ square.inset.filled=@ capsule.portrait=@+
  oval.portrait=@+ rhombus=@+ squareshape=@+ dot.circle=@ dot.square=@ smallcircle.circle=@
  rectangle.fill.on.rectangle.fill=@ photo.fill.on.rectangle.fill=@ square.fill.on.circle.fill=@
  rectangle.split.1x2=@,@rectangle.split.1x2.fill rectangle.split.2x2=@,@rectangle.split.2x2.fill
  rectangle.split.3x3=@ rectangle.grid.3x2=@,@rectangle.grid.3x2.fill rectangle.3.group=@,@rectangle.3.group.fill
  rectangle.3.offgrid=@,@rectangle.3.offgrid.fill rectangle.center.inset.filled=@ rectangle.topthird.inset.filled=@
  rectangle.bottomthird.inset.filled=@ rectangle.leadinghalf.inset.filled=@ rectangle.on.rectangle.angled=@
  circle.grid.2x1=@ circle.hexagonpath=@,@circle.hexagonpath.fill squareshape.split.3x3=@ moon.zzz=@,@moon.zzz.fill
  zzz=@ moonphase.full.moon=@ moonphase.new.moon=@ moonphase.first.quarter=@ moonphase.last.quarter=@
  moonphase.waxing.crescent=@ moonphase.waning.crescent=@ moonphase.waxing.gibbous=@ moonphase.waning.gibbous=@
  sparkle=@ sun.haze=@,@sun.haze.fill sun.dust=@,@sun.dust.fill cloud.sun.rain=@,@cloud.sun.rain.fill
  cloud.moon.rain=@,@cloud.moon.rain.fill wind.snow=@ aqi.low=@ aqi.medium=@ aqi.high=@ speaker.zzz=@+
  forward.end.alt=@+ backward.end.alt=@+ memories=@ music.note.house=@,@music.note.house.fill
  bell.and.waves.left.and.right=@,@bell.and.waves.left.and.right.fill flag.checkered=@ flag.2.crossed=@+
  shield.checkered=@ rotate.right=@,@rotate.right.fill rotate.left=@,@rotate.left.fill
  arrow.triangle.turn.up.right=@ arrow.triangle.swap=@ arrow.triangle.merge=@ arrow.triangle.pull=@
  arrow.2.squarepath=@ arrow.left.and.line.vertical.and.arrow.right=@ arrow.right.and.line.vertical.and.arrow.left=@
  chevron.right.to.line=@ arrow.turn.right.up=@ poweron=@ poweroff=@ powersleep=@ power.dotted=@
  gauge.with.dots.needle.0percent=@ gauge.with.dots.needle.33percent=@ gauge.with.dots.needle.50percent=@
  gauge.with.dots.needle.67percent=@ gauge.with.dots.needle.100percent=@ gauge.with.needle=@ barometer=@
  dial.min=@,@dial.min.fill dial.medium=@,@dial.medium.fill dial.high=@,@dial.high.fill metronome=@+ level=@+
  lightbulb.max=@+ lightbulb.min=@+ lightbulb.led=@+ lightbulb.2=@+ fan.floor=@,@fan.floor.fill fan.ceiling=@
  light.recessed=@+ light.panel=@+ light.strip.2=@ light.beacon.max=@+ poweroutlet.type.a=@ poweroutlet.type.f=@
  poweroutlet.strip=@+ door.sliding.left.hand.open=@ roller.shade.open=@ roller.shade.closed=@ air.purifier=@+
  humidifier=@+ dehumidifier=@+ spigot=@+ sprinkler=@+ sensor=@+ contact.sensor=@+ videoprojector=@+ hifireceiver=@
  cooktop=@+ stairs=@ chair.lounge=@+ balloon.2=@+ tray.full=@,@tray.full.fill xmark.bin=@+
  pencil.and.ruler=@,@pencil.and.ruler.fill pencil.line=@ scribble.variable=@ lasso=@ paintbrush.pointed=@+
  wand.and.rays=@ gearshape.2=@+ case=@+ suitcase.rolling=@+ giftcard=@+ waterbottle=@+ film.stack=@
  list.bullet.clipboard=@,@list.bullet.clipboard.fill
  arrow.triangle.2.circlepath.camera=@,@arrow.triangle.2.circlepath.camera.fill camera.on.rectangle=@
  camera.filters=@ camera.macro=@ captions.bubble=@+ clear=@+ lock.rotation=@ lock.iphone=@
  keyboard.chevron.compact.down=@ play.tv=@,@play.tv.fill dot.radiowaves.right=@ photo.stack=@,@photo.stack.fill
  photo.artframe=@ chart.line.flattrend.xyaxis=@ cursorarrow=@ cursorarrow.rays=@ figure=@ figure.basketball=@
  figure.soccer=@ figure.tennis=@ figure.golf=@ figure.rower=@ figure.skiing.downhill=@ figure.snowboarding=@
  figure.boxing=@ figure.climbing=@ figure.gymnastics=@ figure.martial.arts=@ figure.core.training=@
  figure.flexibility=@ figure.jumprope=@ figure.elliptical=@ figure.fall=@ figure.child=@ figure.surfing=@
  figure.bowling=@ figure.volleyball=@ figure.baseball=@ figure.skating=@ figure.and.child.holdinghands=@
  person.wave.2=@,@person.wave.2.fill person.line.dotted.person=@ person.fill.questionmark=@ cat=@+ dog=@+ ant=@+
  lizard=@+ teddybear=@+ eyes=@ mouth=@ nose=@ mustache=@+ hands.clap=@+ hand.draw=@+ hand.raised.fingers.spread=@+
  car.side=@+ stroller=@ motorcycle=@ batteryblock=@+ bolt.batteryblock=@+ solar.panel=@ powercord=@ airpods=@
  airpodspro=@ airpodsmax=@ homepodmini=@+ appletv=@+ hifispeaker.2=@+ homepod.2=@+ ipod=@ display.2=@
  macbook.and.iphone=@ ipad.and.iphone=@ iphone.homebutton=@ iphone.radiowaves.left.and.right=@
  applewatch.watchface=@ applewatch.radiowaves.left.and.right=@ menubar.rectangle=@ dock.rectangle=@
  macwindow.on.rectangle=@ square.2.layers.3d=@ square.3.stack.3d=@ square.3.layers.3d.top.filled=@ cone=@+
  baseball=@,@baseball.fill volleyball=@,@volleyball.fill tennis.racket=@ skateboard=@ medal.star=@ laurel.leading=@
  facemask=@+ cross.vial=@+ shoe=@+ brain.head.profile=@ waveform.path=@ square.split.diagonal.2x2=@ livephoto=@
  umbrella.percent=@ clipboard=clipboard2+ music.note.tv=@,@music.note.tv.fill door.right.hand.open=door-open|,door-open-fill|
  door.right.hand.closed=door-closed|,door-closed-fill| puzzlepiece.extension=puzzle>,puzzle-fill>
  wrench.adjustable=#wrench-adjustable,wrench-adjustable
  iphone.gen3=@iphone,@iphone.fill iphone.gen2=@iphone,@iphone.fill
  laptopcomputer.and.iphone=@macbook.and.iphone macbook=laptop+ pesosign='₱ francsign='₣ lirasign='₤ dongsign='₫
  brazilianrealsign='R$ chineseyuanrenminbisign='元 viewfinder.rectangular=aspect-ratio
  arrow.down.left.and.arrow.up.right=arrows-angle-expand arrow.up.right.and.arrow.down.left=arrows-angle-contract
  laurel.trailing=@laurel.leading| chevron.left.to.line=@chevron.right.to.line|
  arrow.turn.left.up=@arrow.turn.right.up| mouse=mouse3+ mail=envelope+ mail.stack=envelope-paper+
  return.left=arrow-return-left movieclapper=@+
  """
