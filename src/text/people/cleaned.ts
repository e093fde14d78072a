/**
 * Makes a printed list of names ready to be parted: words that lead to it or say what somebody did, marks of notes and slips of scans are taken
 * out, "et al." is noted, "and" of all languages becomes a sign that parts. What it takes from is looked for only where a sign or a letter
 * tells that it may be there.
 */

import { has, Signs, signsIn } from '../signs.ts';
import { compounds, partDashed, partJoined } from './joined.ts';
import { withoutRoles } from './roles.ts';
import { partAttachedAnd } from './rtl.ts';

const ET_AL =
  /[\s,;([&]{0,4}(?:(?:\b(?:and|und|et|y|e)\s)?\b(?:a\s(?:others|kol\.|kolektiv)|et\.?\s?(?:alii|al|coll)\b\.?|co-?workers\b|colleagues\b|others\b|y\s(?:otros|cols?)\b\.?|e\soutros\b|ed\saltri\b|m\.\s?fl\.)|и\sдр\.?|等|ほか|他(?=\s|$)|[,;]?\s?(?:وآخرون|و\sآخرون|آخرون|و\sهمکاران|ואח['׳]|ואחרים)|\[\s?…\s?\]|…|\.\s?\.\s?\.)[)\]]?/giu;
/** What a list must hold to end so. */
const MAY_GO_ON = /al|col|others|kol|work|otros|outros|fl\.|др|等|ほ|他|[\u05d0-\u06ff]|…|\.\s?\./iu;
/** "u. a." and "u." of German lists, "a" of Czech ones between names in capitals. */
const AND_OTHERS = /(?<![\p{L}.])u\.\s?(?:v\.\s?)?a\.?(?!\p{L})/gu;
const AND_SHORT = /(?<=[\s,;.])u\.(?=\s)|(?<=\p{Lu}{3}\s)a(?=\s\p{Lu}[\p{Ll}.-]{1,20}\s\p{Lu}{2})/gu;
/** "CoxR., SmithJ.,", "Rvan der Straaten" */
const GLUED_BEHIND = /(?<=(?<!\p{L})\p{Lu}\p{Ll}{2,20})(?=\p{Lu}\.,)|(?<=(?<!\p{L})[A-DF-HJ-Z])(?=v[ao]n\sde[rnm]?\s)/gu;
/** "O Brien, S.", "O Brien S,": the apostrophe of an Irish name that was lost. */
const IRISH = /(?<=^|[;,&]\s|\sand\s)O\s(?=\p{Lu}\p{Ll}{2,15}(?:,\s\p{Lu}\.|\s\p{Lu}{1,3}(?:[.,;]|\s?$)))/gu;
/** "Smith,Jones" */
const GLUED_NAMES = /(?<=[\p{L}.][.,](?:and)?)(?=\p{Lu}[\p{Ll}’'])|(?<=[.,]\s?)(?=and\p{Lu}\.)|(?<=[.,]\s?and)(?=\p{Lu}\.)/gu;
const SEE = /^\s?(?:vgl\.|siehe|see(?:\salso)?|cf\.|cfr\.?|voir|véase|vid\.)\s(?=\p{Lu})/iu;
/** Not the particle of a name that begins a list: "de Souza, A.", "von Mises L". */
const BY =
  /^\s?(?:E[nm]\s(?=\p{Lu}\.\s)|(?:[iI]n|IN(?=\s?:|\s\p{Lu}{2})|[dD]ans|[dD]alam|[tT]eoksessa|[tT]rong|[bB][yY]|[pP]ar|[pP]or)(?:\s?:\s?|\s{1,2})(?=\p{L})|(?:[vV]on|VON|[dD]e|DE)(?:\s?:\s?|\s{1,2})(?=\p{Lu})(?!\p{Lu}[\p{L}'’-]{1,30}(?:,|\s(?:e\s|\p{Lu}{1,3}(?:-\p{Lu})?\.?(?:,|$|\s(?:&|and|et|und)\s)))))/u;
/** "In:" of a work that holds another. */
const HOLDER = /^\s?in\s?:\s?$|(?<=[,;.]\s)in\s?:(?=\s)/iu;
/** First letters of what these patterns take from the head of a list. */
const MAY_LEAD = /[vscſeidbpt]/i;
const NOTE_MARKS = /(?:(?<![*†‡§¶#])[*†‡§¶#]+|(?<=[\p{L}.\s,])\d{1,2}(?!\d)[*†‡§¶#]*)(?=[\s,;]|$)/gu;
/** "Lefèvre (C.), Martin (Denis)": the French manner, in which brackets hold what is given. */
const BRACKETED_GIVEN =
  /(?<=^|[,;&]\s|\set\s)(?:(\p{Lu}[\p{L}'’-]{1,30}(?:\s\p{Lu}[\p{L}'’-]{1,30})?)\s\(((?:\p{Lu}\p{Ll}?\.[\s-]?){1,3})\)|(\p{Lu}[\p{L}'’-]{2,30})\s\((?!Producer|Direct|Writer|Editor|Author|Host|Narrat|Trans|Comp|Coord|Chair|Illus|Photo|Present|Review|Discuss|Hrsg|Herausg|Org|Red|Dir|Eds?|Autor|Artist|Interview|Executive|Creator|Perform|Conduct|Compos|Speaker|Guest|Lead|Senior)(\p{Lu}\p{Ll}{2,11}(?:[\s-]\p{Lu}\p{Ll}{2,11})?)\))(?=[,;:.]|\s(?:et|&)\s|\s?[([]|$)/gu;
/** Letters that a scan took for others: "0. L. Peterson", "lvanova". */
const MISREAD_O = /(?<=^|[\s,])0(?=\.[\s-]?\p{Lu})/gu;
const MISREAD_I = /(?<=^|[\s,&])l(?=[bcdfghjkmnpqrstvwxz]\p{Ll}{3})/gu;
/** A word torn by the end of a line: "Thomp- son". */
const TORN = /(?<=\p{Ll}{2})-\s(?!(?:und|oder|bzw|sowie|and|or|et|ou|y|e|og|och|en)(?!\p{L}))(?=\p{Ll}{2})/gu;
/** "Koenig, Sarah, host.": what somebody did, behind the name. */
const DID = /,\s(?:host|narrator|director|producer|performer|presenter|conductor|composer)s?\.?(?=\s?$)/;
/** "K. -H. Roe": initials as the records of arXiv have them. */
const SPACED_HYPHEN = /(?<=(?<!\p{L})\p{Lu}\.)\s(?=-\p{Lu}\.)/gu;
/** Words in the place of a name that name nobody. */
const SAME = /(?<=^|[\s,;:/])(?<!\p{Lu}\.\s)(?:[dD](?:ers|ies)\.?|[iI]dem|[eE]adem)(?=[\s,;:/(]|$),?/gu;

/** The list without all that, and whether it says that there are more names than printed. `signs` are those of the list. */
export function cleaned(printed: string, signs = signsIn(printed)): { readonly text: string; readonly etAl: boolean } {
  let text = has(signs, Signs.uneven) && /[^\S ]|\s\s/.test(printed) ? printed.replace(/[\u00a0\s]+/g, ' ') : printed;
  if (MAY_LEAD.test(text.charAt(text.charAt(0) === ' ' ? 1 : 0))) text = text.replace(SEE, '').replace(BY, '');
  // Most lists hold nothing of these: a sign or a letter tells.
  const bracketed = has(signs, Signs.bracket);
  if (bracketed) text = text.replace(/\(\s?(?=\))/g, '');
  if (text.includes(':')) text = text.replace(HOLDER, ' ; ');
  if (has(signs, Signs.mark | Signs.digit)) text = text.replace(NOTE_MARKS, ' ');
  if (bracketed) text = text.replace(/\((?:executive\s)?(?:director|producer|writer|narrator|host)s?\)/gi, ' ');
  if (/, (?:host|narr|direct|prod|perf|present|conduct|comp)/.test(text)) text = text.replace(DID, '');
  if (has(signs, Signs.digit) && text.includes('0.')) text = text.replace(MISREAD_O, 'O');
  if (/(?:^|[\s,&])l[b-z]/.test(text)) text = text.replace(MISREAD_I, 'I');
  if (has(signs, Signs.hyphen) && text.includes('- ')) text = text.replace(TORN, '');
  if (bracketed) text = text.replace(BRACKETED_GIVEN, '$1$3, $2$4;');
  if (/(?:ers|ies|dem)\b/.test(text)) text = text.replace(SAME, ' ');
  // In small letters alone: "U. A. Khan" is a name.
  if (/u\.|\sa\s/.test(text)) text = text.replace(AND_OTHERS, ' et al. ').replace(AND_SHORT, ' & ');
  if (text.includes('& al')) text = text.replace(/&\sal\.?(?=\s?[,;()]|\s?$)/g, 'et al.');
  ET_AL.lastIndex = 0;
  const joined = partJoined(compounds(text));
  text = joined.text;
  const endless = MAY_GO_ON.test(text) && ET_AL.test(text.slice(Math.min(2, text.length)));
  if (endless) text = text.replace(ET_AL, ' ; ');
  const etAl = endless || joined.others;
  if (/\p{Ll}{2}\p{Lu}\.,|[A-Z]v[ao]n\sd/u.test(text)) text = text.replace(GLUED_BEHIND, ' ');
  if (/[.,]\p{Lu}/u.test(text)) text = text.replace(GLUED_NAMES, ' ');
  if (text.includes('O ')) text = text.replace(IRISH, 'O’');
  if (text.includes('. -')) text = text.replace(SPACED_HYPHEN, '');
  if (text.includes('..')) text = text.replace(/\.{2,9}/g, '.');
  text = withoutRoles(text);
  if (text.includes(' .')) text = text.replace(/\s\.(?=[\s,;]|$)/g, ' ');
  text = partDashed(text);
  if (has(signs, Signs.hebrew | Signs.arabic)) text = partAttachedAnd(text);
  if (bracketed) text = text.replace(/[([]\s?[)\]]|\s[)\]]{1,2}[.,]?(?=\s|$)/g, ' ');
  if (text.includes('  ')) text = text.replace(/\s{2,}/g, ' ');
  text = (text.includes(' ,') ? text.replace(/\s,/g, ',') : text).trim();
  return { text, etAl };
}
