/**
 * Forms in which people and language models cite a work in a sentence or a list of tips: "“Hedges in winter” by Ada Roe and Bo Poe (Journal of
 * Gardens, 2020)", "“Hedges in winter” (Roe & Poe, 2020): shows that …". No style prints so, and a labelling learned from styles takes the
 * venue for one more name. Laid over a reference by whole-forms.ts.
 */
import type { WholeForm } from './style-forms.ts';

const YEAR = String.raw`(?:1[5-9]|20)\d\d`;
const WORD = String.raw`\p{Lu}[\p{L}\p{M}’'.-]{0,30}`;
const PARTICLE = '(?:v[ao]n|de|del|dela|dos|das|du|der|den|di|da|la|le|el|al|bin|ibn|ten|ter|te|zu|zur|zum|af|av|y|e)';
/** "Ada M. Roe", "A. van der Poe": two words at least. */
const SPOKEN = String.raw`(?:${WORD}\s)(?:(?:${WORD}|${PARTICLE})\s){0,5}${WORD}`;
const MORE = String.raw`(?:,?\s(?:et\sal\.?|and\s(?:others|colleagues)))`;
const AND = String.raw`(?:,\s(?:and\s|&\s)?|\s(?:and|&|und|et|y|e)\s)`;
const PEOPLE = `${SPOKEN}(?:${AND}${SPOKEN}){0,30}${MORE}?`;
/** A name of two words and a year, with nothing in it that names of journals have: one more of the people. */
const NAMES_ALONE = String.raw`(?:${WORD}\s(?:\p{Lu}\.\s?){0,2})(?<!(?:Journal|Nature|Science|Physical|Chemical|Machine|Applied|Computer|Annals|Medical)\s)${WORD}(?<!(?:Journal|Review|Reviews|Letters|Reports|Research|Science|Sciences|Physics|Medicine|Learning|Systems|Communications|Studies|Today|Engineering))(?:${AND}|\s\(?${YEAR})`;
/** Two of them at least, or one and others: one alone may be part of a title. */
const SEVERAL = `${SPOKEN}(?:(?:${AND}${SPOKEN}){1,30}${MORE}?|${MORE})`;
/** Family names alone: "van der Roe", "Roe & Poe", "Roe et al.". */
const FAMILY = String.raw`(?:${PARTICLE}\s){0,3}${WORD}(?:\s${WORD})?`;
const FAMILIES = `${FAMILY}(?:${AND}${FAMILY}){0,6}${MORE}?`;
const SEVERAL_FAMILIES = `${FAMILY}(?:(?:${AND}${FAMILY}){1,6}${MORE}?|${MORE})`;

const QUOTED = String.raw`^["“„«]\s?(?<title>[^"“”«»„]{8,300}?)[,.]?\s?["”»“](?:\shttps?:\S{1,300})?,?\s`;
/** A title without quotation marks: what stands before whoever wrote it, or before the address that it leads to. */
const PLAIN = String.raw`^(?<title>\p{Lu}(?:[^"“”„«().]|\.(?!\s)|\([^()"“”]{1,60}\)){11,300}?)(?:\shttps?:\S{1,300})?,?\s`;
const BY = String.raw`(?<other>by|von|par|por|de|di)\s`;
/** Of a work whose author stands elsewhere: "edited by", "Translated by", "mit einem Vorwort von". */
const OTHER_PART = String.raw`(?<!(?:dited|anslated|ompiled|elected|llustrated|resented|repared|ublished|written|irected|eviewed|ntroduction|oreword|reface|fterword|egeben|ersetzt|orwort|inleitung|ccompanied|ollowed|upervised|ranslation|edition)\s)`;
const BY_PLAIN = String.raw`${OTHER_PART}(?<other>by|von|par|por)\s`;
const HOUSE = String.raw`[^(),."“”]{0,80}(?:Press|Verlag|Publish\p{Ll}{2,5}|Books|Editions|Wiley|Routledge|Penguin|Elsevier)`;
/** The name of a journal or a meeting, at times with its short form in brackets; some begin small. */
const VENUE = String.raw`(?:\p{Lu}|arXiv|bioRxiv|medRxiv|eLife|npj\s|the\s)(?:[^()"“”,]|,(?!\s(?:[Vv]ol|[Nn]o|pp?|[Ii]ssue|Band|Heft)\.?\s)|\([^()"“”]{1,80}\)){0,160}?`;
const HOUSE_OR_VENUE = `(?:(?<publisher>${HOUSE})|(?<container>${VENUE}))`;
const SAYS = String.raw`(?:(?:[Pp]ublished|[Aa]ppeared|[Pp]resented)\s(?:in|at|by)|[Ii]n)\s`;
const WHERE = `(?<other2>${SAYS})?${HOUSE_OR_VENUE}`;
const DATE = `(?<date>${YEAR})`;
/** In brackets: where it appeared and when, or when alone. */
const IN_BRACKETS = String.raw`\((?:${HOUSE_OR_VENUE},?\s)?${DATE}\)`;
/** ", Nature, 2020", " (2020)", " in 2020" */
const THEN = String.raw`(?:,?\s\(?|\sin\s)${DATE}\)?`;
/** Nothing else but identifiers. */
const END = String.raw`[.,;]?(?=\s?$|[\s(\[]{1,3}(?:https?:|doi|DOI|arXiv|\[))`;
/** The end, or what whoever cites it says about it. */
const REST = String.raw`(?:${END}|\s?(?<other3>[:.–—-]\s(?:[–—-]\s)?)(?!${SAYS})(?<note>\p{Lu}[^"“”]{8,1000})$)`;

const QUOTED_BY = /^["“„«].{8,300}["”»“].{0,300} (?:by|von|par|por|de|di) /;
const PLAIN_BY = /^[^"“”„«]{12,600} (?:by|von|par|por) \p{L}/u;
const QUOTED_BRACKET = /^["“„«].{8,300}["”»“].{0,300} [([]/;

const form = (tells: WholeForm['tells'], ...parts: readonly string[]): WholeForm => {
  const source = parts.join('');
  // Without marks around it a title is told from names by the labelling alone.
  return { tells, form: new RegExp(source, 'du'), ...(source.startsWith(QUOTED) ? {} : { titleFirst: true }) };
};
const author = (people: string): string => `(?<author>${people})`;

/** The forms, in the order in which they are laid over a reference: what a later one says stands. */
export const ANSWER_FORMS: readonly WholeForm[] = [
  // Hedges in winter, Ada Roe and Bo Poe, Nature, 2020
  form(
    / \p{Ll}{3}[^"“”„«]{6,600}, \d{4}\.?$/u,
    String.raw`^(?<title>\p{Lu}[^"“”„«().]{0,300}?\s\p{Ll}{2}[^"“”„«().]{1,300}?),\s${author(SEVERAL)},\s(?<container>${VENUE}),\s${DATE}\.?$`,
  ),
  // “Hedges” by Ada Roe, published in Nature (2020) / “Hedges” by Ada Roe and Bo Poe, Nature, 2020
  form(QUOTED_BY, QUOTED, BY, author(PEOPLE), String.raw`(?:,|(?<!\p{Lu})\.)\s`, WHERE, THEN, END),
  // “Hedges” by Ada Roe (2020), Nature / “Hedges” by Ada Roe (2020). Published in Nature. / “Hedges” by Ada Roe (2020): It shows …
  form(QUOTED_BY, QUOTED, BY, author(`(?:${PEOPLE}|${FAMILIES})`), String.raw`,?\s\(${DATE}\)(?:(?:,\s|\.\s(?=${SAYS}))${WHERE})?`, REST),
  // “Hedges” by Ada Roe, Bo Poe (Nature, 2020)
  form(QUOTED_BY, QUOTED, BY, author(`(?:${PEOPLE}|${FAMILIES})`), String.raw`,?\s${IN_BRACKETS}`),
  // “Hedges” (2020) by Ada Roe
  form(QUOTED_BY, QUOTED, String.raw`\(${DATE}\),?\s`, BY, author(PEOPLE), String.raw`(?:[,.]\s${WHERE})?`, END),
  // “Hedges” by Roe, A. & Poe, B. (2020), Nature
  form(
    QUOTED_BY,
    QUOTED,
    BY,
    author(String.raw`${FAMILY},\s\p{Lu}\.[^()\d"“”]{0,400}?`),
    String.raw`,?\s\(${DATE}\)(?:[,.]\s${WHERE})?`,
    END,
  ),
  // “Hedges” (Roe & Poe, 2020, Nature) / “Hedges” (Roe et al., Nature 2020) / “Hedges” (Roe et al., 2020): It shows …
  form(QUOTED_BRACKET, QUOTED, String.raw`[(\[]${author(FAMILIES)},\s${DATE},\s(?<container>${VENUE})[)\]]`),
  form(QUOTED_BRACKET, QUOTED, String.raw`[(\[]${author(SEVERAL_FAMILIES)},\s(?<container>${VENUE}),?\s${DATE}[)\]]`),
  form(QUOTED_BRACKET, QUOTED, String.raw`[(\[]${author(`(?:${SEVERAL}|${SEVERAL_FAMILIES})`)},?\s${DATE}[)\]]`, REST),
  // “Hedges” – Ada Roe, Bo Poe – Nature, 2020 / “Hedges” – Roe et al., Nature 2020
  form(
    /^["“„«].{8,300}["”»“],? [–—-] /,
    QUOTED,
    String.raw`(?<other>[–—-])\s${author(`(?:${PEOPLE}|${FAMILY}${MORE})`)}(?:\s(?<other2>[–—-])|,(?!\s${NAMES_ALONE}))\s(?<container>${VENUE}),?\s\(?${DATE}\)?`,
    END,
  ),
  // “Hedges,” Roe and Poe, 2020
  form(/^["“„«].{8,300}["”»“],? .{4,300}, \d{4}/, QUOTED, author(`(?:${SEVERAL}|${SEVERAL_FAMILIES})`), String.raw`,\s${DATE}`, END),
  // “Hedges,” Nature (2020), Ada Roe and Bo Poe
  form(
    /^["“„«].{8,300}["”»“],? [^"“”()]{2,160} \(\d{4}\)[,.] /,
    QUOTED,
    String.raw`(?<container>${VENUE}),?\s\(${DATE}\)[,.]\s${author(PEOPLE)}`,
    END,
  ),
  // Hedges in winter by Ada Roe (Nature, 2020) / Hedges in winter by Roe et al. (2020) / Hedges in winter by Ada Roe. Nature, 2020.
  form(PLAIN_BY, PLAIN, BY_PLAIN, author(`(?:${PEOPLE}|${SEVERAL_FAMILIES})`), String.raw`,?\s${IN_BRACKETS}`, REST),
  form(PLAIN_BY, PLAIN, BY_PLAIN, author(PEOPLE), String.raw`(?<!\p{Lu})\.\s`, WHERE, THEN, END),
  // Hedges in winter (2020) by Ada Roe and Bo Poe
  form(PLAIN_BY, PLAIN, String.raw`\(${DATE}\),?\s`, BY_PLAIN, author(PEOPLE), END),
  // Hedges in winter (Ada Roe, Bo Poe, 2020) / Hedges in winter [Roe et al., Nature 2020]
  form(
    /^[^"“”„«]{12,400} [([]\p{Lu}.{5,300}\d{4}./u,
    PLAIN,
    String.raw`[(\[]${author(`(?:${SEVERAL}|${SEVERAL_FAMILIES})`)},(?:\s(?<container>${VENUE}),?)?\s${DATE}[)\]]`,
    REST,
  ),
  // Hedges in winter — Ada Roe, Bo Poe, Nature (2020)
  form(
    /^[^–—"“”„«]{12,300} [–—] /,
    String.raw`^(?<title>\p{Lu}(?:[^–—"“”„«().]|\.(?!\s)){11,300}?)\s(?<other>[–—])\s${author(PEOPLE)}(?:,\s(?!${NAMES_ALONE})|\s(?<other2>[–—])\s)(?<container>${VENUE})(?:,\s|\s\(|,?\s)${DATE}\)?`,
    END,
  ),
];
