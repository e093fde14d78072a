/**
 * Who first described a plant or an animal: "Argiope bruennichi (Scopoli, 1772)", "the genus Sphagnum (Linnaeus, 1753)". Name and year
 * belong to the name of the species, and lists of references do not hold them.
 */

const EPITHET = String.raw`\p{Ll}{2,24}(?:a|us|um|is|i|ae|ensis|oides)`;
/** "Argiope bruennichi ", "A. bruennichi ", "Apis mellifera carnica " in front of a bracket. */
const SPECIES = new RegExp(
  String.raw`(?<![\p{L}\p{M}.])\p{Lu}(?:\p{Ll}{2,24}|\.)\s(?:\(\p{Lu}\p{Ll}{2,24}\)\s)?${EPITHET}(?:\s${EPITHET})?\s$`,
  'u',
);
const RANKED =
  /(?<!\p{L})(?:gen(?:us|era|re|ere)|subgenus|species|subspecies|(?:sub|super)?famil(?:y|ia|le|ie)|famiglia|Familie|Gattung|género|especie|espèce|specie|order|phylum|tribe)\s\p{Lu}\p{Ll}{2,24}\s$/u;
const DESCRIBERS = /^(?:Linnaeus|Linné|L\.|Fabricius|Latreille|Lamarck|Cuvier|Scopoli|Pallas|Gmelin)$/u;

const before = (text: string, at: number): string => text.slice(Math.max(0, at - 80), at).replace(/[*_]/g, '');

/** A mark in brackets, as far as it is asked about here. */
interface Bracket {
  readonly span: { readonly start: number };
  readonly families: readonly string[];
}

/**
 * Those of some marks that stand behind the name of a species, where the text has two such names, or names a genus or a well-known
 * describer: "Factor analysis (Kim, 1978)" looks like a species, too.
 */
export function describers<M extends Bracket>(text: string, marks: readonly M[]): ReadonlySet<M> {
  const behind = marks.filter(({ span }) => SPECIES.test(before(text, span.start)));
  const species = new Set(behind.map(({ span }) => SPECIES.exec(before(text, span.start))?.[0]));
  return new Set(
    marks.filter(
      (mark) =>
        RANKED.test(before(text, mark.span.start)) ||
        (behind.includes(mark) && (species.size > 1 || mark.families.some((name) => DESCRIBERS.test(name)))),
    ),
  );
}
