/** Dutch, as claims are held against it. */
import { type Tongue, words } from './tongue.ts';

export const DUTCH: Tongue = {
  code: 'nl',
  small: words(
    `de het een en of is zijn was waren wordt worden werd werden geworden heeft hebben had hadden in op aan bij van naar uit met voor door over tegen zonder om als ook hoe hij zij ze wij er zich dat die dit deze niet geen nog maar zo zeer
     tot sinds daar hun haar zijn kan kunnen kon konden zal zullen moet moeten mag mogen wil willen af terug want tussen tijdens sommige enkele alle veel vele meerdere elke elk ieder iedere beide ongeveer rond nooit noch meer minder dan`,
  ),
  parts: /[;:,]|\b(?:maar|echter|terwijl|en|doch)\b/g,
  denies: /\b(?:niet|geen|nooit|niemand|noch|nergens|niets)\b/,
  soft: /\b(?:zonder|nauwelijks|zelden|behalve|uitgezonderd|tenzij|uitzondering\w*|voorkom\w*|vermeden|vermij\w*|weiger\w*|verbood|verbod\w*|verboden|ontken\w*|ontbre\w*|mislukt\w*|minstens|hoogstens|alleen|slechts|pas|hoewel|als|indien|of|nog|onmogelijk)\b/,
  inPart:
    /\bniet (?:alle\w*|elke?|iedere?|altijd|overal|meer|zo|alleen|noodzakelijk\w*)\b|\b(?:net )?zo \w+ als\b|\b\w+er dan\b|\bminder dan\b/,
  except: /\b(?:behalve|uitgezonderd|met uitzondering)(?= )/,
  sides: [
    [
      /\b(?:steeg|stegen|stijgt|stijgen|gestegen|groeide\w*|gegroeid|stijging|toename|toegenomen|verdubbel\w*|verhoog\w*|verhoging|nam(?:en)? (?:[^.;]{0,80} )?toe\b|neemt (?:[^.;]{0,80} )?toe\b)/,
      /\b(?:daalde\w*|daalt|dalen|gedaald|daling|afname|afgenomen|kromp\w*|gekrompen|halveer\w*|gehalveerd|verlaag\w*|verminder\w*|verlaging|(?:nam(?:en)?|neemt|nemen) (?:[^.;]{0,80} )?af\b|(?:ging(?:en)?|liep(?:en)?) (?:[^.;]{0,80} )?terug\b)/,
    ],
    [
      /\b(?:hoger|groter|meer|vaker|langer|sterker|sneller|beter|warmer|duurder|ouder)e?\b/,
      /\b(?:lager|kleiner|minder|zeldzamer|korter|zwakker|trager|langzamer|slechter|kouder|goedkoper|jonger)e?\b/,
    ],
    [/\b(?:hoogste|grootste|meeste|beste|langste|oudste)\b/, /\b(?:laagste|kleinste|minste|slechtste|kortste|jongste)\b/],
    [/\bvoor (?:de|het|een)\b/, /\bna (?:de|het|een)\b/],
    [
      /\b(?:goedgekeurd|keurde\w* .{0,60}\bgoed|bevestig\w*|aangenomen|aanvaard\w*)\b/,
      /\b(?:verworpen|verwierp\w*|afgewezen|wees .{0,60}\baf|vernietig\w*|afgekeurd)\b/,
    ],
    [/\b(?:vrijwillig\w*)\b/, /\b(?:verplicht\w*)\b/],
    [/\b(?:toegestaan\w*|toegelaten)\b/, /\b(?:verboden)\b/],
    [/\b(?:verbeter\w*)\b/, /\b(?:verslechter\w*)\b/],
    [/\b(?:won|wonnen|gewonnen)\b/, /\b(?:verloor|verloren)\b/],
    [/\b(?:opende\w*|geopend|open)\b/, /\b(?:sloot|sloten|gesloten)\b/],
  ],
  than: /\b(?:meer|minder|vaker|\w{2,12}er(?:e)?)\b(?: \w+){0,4} dan\b/,
  fromTo:
    /\bvan ([\d.,]{1,30})[^\d.;]{0,25}\b(?:naar|tot) ([\d.,]{1,30})|\b(?<![\d.,])(\d[\d.,]{0,30})[^\d.;]{0,30}\b(?:tegenover|tegen)\b[^\d.;]{0,15} ?([\d.,]{1,30})/,
  unfound:
    /\bgeen (?:\w+ ){0,3}?(?:verschil\w*|effect\w*|invloed|impact|verband|verandering\w*|verbetering|samenhang|stijging|daling|toename|afname)\b|\bverschilde\w* (?:[^,;]{0,60} )?niet\b|\bniet (?:\w+ ){0,2}(?:beinvloed|veranderd|verbeterd|verslechterd|significant|verschillend)\b|\bbleef|\bbleven (?:\w+ ){0,3}(?:gelijk|onveranderd|constant|stabiel)\b|\b(?:was|waren|is|zijn) (?:gelijk|vergelijkbaar|hetzelfde)\b|\bhing (?:\w+ ){0,3}niet\b/,
  general:
    /^(?:verschil|effect|invloed|impact|verband|verander|verbeter|samenhang|signific|statist|groep|geobserv|waargenom|gevond|vond|blijk|bleek|aangetoond|onderzo|jaar|beide|bleef|blev|gelijk|vergelijk)/,
  effect:
    /\b(?:hoger|lager|groter|kleiner|meer|minder|beter|slechter|langer|korter|vaker|sneller|trager|sterker|zwakker)e?\b|\b(?:steeg\w*|stegen|daalde\w*|verhoog\w*|verlaag\w*|verbeter\w*|verslechter\w*|verkort\w*|verleng\w*|verminder\w*|beinvloed\w*|toegenomen|afgenomen|nam .{0,60}\b(?:toe|af)|veranderde\w*|groeide\w*)\b/,
  view: /\b(?:volgens|in de ogen van) (?:de |het |sommige )?(?:critici|tegenstanders?|voorstanders?|oppositie|eisers?|gedaagden?|verdediging|openbaar ministerie|advoca\w+|fabrikant\w*|vakbond\w*)\b|\b(?:critici|tegenstanders|voorstanders|oppositie|eisers?|gedaagden?|verdediging|advoca\w+|fabrikant\w*|vakbond\w*) (?:\w+ ){0,2}?(?:bewe\w+|vind\w*|vond\w*|mene\w*|denk\w*|vre\w+|beschuldig\w*|stel(?:t|len|de|den))/,
  rumoured: /\bzou(?:den)? (?:[^.;]{0,80} )?(?:hebben|zijn)(?!\p{L})/u,
  maybe: /\b(?:zou(?:den)?|misschien|mogelijk|wellicht|vermoedelijk|waarschijnlijk)(?!\p{L})/u,
  ahead:
    /\b(?:wil|willen|van plan|plant|plannen|gepland|verwacht\p{L}{0,30}|zal|zullen|beoogt|overweegt|overwegen|hoopt|hopen|vreest|vrezen|voorgesteld|stelt .{0,40}\bvoor|aangekondigd|kondigt .{0,60}\baan)(?!\p{L})/u,
  open: /\b(?:kan|kunnen|kon\w*|zou\w*|misschien|mogelijk\w*|wellicht|volgens|bewe\w+|vind\w*|vond\w*|mene\w*|denk\w*|vre\w+|beschuldig\w*|stel(?:t|len|de|den)|wil|willen|plan\w*|gepland|verwacht\w*|zal|zullen|hoop\w*|hopen|aangekondigd|voorgesteld|zegt|zeggen|zei\w*|vermoed\w*|waarschijnlijk|bang|critici|oppositie)\b/,
  done: /\b(?:heeft|hebben|werd(?:en)?|is|zijn|daalde\p{L}{0,30}|steeg|stegen|bouwde\p{L}{0,30}|nam(?:en)?|sloot|begon(?:nen)?|\p{L}{3,30}(?:de|te)n?)(?!\p{L})/u,
  must: /\b(?:moet|moeten|verplicht\w*|dient|dienen)\b/,
  may: /\b(?:kan|kunnen|mag|mogen|vrijwillig|zou kunnen)\b/,
  advises: /\b(?:adviseer\w*|adviseren|geadviseerd|raadt|raden|aanbevolen|beveelt|bevelen|zou moeten)\b/,
  causes: /\b(?:veroorza\w+|leid(?:t|de|en|den) (?:[^.;]{0,40} )?tot|voorkom(?:t|en)|zorgt voor|beschermt)\b/,
  along: /\b(?:gaat .{0,40}\bgepaard|samenhang\w*|hangt .{0,40}\bsamen|geassocieerd|gecorreleerd|verband|correl\w+)\b/,
  all: /\b(?:alle|elke?|iedere?|altijd|allemaal)\b/,
  some: /\b(?:sommige|enkele|veel|vele|meerdere|weinig|de meeste|helft|derde|kwart|meerderheid|vaak|soms|een deel)\b/,
};
