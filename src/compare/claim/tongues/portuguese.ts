/** Portuguese, as claims are held against it. */
import { type Tongue, words } from './tongue.ts';

export const PORTUGUESE: Tongue = {
  code: 'pt',
  small: words(
    `o a os as um uma uns umas de do da dos das e ou em no na nos nas ao aos que com por para pelo pela se seu sua seus suas foi foram era eram tem ter havia ser sido esta estao nao nem nunca sem mas sobre entre desde ate ja
     muito tambem este esta estes estas esse essa cada todo todos toda todas algum alguns alguma algumas nenhum nenhuma varios varias muitos muitas quando onde antes depois apos segundo durante pode podem deve devem houve ambos mais menos`,
  ),
  parts: /[;:,]|\b(?:mas|enquanto|porem|e|embora)\b/g,
  denies: /\b(?:nao|nunca|jamais|tampouco|nem|nenhuma?|ninguem|nada)\b/,
  soft: /\b(?:sem|salvo|exceto|menos de|mal|raramente|so|apenas|somente|evit\w+|imped\w+|rejeit\w+|proib\w+|nega\w*|negou|negaram|desment\w+|descart\w+|falt\w+|carec\w+|pelo menos|no maximo|se|quando|embora|ainda|ausencia|exclu\w+|impossivel|isent\w+)\b/,
  inPart:
    /\bnao (?:todos|todas|sempre|so|tao|necessariamente|mais|menos)\b|\btao \w+ (?:quanto|como)\b|\b(?:mais|menos|maior|menor|melhor|pior)(?:es)? (?:\w+ ){0,3}(?:do )?que\b/,
  except: /\b(?:salvo|exceto|com excecao)(?= )/,
  sides: [
    [/\bdesde (?=\d{4}\b)/, /\bate (?=\d{4}\b)/],
    [
      /\b(?:aument\w+|subi\w+|sobe\w*|cresc\w+|duplic\w+|dobr(?:ou|aram)|triplic\w+|alta|elev(?:ou|aram))\b/,
      /\b(?:diminu\w+|baix(?:ou|aram|a|am)|ca(?:iu|iram|i|em)|desc(?:eu|eram)|reduz\w*|reducao|recu(?:ou|aram)|metade|queda)\b/,
    ],
    [
      /\b(?:maior(?:es)?|superior\w*|mais (?:alt\w+|frequent\w+|long\w+|rapid\w+|fort\w+|ced\w+)|melhor(?:es)?)\b/,
      /\b(?:menor(?:es)?|inferior\w*|mais (?:baix\w+|rar\w+|curt\w+|lent\w+|frac\w+|tard\w+)|menos (?:frequent\w+)|pior(?:es)?)\b/,
    ],
    [/\bantes\b/, /\b(?:depois|apos)\b/],
    [/\b(?:aprov\w+|confirm\w+|aceit\w+|manteve|mantiveram)\b/, /\b(?:rejeit\w+|anul\w+|revog\w+|neg(?:ou|aram)|indefer\w+)\b/],
    [/\bmais\b/, /\bmenos\b/],
    [/\b(?:voluntari\w+|facultativ\w+|opciona\w+)\b/, /\b(?:obrigatori\w+)\b/],
    [/\b(?:permit\w+|autoriz\w+)\b/, /\b(?:proib\w+)\b/],
    [/\b(?:abert\w+|abri(?:u|ram))\b/, /\b(?:fechad\w+|fech(?:ou|aram))\b/],
    [/\b(?:melhor(?:ou|aram|a|am))\b/, /\b(?:pior(?:ou|aram|a|am)|deterior\w+)\b/],
    [/\b(?:ganh(?:ou|aram)|venceu)\b/, /\b(?:perd(?:eu|eram))\b/],
  ],
  than: /\b(?:(?:mais|menos)(?: \w+){0,5}|maior(?:es)?|menor(?:es)?|melhor(?:es)?|pior(?:es)?) (?:do )?que\b/,
  fromTo:
    /\bde ([\d.,]{1,30})[^\d.;]{0,25}\b(?:para|a) ([\d.,]{1,30})|\b(?<![\d.,])(\d[\d.,]{0,30})[^\d.;]{0,30}\b(?:contra|ante|frente a)\b[^\d.;]{0,15} ?([\d.,]{1,30})/,
  unfound:
    /\b(?:nao|nenhuma?) (?:se )?(?:\w+ ){0,3}?(?:diferenca|efeito|influencia|impacto|mudanca|associacao|correlacao|relacao|melhora|variacao|aumento|reducao)s?\b|\bsem (?:diferencas?|efeito|mudancas|influencia)\b|\bnao (?:\w+ )?(?:diferi\w+|mud\w+|vari\w+|depend\w+|melhor\w+|influenci\w+|afet\w+|alter\w+)|\b(?:foi|foram|era|eram) (?:semelhante|comparavel|comparaveis|igual|iguais|identic[oa])s?\b|\bpermanec\w+ (?:\w+ )?(?:estave|constante|igua|inalterad)\w*/,
  general:
    /^(?:diferen|efeito|influen|impact|mudan|associac|correlac|relac|melhora|variac|significativ|estatistic|grup|observ|encontr|mostr|houv|detect|estud|ano|amb|dois|registr|diferi|semelhan|comparav|igual|permanec)/,
  effect:
    /\b(?:mais|menos|maior(?:es)?|menor(?:es)?|melhor(?:es)?|pior(?:es)?|superior\w*|inferior\w*)\b|\b(?:aument\w+|diminu\w+|reduz\w*|melhor(?:ou|aram)|pior(?:ou|aram)|baix(?:ou|aram)|subi(?:u|ram)|influenci\w+|afet\w+|mud(?:ou|aram)|depend\w+|cresc\w+|ca(?:iu|iram))\b/,
  view: /\b(?:segundo|para|na opiniao d[aeo]s?) (?:o |a |os |as )?(?:oposicao|criticos?|opositores|defensores|autores|defesa|acusacao|promotoria|advogad\w+|fabricantes?|sindicatos?|empresa)\b|\b(?:oposicao|criticos|opositores|defensores|defesa|acusacao|promotoria|advogad\w+|fabricantes?|sindicatos?) (?:\w+ ){0,2}?(?:afirm\w+|sustent\w+|aleg\w+|acredit\w+|tem(?:e|em)|acus\w+|denunci\w+|argument\w+|consider\w+)/,
  rumoured: /\b(?:teria|teriam) (?:\p{L}{1,30} )?\p{L}{2,30}(?:ad[oa]s?|id[oa]s?|to|so)(?!\p{L})|\b(?:supostamente|alegadamente)(?!\p{L})/u,
  maybe: /\b(?:poderia|poderiam|talvez|possivelmente|prov(?:á|a)vel(?:mente)?|acus\p{L}{1,5} (?:\p{L}{1,15} ){0,2}de ter)(?!\p{L})/u,
  ahead:
    /\b(?:pretend\p{L}{1,30}|plane[ji]a\p{L}{0,30}|prev[êe]e?m?|(?:está|estão|estava) previst[oa]s?|quer|querem|espera\p{L}{0,30}|projet\p{L}{1,30}|anunci\p{L}{1,30}|prop[õo]e\p{L}{0,30}|teme\p{L}{0,30}|vai|v[ãa]o|deseja\p{L}{0,30}|deve|devem|(?:estuda|pondera|avalia|analisa)m?|\p{L}{3,30}r(?:á|ão))(?!\p{L})/u,
  open: /\b(?:poderi\w+|pode\w*|talvez|possiv\w+|segundo|afirm\w+|sustent\w+|aleg\w+|acredit\w+|tem(?:e|em)|acus\w+|denunci\w+|argument\w+|consider\w+|preve\w*|previst\w+|plane[ji]a\w*|pretend\w+|quer\w*|espera\w*|projet\w+|anunci\w+|propo\w+|suposta\w+|teria\w*|seria\w*|provav\w+|oposicao|criticos|vai|medo|receia\w*|diz\w*|disse|acha\w*|deve\w*|\w{4,}ria(?:m)?)\b/,
  done: /\b(?:foi|foram|tem|têm|tinha) (?:\p{L}{1,30} )?\p{L}{2,30}(?:ad[oa]s?|[ií]d[oa]s?|to|so)(?!\p{L})|(?<!\p{L})\p{L}{2,30}(?:ou|aram|eu|eram|iu|iram)(?!\p{L})/u,
  must: /\b(?:deve|devem|devera|deverao|tem de|tem que|obrigatori\w+|obrigad\w+)\b/,
  may: /\b(?:pode|podem|podera|poderao|poderia|poderiam|facultativ\w+)\b/,
  advises: /\b(?:recomend\w+|aconselh\w+|suger\w+|deveria\w*)\b/,
  causes: /\b(?:caus(?:a|am|ou|aram)|provoc\w+|previn\w+|evit(?:a|am|ou|aram)|produz\w*|lev(?:a|ou) a|imped\w+|proteg\w+)\b/,
  along: /\b(?:associ\w+|correlac\w+|relacion\w+|ligad\w+|vincul\w+)\b/,
  all: /\b(?:todos|todas|cada|sempre|totalidade)\b/,
  some: /\b(?:alguns|algumas|vari[oa]s|muit[oa]s|pouc[oa]s|maioria|metade|tercos?|minoria|as vezes|parte d[aeo]s?)\b/,
};
