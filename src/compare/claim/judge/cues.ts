/**
 * Words that turn a sentence's meaning whatever its subject: denial, doubt, degree, quantity, direction, talk. A claim and its
 * evidence may share every other word and still say different things because of one of these. Lists, in compared form.
 */

/** Properties of a word, as bits. */
export const CUE = {
  stop: 1,
  negation: 2,
  hedge: 4,
  modal: 8,
  quantifier: 16,
  up: 32,
  down: 64,
  pronoun: 128,
  talk: 256,
  number: 512,
  time: 1024,
  degree: 2048,
  cause: 4096,
  superlative: 8192,
  first: 16384,
  exclusive: 32768,
  light: 65536,
} as const;

const LISTS: Readonly<Record<keyof typeof CUE, string>> = {
  stop: `a an the and or but if then else than that this these those there here it its he him his she her hers they them their theirs we us our ours you your yours i me my
    mine who whom whose which what when where why how is are was were be been being am do does did doing done has have had having can could may might must shall should will would
    of in on at to from by for with as into onto over under about between among through during before after above below up down out off again further also just so such own same too
    very both each more most other some any all while because until although though however therefore thus hence upon toward towards per via within across along s t ll re ve d m
    it's i'm i've i'll i'd you're you've he's she's we're we've they're they've that's there's what's let's one ones another yet still even ever well thing things way lot
    itself himself herself themselves myself yourself ourselves whether since etc around like not no nor neither never without cannot only many much few several every either
    no-doubt not-until isn't aren't wasn't weren't don't doesn't didn't hasn't haven't hadn't can't couldn't won't wouldn't shouldn't mustn't ain't
    include includes including included become becomes became said says say called known name named`,
  negation: `not no never none nor neither without cannot nothing nobody nowhere hardly scarcely barely rarely seldom fail fails failed failing failure lack lacks lacked lacking absence absent deny denies denied
    false untrue unable refuse refused refuses prevent prevents prevented avoid avoids avoided unlikely instead except exclude excludes excluded excluding ineligible non`,
  hedge: `possibly perhaps probably likely maybe apparently reportedly allegedly supposedly suggest suggests suggested suggesting appear appears appeared seem seems seemed potential potentially presumably
    assume assumed believed thought think thinks guess approximately roughly estimated almost nearly somewhat partly partially generally usually typically often sometimes tend tends some hypothesis speculated rumored rumoured unclear uncertain`,
  modal: 'may might must shall should can could will would ought need cannot',
  quantifier: `all some any every each most many few several both none no half majority minority only always never often sometimes usually rarely entire entirely completely total totally fully everyone everybody nobody
    everything nothing at least average`,
  up: `increase increases increased increasing increasingly rise rises rose risen rising grow grows grew grown growing growth gain gains gained higher high greater more larger bigger better improve improves improved improving improvement
    up upward boost boosted boosts expand expanded expands expansion longer enhance enhanced enhances promote promotes promoted activate activates activated activation above exceed exceeds exceeded accelerate accelerates accelerated strong stronger
    raise raises raised upregulate upregulated upregulation induce induces induced positive positively majority win won wins benefit beneficial faster earlier elevated win gain support supports supported approve approved accept accepted success successful`,
  down: `decrease decreases decreased decreasing decline declines declined declining fall falls fell fallen falling drop drops dropped dropping reduce reduces reduced reducing reduction reductions lower low less fewer smaller worse worsen
    worsened down downward shrink shrank cut cuts shorter diminish diminished inhibit inhibits inhibited inhibition suppress suppresses suppressed below lose loses lost loss weaken weakened weak weaker downregulate downregulated impair impaired
    impairs block blocks blocked negative negatively minority slower later attenuate attenuated limit limits limited harm harmful oppose opposes opposed reject rejected rejects failure failed prevent prevents prevented`,
  pronoun:
    'he she it they we you i him her them us me his hers its their theirs our ours your yours my mine himself herself itself themselves this these those',
  talk: `yes yeah yep yup no nope oh ok okay hey hi hello haha lol wow sure really cool nice great awesome love loved hope hopefully think guess bet wonder favorite favourite i i'm i've i'd i'll me my you you're your we
    probably actually definitely course sorry thanks thank please know heard interesting right maybe well too gosh hmm um uh fun enjoy enjoyed bit pretty kinda wanna gonna gotta definitely totally honestly amazing`,
  number: '',
  time: `january february march april june july august september october november december monday tuesday wednesday thursday friday saturday sunday jan feb mar apr jun jul aug sept sep oct nov dec
    year years month months week weeks day days century decade hour hours minute minutes today yesterday tomorrow annual annually daily weekly monthly before after since until during ago early late first last later earlier`,
  degree: `very extremely highly significantly substantially slightly greatly mostly mainly primarily largely completely entirely fully purely exclusively solely always never best worst most least only top primary main key essential
    crucial critical major minor important significant substantial dramatic dramatically strongly heavily widely rapidly fully`,
  cause:
    'because cause causes caused causing due lead leads led result results resulted since therefore thus hence so reason effect affect affects affected produce produces produced trigger triggers triggered',
  superlative:
    'first last best worst largest biggest smallest most least highest lowest oldest youngest longest shortest only top main primary leading greatest earliest latest newest fastest slowest richest final sole unique exclusively solely',
  first: "i i'm i've i'd i'll me my mine we we're we've our us you you're your yours myself",
  exclusive: 'only solely exclusively alone just merely purely unique sole',
  light: `announced announce announces stated states state reported reports noted notes described describes revealed reveals explained explains mentioned mentions told tells confirmed confirms indicated indicates commented comments added adds
    claimed claims remarked listed lists featured features used uses using use made makes make making take takes took taken taking given gives gave give giving provide provides provided providing help helps helped helping related relating
    various certain different specific particular overall total addition additional additionally furthermore moreover however involve involves involved involving according based come comes came going went officially official currently
    important common commonly typically generally usually often example examples allow allows allowed need needs needed receive received receives refer refers referred consider considered considers considering ensure ensures`,
};

const cues = new Map<string, number>();
for (const [name, words] of Object.entries(LISTS))
  for (const word of words.split(/\s+/)) if (word !== '') cues.set(word, (cues.get(word) ?? 0) | CUE[name as keyof typeof CUE]);

/** The properties of a word in compared form (lower case, no accents), as bits of `CUE`. */
export function cuesOf(word: string): number {
  const known = cues.get(word) ?? 0;
  return word.endsWith("n't") ? known | CUE.negation | CUE.stop : known;
}

const UNITS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const ORDINALS =
  'zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth'.split(
    ' ',
  );
const values = new Map<string, number>();
for (const [value, word] of UNITS.entries()) values.set(word, value);
for (const [i, word] of TENS.entries()) values.set(word, 20 + 10 * i);
for (const [value, word] of ORDINALS.entries()) values.set(word, value);
for (const [word, value] of [
  ['once', 1],
  ['twice', 2],
  ['thrice', 3],
  ['dozen', 12],
  ['hundred', 100],
  ['thousand', 1e3],
  ['million', 1e6],
  ['billion', 1e9],
  ['trillion', 1e12],
  ['half', 0.5],
  ['twentieth', 20],
  ['single', 1],
  ['double', 2],
  ['triple', 3],
  ['quarter', 0.25],
] as const)
  values.set(word, value);

/** The number that a word or a numeral stands for; NaN for other words. */
export function numberIn(word: string): number {
  const code = word.charCodeAt(0);
  return code >= 48 && code <= 57 ? Number(word) : (values.get(word) ?? Number.NaN);
}

/** The scale a word lends to the number before it ("3.2 million"); 1 for other words. */
export function scaleOf(word: string): number {
  return word === 'thousand' || word === 'k'
    ? 1e3
    : word === 'million' || word === 'mn' || word === 'm'
      ? 1e6
      : word === 'billion' || word === 'bn' || word === 'b'
        ? 1e9
        : word === 'trillion' || word === 'tn'
          ? 1e12
          : 1;
}
