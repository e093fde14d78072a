/** An answer to try the playground with, and its two sources; all of it invented. It is a text to be checked and no word of the page. */

/** A source as the playground is given it. */
export interface SourceText {
  readonly name: string;
  readonly text: string;
}

export const SAMPLE_SOURCES: readonly SourceText[] = [
  {
    name: 'Security agreement',
    text: '§ 4.2 Notice. The supplier shall notify the customer without undue delay after confirming a security incident, and in any event before the close of the second working day.\n\n§ 5 Audits. The customer may audit the supplier once in each calendar year.',
  },
  { name: 'House rules', text: 'The reading room is open from nine to five. Bags are left at the door. Nothing is lent overnight.' },
];
export const SAMPLE_ANSWER =
  'The supplier must tell the customer “without undue delay after confirming a security incident” [1]. It promises notice “within 24 hours of a security incident” [1]. The customer may audit the supplier once in each calendar year, and the supplier keeps a warehouse in the old harbour [1]. The reading room is open from nine to seven [2]. Bags are left at the door [1].';
