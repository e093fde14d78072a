/**
 * The base form of an English word ("studies" → "study", "went" → "go") and its root across parts of speech ("reduction",
 * "reduced" → "reduc"). Claims and evidence rarely inflect alike; a word that differs in its ending alone still answers. Rules
 * with a table of irregular forms, after Porter 1980 but cautious: two words are only made one when their spelling leaves
 * little doubt, since a false likeness hides an unsupported word. English only; other words pass unchanged.
 */

/** Irregular forms after their base: verbs, then nouns and adjectives. */
const IRREGULAR = `be is am are was were been being|have has had having|do does did done|go goes went gone|say said|get got gotten|make made|know knew known|think thought|take took taken
see saw seen|come came|find found|give gave given|tell told|feel felt|become became|leave left|begin began begun|keep kept|hold held|write wrote written|stand stood|hear heard|mean meant|meet met|pay paid
sit sat|speak spoke spoken|lead led|grow grew grown|lose lost|fall fell fallen|send sent|build built|understand understood|draw drew drawn|break broke broken|spend spent|rise rose risen|arise arose arisen|drive drove driven
buy bought|wear wore worn|choose chose chosen|seek sought|throw threw thrown|catch caught|deal dealt|win won|forget forgot forgotten|lie lay lain lying|sell sold|fight fought|teach taught|eat ate eaten|sing sang sung
strike struck stricken|hang hung|shake shook shaken|ride rode ridden|feed fed|shoot shot|drink drank drunk|swing swung|sleep slept|fly flew flown|steal stole stolen|sink sank sunk|freeze froze frozen|wake woke woken
swim swam swum|ring rang rung|blow blew blown|bring brought|run ran running|hide hid hidden|bite bit bitten|tear tore torn|swear swore sworn|bear bore borne|shine shone|shrink shrank shrunk|spring sprang sprung
sweep swept|weep wept|bind bound|wind wound|grind ground|bleed bled|breed bred|flee fled|dig dug|stick stuck|spin spun|lend lent|bend bent|light lit|slide slid|overcome overcame|undergo underwent undergone|forbid forbade forbidden
withdraw withdrew withdrawn|undertake undertook undertaken|foresee foresaw foreseen|show showed shown|prove proved proven|mistake mistook mistaken|die dies died dying|tie tied tying|agree agreed|free freed|guarantee guaranteed|disagree disagreed|rebuild rebuilt|rewrite rewrote rewritten|retell retold|resell resold|redraw redrew redrawn|remake remade|retake retook retaken|oversee oversaw overseen|overthrow overthrew overthrown|overhear overheard|mislead misled
misunderstand misunderstood|uphold upheld|withhold withheld|withstand withstood|repay repaid|outsell outsold|foretell foretold|strive strove striven|sting stung|string strung|fling flung|speed sped|use used using uses
child children|man men|woman women|person people persons|foot feet|tooth teeth|mouse mice|goose geese|life lives|wife wives|knife knives|leaf leaves|half halves|shelf shelves|wolf wolves|thief thieves|self selves|calf calves
datum data|criterion criteria|phenomenon phenomena|bacterium bacteria|analysis analyses|crisis crises|hypothesis hypotheses|basis bases|thesis theses|diagnosis diagnoses|axis axes|nucleus nuclei|fungus fungi|stimulus stimuli
medium media|index indices indexes|matrix matrices|appendix appendices|vertex vertices|alumnus alumni|series|species|corpus corpora|genus genera|good better best|bad worse worst|far further farther furthest farthest
policeman policemen|businessman businessmen|chairman chairmen|fireman firemen|spokesman spokesmen|brother brethren|ox oxen|louse lice|movie movies|cookie cookies|zombie zombies|calorie calories|rookie rookies|prairie prairies`;

const base = new Map<string, string>();
for (const entry of IRREGULAR.split(/[|\n]/)) {
  const [first = '', ...forms] = entry.trim().split(' ');
  base.set(first, first);
  for (const form of forms) base.set(form, first);
}
/** Words whose end only looks like an ending. */
for (const word of `news always perhaps besides sometimes afterwards towards physics mathematics economics politics athletics ethics genetics statistics gas bus plus minus thus virus census focus campus status bonus
  chorus lens christmas texas paris james thomas jesus charles hundred kindred sacred naked wicked red bed need seed speed feed indeed exceed proceed succeed breed bleed deed weed reed greed shed sled wed
  during morning evening nothing something anything everything king ring sing thing spring string bring wing swing sting building ceiling wedding sibling darling sterling viking beijing duckling pudding earring
  only early family july italy ally reply supply apply rely fly lily belly jelly ugly holy assembly anomaly monopoly butterfly species means united states less across process access success press class loss glass
  boss mass pass cross grass dress business congress wireless princess actress address stress express mattress fitness witness illness this his its was has does us yes as is`.split(
  /\s+/,
))
  base.set(word, base.get(word) ?? word);

const VOWEL = /[aeiouy]/;

/** What is left when -ed or -ing is taken off: "hopp" → "hop"; a silent e is gone everywhere, so "mak" and "make" are one. */
function bare(stem: string): string {
  const last = stem.charAt(stem.length - 1);
  return stem.length > 3 && last === stem.charAt(stem.length - 2) && !'lszeo'.includes(last) ? stem.slice(0, -1) : stem;
}

/** Without a silent e at the end. */
const mute = (word: string): string => (word.length > 3 && word.endsWith('e') && !word.endsWith('ee') ? word.slice(0, -1) : word);

/**
 * The base form of a word in lower case: plural, tense, possessive and a silent e at its end taken off ("reduces", "reduced" →
 * "reduc"). A key for comparing, not a word to show.
 */
export function baseForm(word: string): string {
  const known = base.get(word);
  if (known !== undefined) return mute(known);
  const { length } = word;
  const first = word.charCodeAt(0);
  if (length < 4 || first < 97 || first > 122) return word;
  if (word.endsWith('s')) {
    if (/(?:ss|us|is|ous)$/.test(word)) return word;
    if (word.endsWith('ies')) return length > 4 ? `${word.slice(0, -3)}y` : word.slice(0, -1);
    if (/(?:sses|ches|shes|xes|zzes|oes)$/.test(word)) return word.slice(0, -2);
    return mute(word.slice(0, -1));
  }
  if (word.endsWith('ied') && length > 4) return `${word.slice(0, -3)}y`;
  if (word.endsWith('ed') && length > 4 && !word.endsWith('eed') && VOWEL.test(word.slice(0, -2))) return bare(word.slice(0, -2));
  if (word.endsWith('ing') && length > 5 && VOWEL.test(word.slice(0, -3))) return bare(word.slice(0, -3));
  return mute(word);
}

const SUFFIX =
  /(?:izations?|isations?|ational|fulness|ousness|iveness|ically|ations?|ment|ness|ities|ity|ively|ive|ions?|ally|ial|al|ably|able|ibly|ible|ances?|ences?|ancy|ency|ant|ent|ors?|ers?|ists?|isms?|ical|ic|ous|ful|ize|ise|ify|at|iz|is|ativ|iv|ic|anc|enc|abl|ibl|ly|y|e)$/;

/** What a word shares with those of its family ("production", "producer" → "produc"); at least four letters, else the base form. */
export function rootOf(word: string): string {
  const form = baseForm(word);
  if (form.length < 6) return form;
  let root = form.replace(SUFFIX, '');
  if (root.length < 4) return form;
  if (root.length > 6) {
    const again = root.replace(SUFFIX, '');
    if (again.length >= 5) root = again;
  }
  // "reduction" and "reduce", "decision" and "decide", "expansion" and "expand".
  if (root.endsWith('ct') && root.length > 4 && form !== root) return root.slice(0, -1);
  if (root.endsWith('i')) return root.slice(0, -1);
  return root;
}
