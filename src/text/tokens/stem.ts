/**
 * The stem under which the forms of an English word meet: reduced, reduces, reduction; studies, study. Coarse on purpose and
 * never shown: it may leave a word alone, but must not bring together words of another meaning (university and universe,
 * hospital and hospitality). Suffix rules after Porter (1980), fewer and only on long enough stems; irregular forms by table. For
 * finding alone: the judge has roots of its own (`compare/claim/judge/inflect.ts`; why both: docs/decisions/0151).
 */

const IRREGULAR: ReadonlyMap<string, string> = new Map(
  `began:begin begun:begin broke:break broken:break brought:bring built:build bought:buy caught:catch chose:choose chosen:choose came:come cut:cut
   drew:draw drawn:draw drove:drive driven:drive ate:eat eaten:eat fell:fall fallen:fall felt:feel fought:fight found:find flew:fly gave:give given:give
   went:go gone:go grew:grow grown:grow held:hold kept:keep knew:know known:know led:lead left:leave lent:lend lost:lose made:make meant:mean met:meet
   paid:pay ran:run rose:rise risen:rise said:say saw:see seen:see sold:sell sent:send shot:shoot shown:show sank:sink spoke:speak spoken:speak
   spent:spend stood:stand struck:strike swam:swim taught:teach took:take taken:take told:tell thought:think threw:throw thrown:throw
   understood:understand won:win wrote:write written:write became:become children:child men:man women:woman people:person mice:mouse feet:foot teeth:tooth
   wore:wear worn:wear tore:tear torn:tear bore:bear borne:bear swore:swear sworn:swear hid:hide hidden:hide rode:ride ridden:ride froze:freeze frozen:freeze stole:steal stolen:steal
   shook:shake shaken:shake forgot:forget forgotten:forget slept:sleep swept:sweep crept:creep dealt:deal bled:bleed fled:flee heard:hear hung:hang stuck:stick swung:swing
   dug:dig blew:blow blown:blow sought:seek laid:lay lit:light shrank:shrink shrunk:shrink withdrew:withdraw withdrawn:withdraw undertook:undertake undertaken:undertake
   overcame:overcome overtook:overtake overtaken:overtake forbade:forbid forbidden:forbid arose:arise arisen:arise beaten:beat bound:bind learnt:learn mistook:mistake mistaken:mistake
   bitten:bite drank:drink drunk:drink driven:drive foresaw:foresee foreseen:foresee slid:slide sprang:spring sprung:spring swollen:swell trod:tread trodden:tread wove:weave woven:weave
   proven:prove rang:ring rung:ring lain:lie undid:undo undone:undo outgrew:outgrow outgrown:outgrow forgave:forgive forgiven:forgive woke:wake woken:wake clung:cling wept:weep
   rebuilt:rebuild rewrote:rewrite rewritten:rewrite retold:retell resold:resell redrew:redraw redrawn:redraw remade:remake retook:retake retaken:retake oversaw:oversee overseen:oversee
   overthrew:overthrow overthrown:overthrow overheard:overhear misled:mislead misunderstood:misunderstand upheld:uphold withheld:withhold withstood:withstand underwent:undergo undergone:undergo
   repaid:repay outsold:outsell foretold:foretell bent:bend strove:strive striven:strive spun:spin stung:sting strung:string flung:fling fed:feed bred:breed sped:speed
   analyses:analysis hypotheses:hypothesis criteria:criterion phenomena:phenomenon data:datum better:good best:good worse:bad worst:bad
   died:die dies:die dying:die death:die deaths:die dead:die lies:lie lying:lie grows:grow growth:grow born:birth births:birth used:use using:use tied:tie ties:tie sung:sing sang:sing adding:add added:add news:news politics:politics economics:economics physics:physics mathematics:mathematics united:united`
    .split(/\s+/)
    // Under the stem of the base, not the base: "chose" meets "choose" under "choos".
    .map((pair): [string, string] => [pair.slice(0, pair.indexOf(':')), tidy(pair.slice(pair.indexOf(':') + 1))]),
);

/** Endings that are taken off a singular, longest first, with what takes their place and the least length of what is left. */
const ENDINGS: readonly (readonly [string, string, number])[] = [
  ['ification', 'ify', 2],
  ['ization', 'iz', 3],
  ['isation', 'iz', 3],
  ['fulness', '', 3],
  ['ousness', 'ous', 3],
  ['ication', 'y', 3],
  ['ription', 'rib', 2],
  ['uction', 'uc', 3],
  ['cision', 'cid', 2],
  ['ement', '', 4],
  ['ation', '', 4],
  ['ction', 'ct', 1],
  ['ingly', '', 4],
  ['ising', 'iz', 3],
  ['izing', 'iz', 3],
  ['ment', '', 4],
  ['sion', 's', 4],
  ['tion', 't', 3],
  ['ised', 'iz', 4],
  ['ized', 'iz', 3],
  ['edly', '', 4],
  ['ally', 'al', 4],
  ['ise', 'iz', 4],
  ['ize', 'iz', 3],
  ['ing', '', 3],
  ['ied', 'y', 2],
  ['er', '', 4],
  ['or', '', 5],
  ['ly', '', 4],
  ['ed', '', 3],
];

const KNOWN = new Map<string, string>();
/** Words remembered: enough for a page of text, bounded for any. */
const MOST = 20_000;

/** The stem of a word in its compared form (lower case, no accents). Words of other scripts and short ones come back as they are. */
export function stemOf(word: string): string {
  if (word.length < 4 && !IRREGULAR.has(word)) return word;
  const known = KNOWN.get(word);
  if (known !== undefined) return known;
  const stem = stemmed(word);
  if (KNOWN.size > MOST) KNOWN.clear();
  KNOWN.set(word, stem);
  return stem;
}

function stemmed(word: string): string {
  const known = IRREGULAR.get(word);
  if (known !== undefined) return known;
  if (!/^[a-z]+$/.test(word)) return word;
  const one = singular(word).replace(/(?<=\w{3})our(?=(?:ed|ing|al|ly|able)?$)/, 'or');
  const other = IRREGULAR.get(one);
  if (other !== undefined) return other;
  for (const [ending, instead, least] of ENDINGS) {
    if (!one.endsWith(ending) || one.length - ending.length < least) continue;
    const rest = one.slice(0, -ending.length);
    // A stem has a vowel, and need, speed and indeed are no past forms.
    if (!/[aeiouy]/.test(rest) || (ending === 'ed' && rest.endsWith('e'))) continue;
    // rated is of rate, getting of get: a short stem takes back its e unless its last letter was doubled.
    if ((ending === 'ed' || ending === 'ing') && /^[^aeiou][aeiou][^aeiouwxy]$/.test(rest)) return `${rest}e`;
    return tidy(rest + instead);
  }
  return tidy(one);
}

/** glass, virus, analysis keep their s. */
function singular(word: string): string {
  if (!word.endsWith('s') || /(?:ss|us|is)$/.test(word) || word.length < 4) return word;
  if (word.endsWith('ies')) return word.length > 5 ? `${word.slice(0, -3)}y` : word.slice(0, -1);
  if (/(?:ss|x|ch|sh|zz)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

/** The same end for stopp and stop, comput and compute, vaccinat and vaccine. */
function tidy(stem: string): string {
  let end = stem;
  if (/([bdgmnprt])\1$/.test(end) && end.length > 3) end = end.slice(0, -1);
  if (end.endsWith('e') && end.length > 4) end = end.slice(0, -1);
  if (end.endsWith('at') && end.length > 6) end = end.slice(0, -2);
  return end;
}
