/** What the numbered parts of a text are called: a citation names one, and the text's own headings begin with one. */

/** Alternatives of a regular expression, to be read without regard to case. */
export const PART_NAMES = 'section|article|clause|chapter|part|schedule|annex|rule|abschnitt|kapitel|artikel|artículo|título';
