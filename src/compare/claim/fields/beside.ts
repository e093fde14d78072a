/**
 * What a field says to a claim that names it: "There is outdoor seating" beside `"OutdoorSeating": false`, "does not smoke" beside "Smoker: no",
 * "the Pro plan has an audit log" beside a tick in its row and column. A field speaks only where nearly every word of a clause is
 * the field's label, a name of the thing it is a field of, or a word of having; what is said, wished, planned or conditional is left alone.
 */

import { oncePer } from '../../../text/remembered.ts';
import type { Token } from '../../../text/tokens.ts';
import type { Tables } from '../belonging/cells.ts';
import type { Said } from '../belonging/texts.ts';
import { denies } from '../recall/signs.ts';
import { amountSaid } from './amounts.ts';
import { type Clause, clauseOf, clausesIn, HAVING, isBent, MEASURED, NEGATIVE, RESULT, SUBJECT, VERB, WITHOUT } from './clause.ts';
import { countInSheets, countOfList } from './counts.ts';
import { eventInLog } from './events.ts';
import { extremeInSheets } from './extremes.ts';
import { labelOf, type Word } from './labels.ts';
import { type Asked, cellsNamed, choose, entryMeant, entryNamed, written } from './named.ts';
import { turnedRound } from './put.ts';
import type { Entry, Field } from './read.ts';
import type { Beside, FieldSign } from './said.ts';
import { type Held, sheetsOf } from './sheets.ts';
import { stateInSheets, stateOfEntry } from './states.ts';
import { touching } from './units.ts';
import { saysOf } from './values.ts';

export type { FieldSign } from './said.ts';

/** Words right before what is named, which narrow it: "free WiFi", "a 14-day trial". */
const MOST_MODIFIERS = 3;

/** A cell that may say yes or no. */
const MARK = /[✓✔☑✅✗✘❌×]|[|,;\t]\s{0,20}"?(?:yes|no|true|false|none|ja|nein|oui|non|sí|sim|não)\b/iu;

/** Tables that are most of their text: those of a paper are read for what they are, by others. */
const mainTables = oncePer(({ text, fields, tables }: Held): Tables => {
  const inFields = touching(fields.flat());
  return tables.filter((table) => (table.end - table.start) * 2 >= text.length && !inFields(table));
});

/** Its tables that have a cell which says yes or no: most have figures alone. Fields are asked for by themselves. */
const marked = oncePer(({ fields, tables }: Held): Tables => {
  const inFields = touching(fields.flat());
  return tables.filter((table) => table.cells.some((line) => line.some(({ text }) => saysOf(text) !== null)) && !inFields(table));
});

/** Evidence whose fields have been read, once. */
const mayAnswer = oncePer((held: Held): boolean => isData(held) || MARK.test(held.text));

/** Evidence that is data, or has data in it. */
const isData = oncePer((held: Held): boolean => held.fields.length > 0 || mainTables(held).length > 0 || sheetsOf(held).length > 0);

/** What the fields of a text say to a claim, and its cells that say yes or no; null where none speaks. */
export function fieldBeside(said: Said, stated: Held): FieldSign | null {
  if (!mayAnswer(stated)) return null;
  let bears: FieldSign | null = null;
  let [asked, borne] = [0, 0];
  for (const clause of clausesIn(said.text)) {
    asked += 1;
    const sign = inClause(said, clauseOf(said, clause), stated);
    if (sign !== null && sign.how !== 'bears') return sign;
    if (sign === null) continue;
    bears ??= sign;
    borne += 1;
  }
  return borne === asked ? bears : null;
}

function inClause(said: Said, clause: Clause, held: Held): FieldSign | null {
  const { words } = clause;
  if (isBent(words)) return null;
  const measured = words.some(({ token }) => MEASURED.test(token.text));
  const beside: Beside = { said, clause, held };
  const asked = measured ? [] : held.fields.flatMap((group) => entryNamed(group, said, words));
  const sign = measured ? null : sayingSo(beside, asked);
  if (sign !== null || !isData(held)) return sign;
  const listed = measured
    ? null
    : (amountSaid(beside, [...asked, ...mainTables(held).flatMap((table) => cellsNamed(held.text, table, words))]) ??
      stateInSheets(beside) ??
      ofEntries(beside));
  return listed ?? eventInLog(beside) ?? extremeInSheets(beside) ?? countInSheets(beside);
}

/** What the states and lists of single entries say to a clause. */
function ofEntries(beside: Beside): FieldSign | null {
  for (const group of beside.held.fields) {
    const entry = entryMeant(group, beside.said, beside.clause.words);
    const sign = entry === undefined ? null : (stateOfEntry(beside, entry, group.length > 1) ?? countOfList(beside, entry));
    if (sign !== null) return sign;
  }
  return null;
}

/** What the fields and cells that say yes or no have beside a clause that names them. */
function sayingSo({ said, clause, held }: Beside, fields: readonly Asked[]): FieldSign | null {
  const { words, content } = clause;
  // "Patient: 54-year-old woman" is what "the patient" is, and no more.
  const subject = ({ field, named }: Asked): boolean => field.says === null && named.size === 1 && [...named][0] === content[0];
  const cells = marked(held)
    .flatMap((table) => cellsNamed(held.text, table, words))
    .filter(({ field }) => field.says !== null);
  const meant = choose([...fields, ...cells].filter((one) => !subject(one)));
  const how = meant === null ? null : spoken(said, clause, meant);
  if (meant === null || how === null) return null;
  const { field } = meant;
  const turned = how === 'against' ? turnedRound(said.text, clause) : null;
  return {
    how,
    start: clause.start,
    end: clause.end,
    against: written(field),
    sentence: { start: field.start, end: field.end },
    ...(turned === null ? {} : { instead: turned }),
  };
}
/** What the field that a clause names says to it; null where the clause says more than that. */
function spoken(said: Said, { text, words, content }: Clause, { field, entry, named }: Asked): FieldSign['how'] | null {
  const { says, value, within } = field;
  if (says === null) return null;
  const [denied, result] = polarity(words, named, field);
  if (says.how !== 'empty' && result !== says.result) return null;
  const own = labelOf(value.text).parts;
  const has = ({ form }: Word): boolean => own.some((part) => part.form === form);
  // "done" beside "not done": what the value says in its own words is not for this to tell.
  if (says.how === 'empty' && content.some(has)) return null;
  // "restored in 1957" beside "yes (2011)".
  if (/\p{Nd}/u.test(value.text) && words.some((word) => word.token.kind === 'number' && !named.has(word) && !has(word))) return null;
  const around = new Set([...own, ...within.flatMap(({ parts }) => parts)].map(({ form }) => form));
  const unknown = content.filter((word) => !named.has(word) && !explained(word, entry, around) && !valued(word.token, said, entry));
  // One noun may tell of whom the text is, before what is said of it: "the film", "the /search endpoint".
  const verb = words.findIndex(({ token }) => VERB.test(token.text));
  const rest = SUBJECT.test(text) && unknown[0] !== undefined && words.indexOf(unknown[0]) < verb ? unknown.slice(1) : unknown;
  // Who denies what is not known, or not there, says nothing against the data.
  if (says.how === 'empty' && denied) return says.none && rest.length === 0 ? 'bears' : null;
  const how = says.how === 'empty' ? 'empty' : (says.how === 'no') === denied ? 'bears' : 'against';
  // "free WiFi" denies no less than WiFi does; "no free WiFi" may.
  return rest.length === 0 || (how === 'against' && !denied && narrows(rest, words, named)) ? how : null;
}

/** Whether the words that a field does not know stand right before some that name it, or are adverbs. */
function narrows(rest: readonly Word[], words: readonly Word[], named: ReadonlySet<Word>): boolean {
  const leads = (word: Word | undefined): boolean =>
    word !== undefined && (named.has(word) || (rest.includes(word) && leads(words[words.indexOf(word) + 1])));
  return rest.length <= MOST_MODIFIERS && rest.every((word) => /\p{L}{2}ly$/u.test(word.token.text) || leads(word));
}

/** Whether a clause denies what it names, and whether it tells the result of a test. */
function polarity(words: readonly Word[], named: ReadonlySet<Word>, { says }: Field): readonly [boolean, boolean] {
  let [denied, result] = [false, false];
  for (const word of words) {
    const { text } = word.token;
    if (named.has(word) && !denies(word.token)) continue;
    if (denies(word.token) || WITHOUT.test(text)) denied = !denied;
    else if (says?.result === true && RESULT.test(text)) {
      result = true;
      if (NEGATIVE.test(text)) denied = !denied;
    }
  }
  return [denied, result];
}

const explained = ({ token, form }: Word, { names }: Entry, around: ReadonlySet<string>): boolean =>
  HAVING.has(token.text) || WITHOUT.test(token.text) || RESULT.test(token.text) || denies(token) || names.has(form) || around.has(form);

/** A number or date that the entry has, "5 January" of "2024-01-05"; where the field has one of its own, that. */
const valued = ({ start, end }: Token, { numbers }: Said, entry: Entry): boolean =>
  numbers.some(
    ({ span, kind, value }) =>
      span.start <= start && end <= span.end && entry.numbers().some((own) => own.kind === kind && own.value === value),
  );
