import { expect, it } from 'vitest';
import { turnable, turned } from '../../../../src/compare/claim/recall/polarity.ts';

const how = (claim: string, sentence: string) => turned(turnable(claim), sentence)?.how ?? null;

it.each([
  ['kin', 'She was buried beside her mother in Riga', 'She was buried beside her father in Riga.'],
  ['parties', 'The landlord pays the heating', 'The tenant pays the heating.'],
  ['German', 'Der Mindestlohn sinkt im Januar', 'Der Mindestlohn steigt im Januar.'],
  ['French, with accents', 'Le Parlement a rejeté la loi', 'Le Parlement a adopté la loi.'],
  ['Spanish', 'El congreso rechazó la ley', 'El congreso aprobó la ley.'],
  ['no difference', 'Headache was more frequent with the drug', 'The frequency of headache did not differ between drug and placebo.'],
  ['how often', 'Patients took the drug twice daily', 'Patients took the drug once daily.'],
  ['times more', 'It needs 20 times more memory', 'It needs 20 times less memory.'],
  ['what is added', 'The release removes the option', 'The release adds the option.'],
  ['a schedule', 'The work ended four months ahead of schedule', 'The work ended four months behind schedule.'],
  ['by hand', 'Long paths are enabled automatically', 'Long paths must be enabled manually.'],
  ['those who were defeated', 'Harlow won the final in Leeds', 'Harlow was defeated in the final in Leeds.'],
  [
    'of several such words the one that is said of the same',
    'The club has the lowest attendance',
    'Its ground is the largest in Germany, and the club has the highest attendance.',
  ],
  ['per what', 'They drank four cups a week', 'They drank four cups a day.'],
])('%s', (_what, claim, sentence) => expect(how(claim, sentence)).toBe('opposite'));

it.each([
  ['the word itself stands there too', 'Her mother died in Riga', 'Her father and her mother died in Riga.'],
  ['the passage compares as well', 'Pain was higher with the drug', 'Pain was higher with the drug; nausea did not differ.'],
  ['two words of many senses', 'It rose year over year and lives at least five years', 'Below, most live five years; it rose.'],
  ['the same rate in other words', 'They were paid daily', 'They were paid ten dollars a day.'],
  ['the word is said of something else', 'The firm named freight costs for the lower profit', 'The firm named higher freight costs.'],
  ['it is told of another', 'Rovania won the title in 1994', "It was Rovania's second title, after 1994, and Estmark's third defeat."],
  ['those who defeated won', 'Harlow defeated Leeds in the final', 'Harlow won the final against Leeds.'],
  [
    'what came before the one came after the other',
    'Eleven printers turned it down before it came out in 1967',
    'It was printed in 1967 after eleven printers had rejected it.',
  ],
  [
    'told of what stands behind "than"',
    'The rigid arm is faster and stiffer than the new one',
    'Compared with the rigid arm, the new one is slower and softer.',
  ],
  [
    '"ante" is no time',
    'El Real Oro perdió por 2-0 ante el Marina',
    'El Marina venció por 2-0 al Real Oro y subió, veinte años después de su descenso.',
  ],
  ['the two changed places', 'Kimani finished nine seconds behind Rossi', 'Rossi won, nine seconds ahead of Kimani.'],
  ['the thing itself is traded', 'The module must be bought separately', 'The module is sold separately.'],
  [
    'both deny the same in the end',
    'There was no association with higher pay',
    'It was associated with satisfaction but not with higher pay.',
  ],
  ['a stretch of time', 'It closed a week later', 'It was open one hour a day and closed a week later.'],
])('says nothing where %s', (_what, claim, sentence) => expect(how(claim, sentence)).toBeNull());
