/**
 * Forms in which people and language models cite a work in a sentence or a list of tips: "“Hedges in winter” by Ada Roe and Bo Poe (Journal of
 * Gardens, 2020)", "“Hedges in winter” (Roe & Poe, 2020): shows that …". No style prints so, and a labelling learned from styles takes the
 * venue for one more name. Laid over a reference by whole-forms.ts.
 */
import { isToldAsPaper, namesNoPaper, speaksOfPapers } from '../papers-told.ts';
import type { WholeForm } from './styles.ts';

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
/** A list of them that ends with its "and", or one: what follows is no further name. */
const CLOSED = `(?:${SPOKEN}(?:,\\s${SPOKEN}){0,30},?\\s(?:and|&|und|et|y|e)\\s${SPOKEN}|${SPOKEN}${MORE}?)`;
const INITIALLED = String.raw`(?:\p{Lu}\.[\s-]?){1,3}(?:${PARTICLE}\s){0,3}${WORD}`;
/** Two of them at least, or one and others: one alone may be part of a title. */
const SEVERAL = `${SPOKEN}(?:(?:${AND}${SPOKEN}){1,30}${MORE}?|${MORE})`;
/** Family names alone: "van der Roe", "Roe & Poe", "Roe et al.". */
const FAMILY = String.raw`(?:${PARTICLE}\s){0,3}${WORD}(?:\s${WORD})?`;
const FAMILIES = `${FAMILY}(?:${AND}${FAMILY}){0,6}${MORE}?`;
const SEVERAL_FAMILIES = `${FAMILY}(?:(?:${AND}${FAMILY}){1,6}${MORE}?|${MORE})`;

const QUOTED = String.raw`^["“„«]\s?(?<title>[^"“”«»„]{8,300}?)[,.]?\s?["”»“](?:\shttps?:\S{1,300}|\s\((?:https?:|doi|DOI|arXiv)[^()\s]{3,300}\))?,?\s`;
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
/** A title in quotation marks that does not stand first. */
const LATER = `["“„«](?<title>[^"“”«»„]{8,300}?)[,.]?["”»“]`;
const PAPER = '(?:paper|article|study|book|report|essay|review|survey|thesis|work|preprint|chapter|monograph)';
/** ", Nature, 2020", " (2020)", " in 2020" */
const THEN = String.raw`(?:,?\s\(?|\s(?<other4>in)\s)${DATE}\)?`;
/** Nothing else but identifiers. */
const END = String.raw`[.,;]?(?=\s?$|[\s(\[]{1,3}(?:https?:|doi|DOI|arXiv|\[))`;
/** The end, or what whoever cites it says about it. */
const REST = String.raw`(?:${END}|\s?(?<other3>[:.–—-]\s(?:[–—-]\s)?)(?!${SAYS})(?<note>\p{L}[^"“”]{8,1000})$)`;

const QUOTED_BY = /^["“„«].{8,300}["”»“].{0,300} (?:by|von|par|por|de|di) /;
const PLAIN_BY = /^[^"“”„«]{12,600} (?:by|von|par|por) \p{L}/u;
const QUOTED_BRACKET = /^["“„«].{8,300}["”»“].{0,300} [([]/;

/** The forms, in the order in which they are laid over a reference: what a later one says stands. */
export const ANSWER_FORMS: readonly WholeForm[] = [
  // Hedges in winter, Ada Roe and Bo Poe, Nature, 2020
  {
    tells: / \p{Ll}{3}[^"“”„«]{6,600}, \d{4}\.?$/u,
    form: new RegExp(
      String.raw`^(?<title>\p{Lu}[^"“”„«().]{0,300}?\s\p{Ll}{2}[^"“”„«().]{1,300}?),\s(?<author>${SEVERAL}),\s(?<container>${VENUE}),\s${DATE}\.?$`,
      'du',
    ),
    titleFirst: true,
  },
  // “Hedges” by Ada Roe, published in Nature (2020) / “Hedges” by Ada Roe and Bo Poe, Nature, 2020
  { tells: QUOTED_BY, form: new RegExp(String.raw`${QUOTED}${BY}(?<author>${PEOPLE})(?:,|(?<!\p{Lu})\.)\s${WHERE}${THEN}${END}`, 'du') },
  // “Hedges” by Ada Roe (2020), Nature / “Hedges” by Ada Roe (2020). Published in Nature. / “Hedges” by Ada Roe (2020): It shows …
  {
    tells: QUOTED_BY,
    form: new RegExp(
      String.raw`${QUOTED}${BY}(?<author>(?:${PEOPLE}|${FAMILIES})),?\s\(${DATE}\)(?:(?:,\s|\.\s(?=${SAYS}))${WHERE})?${REST}`,
      'du',
    ),
  },
  // “Hedges” by Ada Roe, Bo Poe (Nature, 2020)
  { tells: QUOTED_BY, form: new RegExp(String.raw`${QUOTED}${BY}(?<author>(?:${PEOPLE}|${FAMILIES})),?\s${IN_BRACKETS}`, 'du') },
  // “Hedges” by Ada Roe and Bo Poe, Journal of Gardens, vol. 3, no. 1, 2020, pp. 1-9: what follows the journal is read as it is everywhere.
  {
    tells: QUOTED_BY,
    form: new RegExp(String.raw`${QUOTED}${BY}(?<author>${CLOSED}),\s(?<container>${VENUE})(?=,\s(?:[Vv]ol|[Nn]o|\d{1,3}\s?[(,:]))`, 'du'),
  },
  // “Hedges” by A. Roe, B. Poe, 2020
  {
    tells: QUOTED_BY,
    form: new RegExp(
      String.raw`${QUOTED}${BY}(?<author>${INITIALLED}(?:,\s${INITIALLED}){0,30}|${CLOSED}),\s${DATE}(?=,\sarXiv|,\sdoi|${END})`,
      'du',
    ),
  },
  // “Hedges” (2020) by Ada Roe
  { tells: QUOTED_BY, form: new RegExp(String.raw`${QUOTED}\(${DATE}\),?\s${BY}(?<author>${PEOPLE})(?:[,.]\s${WHERE})?${END}`, 'du') },
  // “Hedges” by Roe, A. & Poe, B. (2020), Nature
  {
    tells: QUOTED_BY,
    form: new RegExp(
      String.raw`${QUOTED}${BY}(?<author>${FAMILY},\s\p{Lu}\.[^()\d"“”]{0,400}?),?\s\(${DATE}\)(?:[,.]\s${WHERE})?${END}`,
      'du',
    ),
  },
  // “Hedges” (Roe & Poe, 2020, Nature) / “Hedges” (Roe et al., Nature 2020) / “Hedges” (Roe et al., 2020): It shows …
  {
    tells: QUOTED_BRACKET,
    form: new RegExp(String.raw`${QUOTED}[(\[](?<author>${FAMILIES}),\s${DATE},\s(?<container>${VENUE})[)\]]`, 'du'),
  },
  {
    tells: QUOTED_BRACKET,
    form: new RegExp(String.raw`${QUOTED}[(\[](?<author>${SEVERAL_FAMILIES}),\s(?<container>${VENUE}),?\s${DATE}[)\]]`, 'du'),
  },
  {
    tells: QUOTED_BRACKET,
    form: new RegExp(String.raw`${QUOTED}[(\[](?<author>(?:${SEVERAL}|${SEVERAL_FAMILIES})),?\s${DATE}[)\]]${REST}`, 'du'),
  },
  // “Hedges” – Ada Roe, Bo Poe – Nature, 2020 / “Hedges” – Roe et al., Nature 2020
  {
    tells: /^["“„«].{8,300}["”»“],? [–—-] /,
    form: new RegExp(
      String.raw`${QUOTED}(?<other>[–—-])\s(?<author>(?:${PEOPLE}|${FAMILY}${MORE}))(?:\s(?<other2>[–—-])|,(?!\s${NAMES_ALONE}))\s(?<container>${VENUE}),?\s\(?${DATE}\)?${END}`,
      'du',
    ),
  },
  // “Hedges” – Nature, 2020 – Roe et al.
  {
    tells: /^["“„«].{8,300}["”»“],? [–—-] .{2,200} [–—-] /,
    form: new RegExp(
      String.raw`${QUOTED}(?<other>[–—-])\s(?<container>${VENUE}),?\s\(?${DATE}\)?\s(?<other2>[–—-])\s(?<author>${PEOPLE}|${FAMILIES})${END}`,
      'du',
    ),
  },
  // 2020 – Ada Roe et al. – “Hedges” – Nature
  {
    tells: /^\d{4} [–—-] /,
    form: new RegExp(
      String.raw`^${DATE}\s(?<other>[–—-])\s(?<author>${PEOPLE}|${FAMILIES})\s(?<other2>[–—-])\s${LATER}(?:\s(?<other3>[–—-])\s(?<container>${VENUE}))?${END}`,
      'du',
    ),
  },
  // Journal of Gardens (2020): “Hedges” by Roe et al.
  {
    tells: /^[^"“”„«]{2,160}\(\d{4}\)[:,] ["“„«]/,
    form: new RegExp(String.raw`^(?<container>${VENUE})\s\(${DATE}\)[:,]\s${LATER}\s${BY}(?<author>${PEOPLE}|${FAMILIES})${END}`, 'du'),
  },
  // “Hedges” was written by Ada Roe and published in Nature in 2020
  {
    tells: /^["“„«].{8,300}["”»“] (?:was|is) (?:written|authored) by /,
    form: new RegExp(
      String.raw`${QUOTED}(?<other>(?:was|is)\s(?:written|authored)\sby)\s(?<author>${PEOPLE}),?\s(?<other2>(?:and\s)?(?:was\s)?published\sin)\s${HOUSE_OR_VENUE}${THEN}`,
      'du',
    ),
  },
  // “Hedges” [Nature, 2020] by Ada Roe
  {
    tells: QUOTED_BRACKET,
    form: new RegExp(String.raw`${QUOTED}[(\[]${HOUSE_OR_VENUE},?\s${DATE}[)\]],?\s${BY}(?<author>${PEOPLE})`, 'du'),
  },
  // study published in Nature in 2020 by Ada Roe, “Hedges”
  {
    tells: /^(?:paper|article|study|book|report|essay|review|survey|thesis|work|preprint|chapter|monograph) published in /,
    form: new RegExp(
      String.raw`^(?<other>${PAPER}\spublished\sin)\s${HOUSE_OR_VENUE}${THEN}\s(?<other2>by)\s(?<author>${PEOPLE}),?\s(?<other3>(?:titled|entitled|called|named)\s)?${LATER}`,
      'du',
    ),
  },
  // Roe et al.’s “Hedges” (2020) / Ada Roe’s 2020 paper “Hedges”
  {
    tells: /^[^"“”„«]{2,200}[’'](?:s )?(?:\d{4} )?(?:\p{Ll}{4,10} )?["“„«]/u,
    form: new RegExp(String.raw`^(?<author>${PEOPLE}|${FAMILIES})(?<other>[’']s?)\s(?:${DATE}\s)?(?<other2>${PAPER}\s)?${LATER}`, 'du'),
  },
  // Roe et al. (2020), in “Hedges,” found …
  { tells: /\(\d{4}\), in ["“„«]/, form: new RegExp(String.raw`\(${DATE}\),\s(?<other>in)\s${LATER}`, 'du') },
  // 2020 paper by Roe et al. titled “Hedges” / paper by Ada Roe (2020), “Hedges”
  {
    tells: /^(?:\d{4} )?(?:paper|article|study|book|report|essay|review|survey|thesis|work|preprint|chapter|monograph) by /,
    form: new RegExp(
      String.raw`^(?:(?<date>${YEAR})\s)?(?<other>${PAPER}\sby)\s(?<author>${PEOPLE}|${FAMILIES})(?:\s\((?<date2>${YEAR})\))?,?\s(?<other2>(?:titled|entitled|called|named)\s)?${LATER}`,
      'du',
    ),
  },
  // “Hedges,” Roe and Poe, 2020
  {
    tells: /^["“„«].{8,300}["”»“],? .{4,300}, \d{4}/,
    form: new RegExp(String.raw`${QUOTED}(?<author>(?:${SEVERAL}|${SEVERAL_FAMILIES})),\s${DATE}${END}`, 'du'),
  },
  // “Hedges,” Nature (2020), Ada Roe and Bo Poe
  {
    tells: /^["“„«].{8,300}["”»“],? [^"“”()]{2,160} \(\d{4}\)[,.] /,
    form: new RegExp(String.raw`${QUOTED}(?<container>${VENUE}),?\s\(${DATE}\)[,.]\s(?<author>${PEOPLE})${END}`, 'du'),
  },
  // Hedges in winter by Ada Roe (Nature, 2020) / Hedges in winter by Roe et al. (2020) / Hedges in winter by Ada Roe. Nature, 2020.
  {
    tells: PLAIN_BY,
    form: new RegExp(String.raw`${PLAIN}${BY_PLAIN}(?<author>(?:${PEOPLE}|${SEVERAL_FAMILIES})),?\s${IN_BRACKETS}${REST}`, 'du'),
    titleFirst: true,
  },
  {
    tells: PLAIN_BY,
    form: new RegExp(String.raw`${PLAIN}${BY_PLAIN}(?<author>${PEOPLE})(?<!\p{Lu})\.\s${WHERE}${THEN}${END}`, 'du'),
    titleFirst: true,
  },
  // Hedges in winter (2020) by Ada Roe and Bo Poe
  { tells: PLAIN_BY, form: new RegExp(String.raw`${PLAIN}\(${DATE}\),?\s${BY_PLAIN}(?<author>${PEOPLE})${END}`, 'du'), titleFirst: true },
  // Hedges in winter (Ada Roe, Bo Poe, 2020) / Hedges in winter [Roe et al., Nature 2020]
  {
    tells: /^[^"“”„«]{12,400} [([]\p{Lu}.{5,300}\d{4}./u,
    form: new RegExp(
      String.raw`${PLAIN}[(\[](?<author>(?:${SEVERAL}|${SEVERAL_FAMILIES})),(?:\s(?<container>${VENUE}),?)?\s${DATE}[)\]]${REST}`,
      'du',
    ),
    titleFirst: true,
  },
  // Hedges in winter — Ada Roe, Bo Poe, Nature (2020)
  {
    tells: /^[^–—"“”„«]{12,300} [–—] /,
    form: new RegExp(
      String.raw`^(?<title>\p{Lu}(?:[^–—"“”„«().]|\.(?!\s)){11,300}?)\s(?<other>[–—])\s(?<author>${PEOPLE})(?:,\s(?!${NAMES_ALONE})|\s(?<other2>[–—])\s)(?<container>${VENUE})(?:,\s|\s\(|,?\s)${DATE}\)?${END}`,
      'du',
    ),
    titleFirst: true,
  },
];

const ANY_PEOPLE = `(?:${PEOPLE}|${FAMILIES})`;
const TITLE_IN_MARKS = String.raw`["“„«]\s?(?=[\p{Lu}\p{Nd}])[^"“”«»„\n]{8,250}[”"»“]`;
const BY_THEM = String.raw`,?\s(?:by|von|par|por|de|di)\s${ANY_PEOPLE}(?:,?\s\((?:[^()"“”\n]{2,160}?,?\s)?${YEAR}\)(?:[.,]\s(?:[Pp]ublished\sin)\s\p{Lu}[^()"“”.\n]{1,120})?|,\s(?:(?:[Pp]ublished|[Aa]ppeared|[Pp]resented)\s(?:in|at)\s)?\p{Lu}[^()"“”.\n]{1,120}?(?:,\s|\s\(|\sin\s)${YEAR}\)?)`;
const WRITTEN = String.raw`\s(?:was|is)\s(?:written|authored)\sby\s${PEOPLE},?\s(?:and\s)?(?:was\s)?published\sin\s\p{Lu}[^()"“”.\n]{1,120}?(?:\sin\s|,?\s\(?)${YEAR}\)?`;
const BRACKET_BY = String.raw`\s[(\[]\p{Lu}[^()[\]"“”\n]{1,120}?,?\s${YEAR}[)\]],?\sby\s${PEOPLE}`;
const YEAR_BY_THEM = String.raw`,?\s\(${YEAR}\),?\s(?:by|von|par|por)\s${PEOPLE}`;
const IN_ONE_BRACKET = String.raw`,?\s[(\[]${FAMILIES},\s${YEAR},\s\p{Lu}[^()"“”\n]{2,160}[)\]]`;
const NAMES_AND_YEAR = String.raw`,?\s[(\[](?:${SEVERAL}|${SEVERAL_FAMILIES}),?\s(?:\p{Lu}[^()"“”\n]{1,120}?\s)?${YEAR}[)\]]`;
/** What stands in front of a title: "2020 paper by Roe et al. titled", "paper by Ada Roe (2020),". */
const AHEAD = String.raw`(?<![\p{L}\d])(?:${YEAR}\s${PAPER}\sby\s${ANY_PEOPLE}|${PAPER}\sby\s${ANY_PEOPLE}\s\(${YEAR}\)|${PAPER}\spublished\sin\s\p{Lu}[^()"“”.\n]{1,120}?(?:\sin\s|,?\s\(?)${YEAR}\)?\sby\s${PEOPLE}),?\s(?:(?:titled|entitled|called|named)\s)?`;
/** What follows a title in quotation marks where a work is told by it: who wrote it, where and when. */
const TELLS = `${BY_THEM}|${WRITTEN}|${BRACKET_BY}|${YEAR_BY_THEM}|${IN_ONE_BRACKET}|${NAMES_AND_YEAR}`;
/** Within running text, a title in quotation marks with all that tells the work. */
const WITHIN = new RegExp(`${TITLE_IN_MARKS}(?:${TELLS})|${AHEAD}${TITLE_IN_MARKS}`, 'gu');
const LABEL = String.raw`^\s?(?:(?:[[(]?\d{1,3}[\]).:]|[•▪◦‣●*–-])\s{1,4})?`;
/** The same at the head of a line, and a title without marks whose people are named whole: "Hedges in winter by Ada Roe (Nature, 2020)". */
const AT_HEAD = new RegExp(
  String.raw`${LABEL}(?:${TITLE_IN_MARKS}(?:${TELLS})|\p{Lu}(?:[^"“”„«().\n]|\.(?!\s)|\([^()"“”\n]{1,60}\)){11,250}?,?\s${OTHER_PART}(?:by|von|par|por)\s${PEOPLE},?\s\((?:[^()"“”\n]{2,160}?,?\s)?${YEAR}\))`,
  'u',
);
const MAY_NAME = /[\p{L}.,:–—-] ["“„«]\p{Lu}.{8,250}["”»“],? \(?\d{4}/u;
const MAY_TELL = /["”»“].{0,3}[([]|\s(?:by|von|par|por|de|di)\s/;
/** Who wrote it in front of a title in quotation marks, and the year: "Ada Roe, Bo Poe, “Hedges in winter” (2020)". */
const NAMES_FIRST = new RegExp(
  String.raw`${LABEL}(?:${PEOPLE}|${FAMILIES})[,:]?\s(?:[–—-]\s)?${TITLE_IN_MARKS},?\s(?:\(${YEAR}\)|${YEAR})(?=[.,;\s]{0,2}(?:$|https?:|doi|arXiv))`,
  'u',
);
/** Nothing but a name and a year, as songs and films have them too: "“Let it be” by The Beatles (1970)". */
const isBare = (told: string): boolean => /["”»“\p{L}.],? (?:by [^()]{3,300}? )?\(\d{4}\)(?: by [^()]{3,300})?$/u.test(told);

/** What a text that begins with a title, and who wrote it behind, tells of the work: where it appeared, or as papers are named (`work`); a name and a year (`name`). */
export function toldAtHead(text: string): 'work' | 'name' | null {
  if (MAY_NAME.test(text) && NAMES_FIRST.test(text)) return isToldAsPaper(text) ? 'work' : 'name';
  const [told] = MAY_TELL.test(text) ? (AT_HEAD.exec(text) ?? []) : [];
  // "“Hedges” (Roe & Poe, 2014) tells another tale": a sentence.
  if (told === undefined || /^,?\s\p{Ll}/u.test(text.slice(told.length))) return null;
  return isBare(told) || !isToldAsPaper(told) ? 'name' : 'work';
}

/** Letters before and behind that are looked at. */
const [BEFORE, BEHIND] = [150, 100];

/** Where works are told within running text. A name and a year alone tell a paper where its sentence speaks of such. */
export function toldWithin(text: string): { readonly start: number; readonly end: number }[] {
  return [...text.matchAll(WITHIN)].flatMap(({ index, 0: told }) => {
    const end = index + told.length;
    const [before = ''] = /[^\n]*$/.exec(text.slice(Math.max(0, index - BEFORE), index)) ?? [];
    const [behind = ''] = /^[^\n]*/.exec(text.slice(end, end + BEHIND)) ?? [];
    return namesNoPaper(before) || (isBare(told) && !speaksOfPapers(`${before} ${behind}`)) ? [] : [{ start: index, end }];
  });
}
