/**
 * Series in which decisions of courts of the United States are printed, as the Bluebook (table T1) abbreviates them, for patterns that look for
 * "347 U.S. 483" and "925 F.3d 1339". Spaces may be left out, as many do; the points are asked for, for "US" and "Cal" are words of other texts.
 */

/** Courts of the Union: their own reporters, those of private houses, and what data bases count in place of one. */
const FEDERAL = String.raw`U\.\s?S\.|S\.\s?Ct\.|L\.\s?Ed\.(?:\s?2d)?|F\.\s?(?:2d|3d|4th)|F\.(?=\s\d)|F\.\s?Supp\.(?:\s?[23]d)?|F\.\s?App[’']x\.?|Fed\.\s?App[’']?x\.?|F\.\s?R\.\s?D\.|B\.\s?R\.|Fed\.\s?Cl\.|Ct\.\s?Cl\.|T\.\s?C\.(?:\s?M\.)?|M\.\s?J\.|Vet\.\s?App\.|I\.\s?&\s?N\.\sDec\.|WL|U\.\s?S\.\s(?:Dist|App)\.\sLEXIS|LEXIS`;
/** Several states in one series. */
const REGIONAL = String.raw`(?:A|P|So)\.(?:\s?[23]d)?|[NS]\.\s?[EW]\.(?:\s?[23]d)?`;
/** States that print their own, with the courts below the highest. */
const STATES = String.raw`(?:(?:Ala|Ariz|Ark|Cal|Colo|Conn|Del|Fla|Ga|Haw|Ill|Ind|Kan|Ky|La|Mass|Md|Me|Mich|Minn|Miss|Mo|Mont|Neb|Nev|Okla|Or|Pa|Tenn|Tex|Va|Vt|Wash|Wis|Wyo|N\.\s?[CDHJMY]|R\.\s?I|S\.\s?[CD]|W\.\s?Va)\.|Alaska|Hawaii|Idaho|Iowa|Ohio|Utah)(?:\s?(?:App|Super|St|Ct|Rptr|Crim|Div|S)\.){0,3}(?:\s?(?:2d|3d|4th|5th))?|A\.\s?D\.(?:\s?[23]d)?|Misc\.(?:\s?[23]d)?`;

/** An alternation of all of them, to be put into brackets. */
export const AMERICAN_REPORTERS: string = [FEDERAL, STATES, REGIONAL].join('|');

/** The same without their points, as many print them: only where parties stand before and a page behind, for these are words of other texts. */
export const UNPOINTED_REPORTERS: string = String.raw`US|S\s?Ct|L\s?Ed(?:\s?2d)?|F\s?(?:2d|3d|4th)|F\s?Supp(?:\s?[23]d)?|Cal\s?(?:2d|3d|4th|5th)|N\s?Y\s?(?:2d|3d)|[NS]\s?[EW]\s?[23]d|(?:A|P|So)\s?[23]d`;

/** Names of such series in full, as catalogues have them, with their abbreviations. */
const NAMES: ReadonlyMap<string, string> = new Map([
  ['united states reports', 'U.S.'],
  ['u s reports', 'U.S.'],
  ['us reports', 'U.S.'],
  ['supreme court reporter', 'S. Ct.'],
  ['federal reporter second series', 'F.2d'],
  ['federal reporter third series', 'F.3d'],
  ['federal supplement', 'F. Supp.'],
]);

/** A series as decisions are cited by it; the name as given where it is none of those in full. */
export const reporterOf = (name: string): string =>
  NAMES.get(
    name
      .toLowerCase()
      .replace(/[^a-z]+/g, ' ')
      .trim(),
  ) ?? name;
