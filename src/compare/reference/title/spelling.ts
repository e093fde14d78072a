/**
 * Words of a title that are spelt or said in two ways, brought to one: American for British, "nineteenth" for "19th", "don't" for "do
 * not", "World War II" for "the Second World War", "11 September 2001" for "September 11, 2001". Takes folded words, whose apostrophes are
 * lost. Only what every reader takes for the same is here; what may be another word is a variant, and told elsewhere.
 */
import { ORDINALS } from '../../../text/numbers/lexicon.ts';

/** "First" to "twentieth". */
const ONES = [...ORDINALS].flatMap(([word, value]) => (value <= 20 ? [word] : []));
/** "19th" and "nineteenth". */
const FIGURES: ReadonlyMap<string, string> = new Map(
  ONES.map((word, at): [string, string] => [`${at + 1}${at < 3 ? ['st', 'nd', 'rd'][at] : 'th'}`, word]),
);
/** "21st" and "twenty-first". */
const TWENTIES: ReadonlyMap<string, string> = new Map(
  ONES.slice(0, 9).map((word, at): [string, string] => [`2${at + 1}${at < 3 ? ['st', 'nd', 'rd'][at] : 'th'}`, `twenty${word}`]),
);

/** Two words that are said as one: "do not", "it is". */
const CONTRACTED: ReadonlyMap<string, string> = new Map([
  ...'do does did is are was were has have had should would could'.split(' ').map((verb): [string, string] => [`${verb} not`, `${verb}nt`]),
  ...'it what that who where how here there'.split(' ').map((word): [string, string] => [`${word} is`, `${word}s`]),
  ...'you we they'.split(' ').map((word): [string, string] => [`${word} are`, `${word}re`]),
  ...'you they'.split(' ').map((word): [string, string] => [`${word} will`, `${word}ll`]),
  ['can not', 'cannot'],
  ['will not', 'wont'],
  ['let us', 'lets'],
]);
/** A pronoun and its verb said as one before "not", as the same three words are said in the other way: "you're not" and "you aren't". */
const BEFORE_NOT: ReadonlyMap<string, readonly [string, string]> = new Map([
  ...'it what that who where how here there'.split(' ').map((word): [string, [string, string]] => [`${word}s`, [word, 'isnt']]),
  ...'you we they'.split(' ').map((word): [string, [string, string]] => [`${word}re`, [word, 'arent']]),
  ...'you they'.split(' ').map((word): [string, [string, string]] => [`${word}ll`, [word, 'wont']]),
]);
const MONTH = /^(?:january|february|march|april|may|june|july|august|september|october|november|december)$/;
const DAY = /^(?:[1-9]|[12]\d|3[01])$/;
const YEAR = /^\d{4}$/;
const ABOUT_TWO_WORDS =
  /\b(?:not|is|are|will|us|cant|war|twenty|january|february|march|april|may|june|july|august|september|october|november|december)\b|\d(?:st|nd|rd|th)\b/;

/** The words of a title, those said in two ways brought to one. */
export function oneWay(words: readonly string[]): readonly string[] {
  if (!ABOUT_TWO_WORDS.test(words.join(' '))) return words;
  const out: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const [word = '', next = '', third = ''] = words.slice(at, at + 3);
    const negated = next === 'not' ? BEFORE_NOT.get(word) : undefined;
    // "You are not" is "you aren't": the verb goes with "not".
    const contracted = third === 'not' && CONTRACTED.has(`${next} not`) ? undefined : CONTRACTED.get(`${word} ${next}`);
    const twenties = word === 'twenty' ? ONES.indexOf(next) : -1;
    if (negated !== undefined) out.push(...negated);
    else if (contracted !== undefined) out.push(contracted);
    else if (twenties >= 0 && twenties < 9) out.push(`twenty${next}`);
    else if ((word === 'first' || word === 'second' || word === '1st' || word === '2nd') && next === 'world' && third === 'war') {
      if (out.at(-1) === 'the') out.pop();
      out.push('world', 'war', /^(?:first|1st)$/.test(word) ? '1' : '2');
      at += 1;
    } else if (MONTH.test(word) && DAY.test(next) && YEAR.test(third)) {
      out.push(next, word);
    } else {
      out.push(word === 'cant' ? 'cannot' : (FIGURES.get(word) ?? TWENTIES.get(word) ?? word));
      continue;
    }
    at += 1;
  }
  return out;
}

/** Words spelt in two ways by no rule that would not harm others: the British one, then the American. */
const SINGLE: ReadonlyMap<string, string> = new Map(
  (
    'ageing aging|grey gray|sulphur sulfur|sulphate sulfate|sulphide sulfide|aluminium aluminum|artefact artifact|artefacts artifacts|defence defense|licence license|licences licenses|offence offense|judgement judgment|' +
    'sceptical skeptical|scepticism skepticism|sceptics skeptics|mould mold|moulds molds|plough plow|modelled modeled|mediaeval medieval|archaeology archeology|archaeological archeological|encyclopaedia encyclopedia|' +
    'connexion connection|enquiry inquiry|jewellery jewelry|fulfilment fulfillment|enrolment enrollment|acknowledgement acknowledgment|acknowledgements acknowledgments|manoeuvre maneuver|manoeuvres maneuvers|manoeuvring maneuvering|' +
    'ischaemia ischemia|ischaemic ischemic|leukaemia leukemia|leukaemias leukemias|paediatric pediatric|paediatrics pediatrics|gynaecology gynecology|gynaecological gynecological|orthopaedic orthopedic|orthopaedics orthopedics|' +
    'caesarean cesarean|aetiology etiology|aetiological etiological|coeliac celiac|foetal fetal|foetus fetus|oesophageal esophageal|oesophagus esophagus|oestrogen estrogen|oestrogens estrogens|oestradiol estradiol|' +
    'diarrhoea diarrhea|diarrhoeal diarrheal|palaeography paleography|palaeolithic paleolithic|palaeontology paleontology|glycaemic glycemic|glycaemia glycemia|cosy cozy|tyre tire|tyres tires|analogue analog|analogues analogs|' +
    'programme program|programmes programs|instalment installment|skilful skillful|wilful willful|practise practice|storey story|whisky whiskey|draught draft|sulphuric sulfuric|speciality specialty|haemopoietic hematopoietic|haematopoietic hematopoietic|haemoglobin hemoglobin|haemorrhage hemorrhage|haemorrhagic hemorrhagic|mitre miter|sabre saber|spectre specter|learnt learned|unlearnt unlearned|burnt burned|dreamt dreamed|leapt leaped|lustre luster|ochre ocher|sombre somber|meagre meager|epicentre epicenter|metre meter|metres meters|litre liter|litres liters'
  )
    .split('|')
    .map((row) => row.split(' ') as [string, string]),
);

/** Letters without which no word is spelt in two ways. */
const SPELT_TWICE = /our|is[eai]|ys[ei]|tre|bre|ll|ae|oe|ogue|mme/;

/** British spelling to American, by the endings in which the two differ regularly. */
export function american(word: string): string {
  const single = SINGLE.get(word);
  if (single !== undefined) return single;
  if (word.length < 5 || !SPELT_TWICE.test(word)) return word;
  let out = word;
  if (out.includes('our'))
    out = out
      .replace(/([lbvnd])our(s|ed|ing|al|able|hood|ite|ites|less|ful|ally|ist|ists|ation)?$/, '$1or$2')
      .replace(/(behavi|neighb|col|tum|fav|hum|lab|harb|rum|vap|sav|hon|end|arm|fl)our/, '$1or');
  out = out
    .replace(/is(e|ed|es|er|ers|ing|ation|ations|ational|able|ability)$/, 'iz$1')
    .replace(/ys(e|ed|es|er|ers|ing)$/, 'yz$1')
    .replace(/([^aeiou])tre(s?)$/, '$1ter$2')
    .replace(/(fi|cali)bre(s?)$/, '$1ber$2')
    .replace(/(me|li|thea)tre(s?)$/, '$1ter$2')
    .replace(/(l)l(ed|ing|er|ers|ings)$/, '$1$2')
    .replace(/^(an|h|p)ae(?=[a-z])/, '$1e')
    .replace(/(?<=[a-z])aem/, 'em')
    .replace(/oe(?=d|s|t)/, 'e')
    .replace(/ogue(s?)$/, 'og$1')
    .replace(/programme(s?)$/, 'program$1');
  return out;
}
