/** When something happened, by a log: "the first error came at 10:42", "the worker stopped at 11:02". */
import type { Label, Word } from './labels.ts';
import type { SheetRow } from './read.ts';
import { type Beside, deniesAll, type FieldSign, numbersHere, ofNumber, unexplained } from './said.ts';
import { sheetsOf } from './sheets.ts';

const TIME = /(\d\d):(\d\d)/;
const FIRST = /^(?:first|earliest)$/;
const LAST = /^(?:last|latest|final)$/;
const MINUTES = 60;
const DAY = 24 * MINUTES;

const minutesOf = ({ cells }: SheetRow): number | null => {
  const [, hours, minutes] = TIME.exec(cells[0]?.text ?? '') ?? [];
  return hours === undefined ? null : Number(hours) * MINUTES + Number(minutes);
};

/** What the lines of a log say to a clause that gives the time of one of them. */
export function eventInLog(beside: Beside): FieldSign | null {
  const { clause, held, said } = beside;
  const [given, other] = numbersHere(beside, new Set()).filter(({ weak, kind }) => !weak && kind !== 'ordinal');
  if (given === undefined || other !== undefined || given.kind !== 'time' || given.bound !== 'none' || clause.words.some(deniesAll))
    return null;
  const inNumber = ofNumber([given]);
  const free = clause.words.filter((word) => !inNumber(word));
  const order = free.filter(({ token }) => FIRST.test(token.text) || LAST.test(token.text));
  for (const sheet of sheetsOf(held)) {
    if (!sheet.inTime || order.length > 1) continue;
    const [word] = order;
    const rows = sheet.rows.filter(({ cells }) =>
      cells.slice(1).some((cell) => cell != null && saysAll(cell.label, beside, order, inNumber)),
    );
    const row = word === undefined ? (rows.length === 1 ? rows[0] : undefined) : FIRST.test(word.token.text) ? rows[0] : rows.at(-1);
    const minutes = row === undefined ? null : minutesOf(row);
    const cell = row?.cells[0];
    if (row === undefined || minutes === null || cell == null) continue;
    const times = [given.value, ...given.others.filter(({ kind }) => kind === 'time').map(({ value }) => value)];
    const bears = times.some((time) => time % DAY === minutes);
    const put = TIME.exec(cell.text)?.[0] ?? '';
    return {
      how: bears ? 'bears' : 'against',
      start: given.span.start,
      end: given.span.end,
      against: held.text.slice(row.start, row.end),
      sentence: { start: row.start, end: row.end },
      ...(bears || !TIME.test(said.text.slice(given.span.start, given.span.end)) ? {} : { instead: { span: given.digits, put } }),
    };
  }
  return null;
}

/** Whether all that a clause says, but for its time and order, is in a cell. */
function saysAll({ parts }: Label, { clause }: Beside, order: readonly Word[], inNumber: (word: Word) => boolean): boolean {
  const own = new Set(parts.map(({ form }) => form));
  const rest = unexplained(clause, (word) => inNumber(word) || order.includes(word) || own.has(word.form));
  const told = clause.content.some((word) => own.has(word.form));
  return told && rest.length === 0;
}
