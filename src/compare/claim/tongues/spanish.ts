/** Spanish, as claims are held against it. */
import { type Tongue, words } from './tongue.ts';

export const SPANISH: Tongue = {
  code: 'es',
  small: words(
    `el la los las un una unos unas de del y o u en a al que con por para se su sus es son fue fueron era eran ha han habia sido ser esta estan lo le les como mas menos no ni nunca tampoco sin pero sobre entre desde
     hasta ya muy tambien este esta estos estas ese esa cada todo todos toda todas algun alguno algunos alguna algunas ningun ninguno ninguna varios varias muchos muchas cuando donde si antes despues tras segun durante puede pueden
     debe deben hubo hay jamas nadie quienes ambos ambas`,
  ),
  parts: /[;:,]|\b(?:pero|mientras|sino|y|e|aunque)\b/g,
  denies: /\b(?:no|nunca|jamas|tampoco|ni|ningun[oa]?s?|nadie|nada)\b/,
  soft: /\b(?:sin|salvo|excepto|menos de|apenas|rara vez|solo|solamente|unicamente|evit\w+|impid\w+|rechaz\w+|prohib\w+|niega\w*|nego|negaron|desmien\w+|desminti\w+|descart\w+|falt\w+|carec\w+|al menos|como maximo|si|cuando|aunque|ausencia|exclu\w+|imposible|desestim\w+|exent\w+)\b/,
  inPart:
    /\bno (?:todos|todas|siempre|solo|tan|necesariamente|tod[oa]|mas|menos)\b|\btan \w+ como\b|\b(?:mas|menos|mayor|menor|mejor|peor)(?:es)? (?:\w+ ){0,3}que\b/,
  except: /\b(?:salvo|excepto|a excepcion)(?= )/,
  sides: [
    [/\bdesde (?=\d{4}\b)/, /\bhasta (?=\d{4}\b)/],
    [
      /\b(?:aument\w+|subi\w+|sub(?:e|en)|crec\w+|increment\w+|duplic\w+|triplic\w+|alza|elev(?:o|aron|ado|ada|a))\b/,
      /\b(?:disminu\w+|baj(?:o|a|an|aron|ado|ada|ando|e)|ca(?:yo|yeron|e|en|ido|ida)|descend\w+|redu(?:jo|jeron|ce|cen|cido|cida|ccion)|mitad|descenso|retroced\w+)\b/,
    ],
    [
      /\b(?:mayor(?:es)?|superior\w*|mas (?:alt\w+|frecuent\w+|larg\w+|rapid\w+|fuerte\w*|temprano|grand\w+)|mejor(?:es)?)\b/,
      /\b(?:menor(?:es)?|inferior\w*|mas (?:baj\w+|rar\w+|cort\w+|lent\w+|debil\w*|tarde|pequen\w+)|menos (?:frecuent\w+|alt\w+|larg\w+)|peor(?:es)?)\b/,
    ],
    [/\bantes\b/, /\bdespues\b/],
    [
      /\b(?:estim(?:o|aron|ado|ada)|aprob\w+|confirm\w+|acept\w+|admiti\w+|ratific\w+)\b/,
      /\b(?:desestim\w+|rechaz\w+|anul\w+|revoc\w+|inadmit\w+|deneg\w+)\b/,
    ],
    [/\bmas\b/, /\bmenos\b/],
    [/\boblig\w+\b/, /\bprohib\w+\b/],
    [/\ba favor\b/, /\b(?:en contra|contra)\b/],
    [/\b(?:voluntari\w+|opcional\w*|optativ\w+)\b/, /\b(?:obligatori\w+)\b/],
    [/\b(?:permit\w+|autoriz\w+|legal\w*)\b/, /\b(?:prohib\w+|ilegal\w*)\b/],
    [/\b(?:abiert\w+|abri(?:o|eron)|abre\w*)\b/, /\b(?:cerrad\w+|cerr(?:o|aron)|cierr\w+)\b/],
    [/\b(?:mejor(?:o|aron|a|an|ado|ada))\b/, /\b(?:empeor\w+|deterior\w+)\b/],
    [/\b(?:alarg\w+|prolong\w+)\b/, /\b(?:acort\w+|abrevi\w+)\b/],
    [
      /\b(?:subi\w+|sube|elev(?:o|aron)|aument\w+|baj(?:o|aron|a|an)|redu(?:jo|jeron)|modific\w+|cambi(?:o|aron))\b/,
      /\b(?:mantuv\w+|sin cambios|conserv(?:o|aron))\b/,
    ],
    [/\b(?:gan(?:o|aron|ado))\b/, /\b(?:perdi(?:o|eron|do))\b/],
    [/\b(?:aparec(?:io|ieron|ido))\b/, /\b(?:desaparec(?:io|ieron|ido))\b/],
  ],
  than: /\b(?:(?:mas|menos)(?: \w+){0,5}|mayor(?:es)?(?: \w+){0,4}|menor(?:es)?(?: \w+){0,4}|mejor(?:es)?|peor(?:es)?|superior\w*) que\b/,
  fromTo:
    /\bde ([\d.,]{1,30})[^\d.;]{0,25}\ba ([\d.,]{1,30})|\b(?<![\d.,])(\d[\d.,]{0,30})[^\d.;]{0,30}\b(?:frente a|frente al|contra|tras)\b[^\d.;]{0,15} ?([\d.,]{1,30})/,
  unfound:
    /\bno (?:se )?(?:\w+ ){0,3}?(?:diferencia|efecto|influencia|impacto|cambio|asociacion|correlacion|relacion|mejora|variacion|aumento|reduccion)(?:e?s)?\b|\bningun[oa]? (?:\w+ )?(?:diferencia|efecto|influencia|impacto|cambio|asociacion|correlacion|relacion|mejora)\b|\bsin (?:diferencias?|efecto|cambios|influencia)\b|\bno (?:\w+ )?(?:difirier\w+|difiri\w+|difier\w+|cambi\w+|vari\w+|depend\w+|mejor\w+|influy\w+|afect\w+|modific\w+)|\bel efecto no\b|\b(?:fue|fueron|era|eran|es|son) (?:similar|comparable|igual|identic[oa]|parecid[oa])(?:e?s)?\b|\b(?:permaneci\w+|se mantuv\w+) (?:\w+ )?(?:estable|constante|igual|sin)\w*/,
  general:
    /^(?:diferen|efect|influen|impact|cambi|asociac|correlac|relacion|mejora|variac|significativ|estadistic|grup|observ|encontr|hall|mostr|hub|detect|estudi|investigador|autor|cientific|ano|amb|dos|registr|difir|difier|similar|comparab|igual|mantuv|permanec|stable)/,
  effect:
    /\b(?:mas|menos|mayor(?:es)?|menor(?:es)?|mejor(?:es)?|peor(?:es)?|superior\w*|inferior\w*)\b|\b(?:aument\w+|disminu\w+|redu(?:jo|jeron|ce|cen)|mejor(?:o|aron|a|an)|empeor\w+|baj(?:o|aron|a|an)|subi(?:o|eron)|influy\w+|afect\w+|acort\w+|alarg\w+|previen\w+|cambi(?:o|aron)|depend\w+|crec\w+|cay(?:o|eron)|protege\w*)\b/,
  view: /\b(?:segun|para|a juicio de|en opinion de) (?:el |la |los |las |algunos |sus )?(?:oposicion|criticos?|opositores|detractores|partidarios|demandantes?|recurrentes?|defensa|acusacion|fiscalia|fiscal|abogad\w+|fabricantes?|adversarios|sindicatos?|empresa|querellantes?|ecologistas|vecinos|agricultores)\b|\b(?:oposicion|criticos|opositores|detractores|partidarios|demandantes?|recurrentes?|defensa|acusacion|fiscalia|abogad\w+|fabricantes?|sindicatos?|querellantes?|ecologistas|vecinos) (?:\w+ ){0,2}?(?:afirm\w+|sostien\w+|sostuv\w+|alega\w*|aleg(?:o|aron)|cree\w*|tem(?:e|en|ia)\w*|acus\w+|denunci\w+|argument\w+|opin\w+|consider\w+|asegur\w+)|\b(?:algun[oa]s|otr[oa]s|much[oa]s) (?:\w+ )?(?:sostienen|creen|afirman|opinan|piensan|temen|aseguran)\b|\b(?:exige|exigen|exigio|exigieron|reclama|reclaman|piden que|pide que)\b|\b(?:afirma|sostiene|alega|denuncia|asegura|advierte) (?:el |la |los |las )(?:oposicion|criticos|defensa|acusacion|fiscalia|demandantes?|sindicatos?)/,
  rumoured: /\b(?:habr[ií]an?) (?:\w+ )?\w{2,}(?:ad[oa]s?|id[oa]s?|to|cho|so)\b|\b(?:supuestamente|presuntamente|presunt[oa]s?)\b/,
  maybe:
    /\b(?:podr[ií]an?|quiz[áa]s?|tal vez|posiblemente|acaso|probable(?:mente|s)?|acus\p{L}{1,5} (?:\p{L}{1,15} ){0,2}de haber)(?!\p{L})/u,
  ahead:
    /\b(?:prev[ée]n?|(?:está|están|estaba|estaban|tiene|tienen) previst[oa]s?|planea\p{L}{0,30}|pretend\p{L}{1,30}|tiene previsto|quier\w+|espera\w*|proyect\w+|anunci\w+|propon\w+|propuso|tem(?:e|en)|(?:estudia|baraja|sopesa|valora|plantea|debate)n?|debe[n]? \p{L}{3,20}se|intenta\w*|va a|van a|busca\w*|\p{L}{3,30}rán?|desea\p{L}{0,30}|conf[ií]a\p{L}{0,30} en)(?!\p{L})/u,
  open: /\b(?:podri\w+|puede\w*|podra\w*|quizas?|tal vez|posib\w+|segun|afirm\w+|sostien\w*|sostuv\w*|aleg\w+|cree\w*|tem(?:e|en)|acus\w+|denunci\w+|argument\w+|opin\w+|consider\w+|asegur\w+|advier\w+|preve\w*|previst\w+|planea\w*|pretend\w+|quier\w+|espera\w*|proyect\w+|anunci\w+|propon\w+|propus\w+|presunt\w+|supuest\w+|habria\w*|seria\w*|probab\w+|deberia\w*|oposicion|criticos|va a|van a|dice\w*|dijo|calcul\w+|estima\w*|temor\w*|miedo|exig\w+|reclam\w+|pid\w+|\w{4,}ria(?:n)?)\b/,
  done: /\b(?:ha|han|fue|fueron|había|habían) (?:\p{L}{1,30} )?\p{L}{2,30}(?:ad[oa]s?|id[oa]s?|to|cho|so)(?!\p{L})|(?<!\p{L})\p{L}{2,30}(?:ó|aron|ieron|jeron)(?!\p{L})/u,
  must: /\b(?:debe|deben|debera|deberan|tiene que|tienen que|obligatori\w+|obligad\w+)\b/,
  may: /\b(?:puede|pueden|podra|podran|podria|podrian|voluntari\w+|opcional\w*)\b/,
  advises: /\b(?:recomiend\w+|recomend\w+|aconsej\w+|sugier\w+|deberia\w*)\b/,
  causes:
    /\b(?:caus(?:a|an|o|aron)|provoc\w+|previen\w+|previno|evit(?:a|an|o|aron)|produc\w+|conduc\w+ a|genera\w*|impid\w+|protege\w* (?:de|contra))\b/,
  along: /\b(?:asoci\w+|correlac\w+|relacion\w+|vincul\w+|va de la mano)\b/,
  all: /\b(?:todos|todas|cada|siempre|la totalidad)\b/,
  some: /\b(?:algun[oa]s|vari[oa]s|much[oa]s|poc[oa]s|la mayoria|mitad|tercios?|cuarta parte|minoria|a menudo|a veces|una parte)\b/,
};
