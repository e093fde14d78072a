/** German, as claims are held against it. */
import { type Tongue, words } from './tongue.ts';

export const GERMAN: Tongue = {
  code: 'de',
  small: words(
    `der die das den dem des ein eine einen einem einer eines und oder ist sind war waren wird werden wurde wurden worden hat haben hatte hatten sei seien im in an am auf aus bei beim nach von vom zu zum zur mit fur
     uber unter durch gegen ohne um als auch wie es er sie sich dass daß nicht noch nur sehr so bis seit vor damit dabei davon diese dieser dieses diesen ihre ihrer ihren seine seiner seinen man kann konnen konnte konnten
     soll sollen muss mussen darf durfen ab zuruck ein aber sondern wenn weil da denn dort hier zwischen wahrend einige manche alle viele mehrere keine kein keinen keiner keinem nie weder noch jeder jede jedes beide beiden etwa rund`,
  ),
  parts: /[;:,]|\b(?:aber|doch|jedoch|sondern|wahrend|und|wohingegen)\b/g,
  denies: /\b(?:nicht|kein(?:e[nrms]?)?|keinerlei|nie(?:mals)?|niemand|weder|nirgends|nichts)\b/,
  soft: /\b(?:ohne|kaum|selten|außer|ausgenommen|ausnahme\w*|bis auf|statt|anstatt|verhinder\w*|vermeid\w*|verzicht\w*|lehn\w* .{0,60}\bab|abgelehnt|verweiger\w*|verbot\w*|untersag\w*|bestreit\w*|bestritt\w*|leugne\w*|dementier\w*|fehl\w*|scheiter\w*|unter|mindestens|hochstens|nur|erst|obwohl|wenn|falls|ob|unver\w+|unmoglich|frei von)\b/,
  inPart:
    /\bnicht (?:alle\w*|jede\w*|immer|uberall|ganz|mehr|so|nur|genau|sehr|besonders|allein|unbedingt|notwendig\w*)\b|\bso \w+ wie\b|\b\w+er als\b|\bmehr als\b|\bweniger als\b/,
  except: /\b(?:außer|ausgenommen|mit ausnahme|bis auf)(?= )/,
  sides: [
    [
      /\bseit (?=(?:\d{4}|(?:anfang|mitte|ende) \d{4}|januar|februar|marz|april|mai|juni|juli|august|september|oktober|november|dezember|montag|dienstag|mittwoch|donnerstag|freitag)\b)/,
      /\bbis (?=(?:\d{4}|(?:anfang|mitte|ende) \d{4}|januar|februar|marz|april|mai|juni|juli|august|september|oktober|november|dezember|montag|dienstag|mittwoch|donnerstag|freitag)\b)/,
    ],
    [
      /\b(?:stieg(?:en)?|stei(?:gt|gen)|gestiegen|erhoht\w*|erhohung|gewachsen|wuchs(?:en)?|wachst|anstieg|zunahme|zugenommen|zunahm\w*|verdoppel\w*|verdreifach\w*|nimmt zu|nahm(?:en)? (?:[^.;]{0,80} )?zu(?= und\b|\s*(?:$|[.,;]))|nimmt (?:[^.;]{0,80} )?zu(?= und\b|\s*(?:$|[.,;])))/,
      /\b(?:sank(?:en)?|sinkt|sinken|gesunken|fiel(?:en)?|gefallen|schrumpf\w*|ruckgang|abnahme|abgenommen|abnahm\w*|zuruckgegangen|zuruckging\w*|halbier\w*|verringer\w*|gesenkt|senkte\w*|reduzier\w*|(?:nahm(?:en)?|nimmt|nehmen) (?:[^.;]{0,80} )?ab(?= und\b|\s*(?:$|[.,;]))|(?:ging(?:en)?|geht|gehen) (?:[^.;]{0,80} )?zuruck(?= und\b|\s*(?:$|[.,;])))/,
    ],
    [
      /\b(?:hoher|großer|mehr|haufiger|ofter|langer|starker|schneller|besser|warmer|teurer|alter)(?:e[nrms]?)?\b/,
      /\b(?:niedriger|geringer|kleiner|weniger|seltener|kurzer|schwacher|langsamer|schlechter|kalter|billiger|gunstiger|junger)(?:e[nrms]?)?\b/,
    ],
    [
      /\b(?:hochst|großt|meist|best|langst|alteste)(?:e[nrms]?|en)?\b/,
      /\b(?:niedrigst|geringst|kleinst|wenigst|schlechtest|kurzest|jungste)(?:e[nrms]?|en)?\b/,
    ],
    [/\bvor (?:de[mnr]|eine[mr]|ihre[mr]|seine[mr])\b/, /\bnach (?:de[mnr]|eine[mr]|ihre[mr]|seine[mr])\b/],
    [
      /\b(?:bestatig\w*|gebilligt|billigte\w*|genehmig\w*|stattgegeben|angenommen|nahm\w* .{0,60}\ban(?=\s*(?:$|[.,;]))|zugestimmt|stimmte\w* .{0,120}\bzu)\b/,
      /\b(?:aufgehoben|hob\w* .{0,60}\bauf|verwarf\w*|verworfen|zuruckgewiesen|wies\w* .{0,60}\b(?:ab|zuruck)|abgewiesen|abgelehnt|lehnte\w* .{0,120}\bab|nichtig|kippte\w*)\b/,
    ],
    [/\b(?:freiwillig\w*)\b/, /\b(?:verpflichtend\w*|vorgeschrieben|pflicht|verpflichtet|obligatorisch\w*)\b/],
    [/\b(?:erlaubt\w*|gestattet\w*|zulassig\w*)\b/, /\b(?:verboten\w*|untersagt\w*|unzulassig\w*)\b/],
    [
      /\bfur\b(?=.{0,60}\b(?:gestimmt|geworben|ausgesprochen|eingetreten|demonstriert))|\b(?:stimmte\w*|warb\w*|votier\w+|demonstrier\w*|pladier\w*) .{0,40}\bfur\b/,
      /\bgegen\b(?=.{0,60}\b(?:gestimmt|geworben|ausgesprochen|eingetreten|demonstriert))|\b(?:stimmte\w*|warb\w*|votier\w+|demonstrier\w*|pladier\w*) .{0,40}\bgegen\b/,
    ],
    [/\b(?:verlanger\w*|langer)\b/, /\b(?:verkurz\w*|kurzer)\b/],
    [/\b(?:verbesser\w*|besser\w*)\b/, /\b(?:verschlechter\w*|schlechter\w*)\b/],
    [/\b(?:schutz\w*|nutzt|nutzte\w*|forder\w*)\b/, /\b(?:schad\w*|gefahrd\w*)\b/],
    [/\b(?:offnete\w*|eroffnet\w*|offen)\b/, /\b(?:schloss\w*|geschlossen\w*)\b/],
    [/\b(?:gewann\w*|gewonnen|siegte\w*)\b/, /\b(?:verlor\w*|unterlag\w*)\b/],
  ],
  than: /\b(?:mehr|weniger|haufiger|\w{2,12}er(?:e[nrms]?)?)\b(?: \w+){0,4} als\b/,
  fromTo:
    /\b(?:von|statt) (?:\w+ )?([\d.,]{1,30})[^\d.;]{0,30}\b(?:auf|zu|bis)\b[^\d.;]{0,15} ([\d.,]{1,30})|\b(?<![\d.,])(\d[\d.,]{0,30})[^\d.;]{0,30}\b(?:gegenuber|nach|statt|verglichen mit)\b[^\d.;]{0,15} ([\d.,]{1,30})/,
  unfound:
    /\bkein(?:e[nrms]?|erlei)? (?:\w+ ){0,3}?(?:unterschied\w*|effekt\w*|einfluss\w*|wirkung\w*|zusammenhang\w*|veranderung\w*|verbesserung\w*|auswirkung\w*|nutzen|vorteil\w*|anderung\w*|korrelation\w*|anstieg|ruckgang)\b|\bunterschied(?:en)? sich (?:[^,;]{0,60} )?nicht\b|\b(?:nicht|kaum) (?:\w+ ){0,2}(?:beeinflusst|verandert|verbessert|verschlechtert|unterschied\w*|signifikant)\b|\bblieb(?:en)? (?:\w+ ){0,3}(?:unverandert|gleich|konstant|stabil)\b|\b(?:war(?:en)?|ist|sind) (?:in beiden (?:\w+ )?)?(?:gleich|vergleichbar|ahnlich)\b|\bunabhangig (?:von|vom)\b|\bwirkte sich nicht\b|\bweder\b/,
  general:
    /^(?:unterschied|effekt|einfluss|wirkung|zusammenhang|verander|verbesser|auswirk|signifikan|statistis|grupp|beobacht|zeig|gefund|festgestell|nachw|nachgewies|ergab|ergeb|feststell|zwisch|nennenswert|messbar|klar|deutlich|vergleich|gleich|ahnlich|unterschied|forsch|autor|wissenschaft|wir$|beid|blieb|jahr|stud)/,
  effect:
    /\b(?:hoher|niedriger|geringer|großer|kleiner|mehr|weniger|besser|schlechter|langer|kurzer|haufiger|seltener|schneller|langsamer|starker|schwacher)(?:e[nrms]?)?\b|\b(?:stieg\w*|sank\w*|senkt\w*|erhoh\w*|verbesser\w*|verschlechter\w*|verkurz\w*|verlanger\w*|verringer\w*|vermehr\w*|beeinfluss\w*|beeintrachtig\w*|reduzier\w*|steiger\w*|wirk(?:t|te)\w*|forder(?:t|te)\w*|schutz(?:t|te)\w*|schad(?:et|ete)\w*|nahm\w* .{0,60}\b(?:zu|ab)|ging\w* .{0,60}\bzuruck|hangt|hing|anderte\w*|verander\w*|wuchs\w*|fiel\w*|schneid\w*|schnitt\w*)\b/,
  view: /\b(?:laut|nach (?:ansicht|meinung|auffassung|einschatzung|darstellung|uberzeugung|angaben|vorstellung) (?:der|des|von|eines|einer|einiger)|fur|aus sicht (?:der|des|von)) (?:\w+ )?(?:kritiker\w*|gegner\w*|befurworter\w*|opposition\w*|klager\w*|beklagte\w*|verteidig\w*|staatsanwaltschaft|anklage|angeklagte\w*|hersteller\w*|\w*verband\w*|gewerkschaft\w*|naturschutzer\w*|umweltschutzer\w*|anwohner\w*)\b|\b(?:kritiker\w*|gegner\w*|befurworter\w*|opposition\w*|klager\w*|beklagte\w*|verteidig\w*|staatsanwaltschaft|anklage|angeklagte\w*|hersteller\w*|bundesregierung|regierung|\w*verband\w*|gewerkschaft\w*|naturschutzer\w*|umweltschutzer\w*|anwohner\w*|vermieter\w*|mieter\w*) (?:\w+ ){0,4}?(?:behaupt\w*|mein\w*|argumentier\w*|glaub\w*|befurcht\w*|werfen|wirft|warfen|warf|beschuldig\w*|vermut\w*|geltend|macht\w* geltend|halten|halt|hielt\w*)\b|\bgeltend gemacht\b|\b(?:einige|manche|viele) (?:\w+ )?(?:behaupten|meinen|glauben|vermuten|befurchten|argumentieren)\b|\b(?:halt|halten|hielt|hielten)(?= (?:[^.;]{1,60} )fur\b)|\b(?:fordert|fordern|forderten|verlangt|verlangen|verlangten)\b|\b(?:angeblich|mutmaßlich)\w*\b/,
  rumoured: /\bsoll(?:en)? (?:[^.;]{0,80} )?\w+ (?:haben|sein|worden sein)\b/,
  maybe:
    /\b(?:k(?:ö|oe)nnten?|d(?:ü|ue)rften?|m(?:ö|oe)chten?|m(?:ö|oe)glicherweise|vielleicht|wom(?:ö|oe)glich|eventuell|vermut(?:en|et|lich|ete[nr]?)|mutmaßlich\w*|wahrscheinlich\w*)(?!\p{L})/u,
  ahead:
    /\b(?:plan(?:t|en|te|ten)|will|wollen|soll|sollen|beabsichtig\w*|rechne[nt]\p{L}{0,30} (?:\p{L}{1,30} )?damit|(?<!als )erwarte[nt]?\w*|vorgesehen|strebt|streben|hofft|hoffen|prognostizier\w*|befürcht\w*|prüf(?:t|en)|geprüft|erwäg(?:t|en)|erwogen|diskutier(?:t|en)|vorgeschlagen|schlägt .{0,40}\bvor|angekündigt|kündigt\w* .{0,60}\ban)(?!\p{L})/u,
  open: /\b(?:wahrscheinlich\w*|konn\w+|kann|konnt\w+|durft\w+|soll\w*|will|wollen|plan\w*|geplant\w*|vielleicht|moglich\w*|wohl|laut|zufolge|nach (?:ansicht|meinung|auffassung|einschatzung|darstellung|angaben|erwartung|uberzeugung)|aus sicht|angeblich\w*|mutmaßlich\w*|behaupt\w*|mein(?:t|en|te|ten)|sagt\w*|erklar\w*|glaub\w*|halt\w*|hielt\w*|erwart\w*|rechne\w*|vermut\w*|vorgeworfen|wirft|werfen|warf\w*|geltend|hofft\w*|beabsicht\w*|vorgesehen|angst|besorgt|sorge\w*|befurcht\w*|furcht\w*|wurde\w* .{0,60}(?:erwartet|vorgeworfen)|sei(?:en)?|habe|ware\w*|hatte\w*|wurden?(?= \w+$)|kritiker\w*|gegner\w*|prognos\w*|angekundigt|forder\w*|verlang\w*|vorgeschlagen|argumentier\w*|beschuldig\w*)\b/,
  done: /\b(?:hat|haben|wurden?|ist|sind|sank(?:en)?|stieg(?:en)?|fiel(?:en)?|wuchs(?:en)?|baute\w*|nahm(?:en)?|ging(?:en)?|schloss(?:en)?|begann(?:en)?|\w{3,}te(?:n)?)\b/,
  must: /\b(?:muss|mussen|ist verpflichtet|sind verpflichtet|vorgeschrieben|verpflichtend|zwingend)\b/,
  may: /\b(?:kann|konnen|darf|durfen|ist berechtigt|sind berechtigt|freiwillig)\b/,
  advises: /\b(?:empfiehlt|empfehlen|empfahl\w*|empfohlen|rat|raten|riet\w*|sollte|sollten)\b/,
  causes:
    /\b(?:verursach\w*|fuhr(?:t|te|en|ten) (?:[^.;]{0,60} )?zu|bewirk\w*|lost\w* .{0,60}\baus|verhinder\w*|beugt\w* .{0,60}\bvor|macht krank|schutzt vor)\b/,
  along:
    /\b(?:geht|gehen|ging(?:en)?) (?:[^.;]{0,60} )?einher\b|\b(?:einhergeh\w*|assoziier\w*|zusammenhang|korrel\w*|verbunden mit|statistisch)\b|\b(?:hatten|haben|hat|hatte|zeigten|zeigt)\b.{0,80}\b(?:besser|hoher|niedriger|geringer|seltener|haufiger)\w*/,
  all: /\b(?:alle|allen|aller|jede[rsnm]?|samtliche\w*|immer|stets)\b/,
  some: /\b(?:einige|einigen|manche|manchen|viele|vielen|mehrere|mehreren|wenige|die meisten|den meisten|ein teil|halfte|drittel\w*|viertel\w*|mehrheit|oft|manchmal|meistens)\b/,
};
