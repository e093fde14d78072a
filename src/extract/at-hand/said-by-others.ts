/**
 * Words that a sentence of a brief gives to somebody else beside a decision: The witness said “…”, and the court in Roe held “…”. The one citation
 * of such a sentence is of the second clause alone. Decides where a clause of its own has a speaker of its own; a mark of no source stands there, so that its
 * words are held against nobody. What a decision is said to tell of its witnesses (In Roe, the witness said “…”) stays the decision's.
 */
import type { Span } from '../../model/document.ts';
import { lowest } from '../../text/lowest.ts';
import type { KnownMark } from '../quotes/blocks.ts';

const WHO = [
  String.raw`(?:Mr|Mrs|Ms|Dr|Herr|Frau|M|Mme)\.?\s\p{Lu}[\p{L}’'-]{1,25}`,
  String.raw`(?:(?:[Tt]he|[Aa]n?|[Oo]ne|[Hh]is|[Hh]er|[Ii]ts|[Tt]heir)\s)?(?:\p{Ll}{3,15}\s)?(?:[Ww]itness(?:es)?|[Pp]laintiffs?|[Dd]efendants?|[Cc]laimants?|[Rr]espondents?|[Pp]etitioners?|[Aa]ppell(?:ant|ee)s?|[Dd]eponent|[Aa]ffiant|[Pp]rosecutor|[Oo]fficer|[Ee]xpert|[Cc]ounsel|[Nn]eighbou?r|[Ll]andlord|[Tt]enant|[Ee]mployer|[Ee]mployee|[Cc]ontract|[Aa]greement|[Ll]ease|[Dd]eed|[Ll]etter|e-?mail|[Cc]omplaint|[Aa]ffidavit)`,
  '(?:[Hh]e|[Ss]he|[Tt]hey)',
  String.raw`(?:[Dd]er|[Dd]ie)\s(?:Zeugin|Zeuge|Kläger(?:in)?|Beklagten?|Antragsteller(?:in)?|Sachverständige|Vertrag)`,
  String.raw`(?:[Ll]e\stémoin|[Ll]a\sdemanderesse|[Ll]e\sdemandeur|[Ll]e\sdéfendeur|[Ll]e\scontrat|[Ll][’']expert)`,
].join('|');
const SAYS = String.raw`(?:said|says?|stated?|states|testif(?:y|ied|ies)|told|wrote|writes?|argue[sd]?|claim(?:s|ed)?|plead(?:s|ed)?|allege[sd]?|contends?|contended|insist(?:s|ed)?|answered|replied|reads?|provide[sd]?|recalled|sagt(?:e|en)?|erklärt(?:e|en)?|behauptet(?:e|en)?|trägt\svor|lautet|dit|déclare|soutient|affirme|a\s(?:dit|déclaré|soutenu|affirmé))(?!\p{L})`;
const OPENS = '["“„«]';
/** A speaker, what he does, and the mark that opens his words: "The witness told the officer that “". */
const LED = new RegExp(
  String.raw`(?<![\p{L}\d])(?:(?:${WHO})\s${SAYS}[^."“”„«»;\n]{0,40}|(?:According\sto|Laut|Selon)\s(?:${WHO})[,:]?\s)(?=${OPENS})`,
  'gu',
);
/** A speaker behind his words: “…”, the witness said, and. */
const BEHIND = new RegExp(String.raw`(?<=["”“»],?\s)(?:${WHO})\s${SAYS}(?=[,;]\s)`, 'gu');
/** Where another clause begins, with a few words before the decision it is about: ", and the court in". */
const NEXT_CLAUSE =
  /^[^\S\n]{0,2}[.,;]?["”“»]?[^\S\n]{0,2}(?:[,;]\s?)?(?:(?:and|but|yet|while|whereas|although|though|und|aber|doch|während|et|mais|tandis\sque|alors\sque)\s(?:(?<=\sv)\.|[^."“”„«»;\n]){0,60}|(?<=;\s?)[^."“”„«»;\n]{0,40})$/u;
/** The same right before a speaker; of two clauses under "In Roe," only one that sets itself against the other is somebody else's. */
const JOINED =
  /["”“»][,;]?\s(?:(?<even>and|und|et)|but|yet|while|whereas|although|though|aber|doch|während|mais|tandis\sque|alors\sque)\s$/u;
/** Letters of a quote, of what lies between it and the next clause, and of a sentence before it. */
const LONGEST_QUOTE = 1000;
const NEAR = 80;
const SENTENCE = 400;

/** Marks of no source where clauses beside the decisions of `cited`, which are in reading order, have speakers of their own. */
export function saidByOthers(text: string, cited: readonly KnownMark[]): KnownMark[] {
  const behind = (at: number): KnownMark | undefined => cited[lowest(cited.length, (i) => (cited[i]?.span.start ?? 0) >= at)];
  const before = (at: number): KnownMark | undefined => cited[lowest(cited.length, (i) => (cited[i]?.span.end ?? 0) > at) - 1];
  /** Whether what lies behind an offset is another clause, about a decision that it names or quotes. */
  const another = (at: number): boolean => {
    const next = behind(at);
    if (next === undefined || next.span.start - at > NEAR || !NEXT_CLAUSE.test(text.slice(at, next.span.start))) return false;
    const rest = text.slice(next.span.end, next.span.end + NEAR);
    return /^[^“"„«\n]*["“„«]/u.test(rest) || /(?:held|holds|teaches|overruled)$/u.test(next.label);
  };
  /** Whether a decision stands before, in the same sentence. */
  const led = (at: number): KnownMark | undefined => {
    const last = before(at);
    const between = last && text.slice(last.span.end, at);
    return between !== undefined && between.length < SENTENCE && !/[.!?]["”»)]{0,2}\s|\n/u.test(between) ? last : undefined;
  };
  const speaks = (span: Span, label: string, ends: number): KnownMark[] => {
    const decision = led(span.start);
    const joined = JOINED.exec(text.slice(Math.max(0, span.start - 20), span.start));
    const apart = decision === undefined ? another(ends) : joined !== null && !(joined.groups?.even && /^in\s/iu.test(decision.label));
    return apart ? [{ span, label, source: null }] : [];
  };
  return [
    ...[...text.matchAll(LED)].flatMap(({ index, 0: words }) => {
      const opens = index + words.length;
      const ends = opens + 1 + text.slice(opens + 1, opens + LONGEST_QUOTE).search(/["”“»]/u);
      return ends > opens ? speaks({ start: index, end: index + words.trimEnd().length }, words.trim(), ends + 1) : [];
    }),
    ...[...text.matchAll(BEHIND)].flatMap(({ index, 0: words }) =>
      speaks({ start: index, end: index + words.length }, words, index + words.length),
    ),
  ];
}
