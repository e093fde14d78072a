/**
 * What a field says to a claim that names it: "There is outdoor seating" beside `"OutdoorSeating": false`, "does not smoke" beside "Smoker: no",
 * "the Pro plan has an audit log" beside a tick in its row and column. A field speaks only where nearly every word of a clause is
 * the field's label, a name of the thing it is a field of, or a word of having; what is said, wished, planned or conditional is left alone.
 */

import type { Span } from '../../model/document.ts';
import { anyOf } from '../../text/any-of.ts';
import { oncePer } from '../../text/remembered.ts';
import type { Token } from '../../text/tokens.ts';
import { contentOf } from '../../text/tokens-stop.ts';
import type { Tables } from '../belonging/cells.ts';
import type { Said } from '../belonging/texts.ts';
import { denies } from '../recall/signs.ts';
import { formOf } from '../select-expand.ts';
import { labelOf, type Word } from './labels.ts';
import { type Asked, cellsNamed, choose, entryNamed } from './named.ts';
import type { Entry, Field, Group } from './read.ts';
import { touching } from './units.ts';
import { saysOf } from './values.ts';

/** `bears`: the field says what the claim says; `against`: the contrary; `empty`: that nothing is known. Offsets of the claim, then of the source. */
export interface FieldSign {
  readonly how: 'bears' | 'against' | 'empty';
  readonly start: number;
  readonly end: number;
  /** The field as it stands, for a person. */
  readonly against: string;
  readonly sentence: Span;
}

/** Words of having, and those who have: they stand in no data. */
const HAVING = new Set(
  `offer offers offered has have had having provide provides provided include includes included come comes ship ships shipped feature features featured support supports supported accept
   accepts accepted take takes taken allow allows allowed available possible present exist exists there serve serves served use uses used contain contains equip equipped own its
   customer customers guest guests user users visitor visitors people one plan version model item show shows showed shown found test tested report longer any yes also still currently
   not no need needs require requires required be been being get gets can could win wins won receive receives received done performed
   gibt es hat haben bietet verfügt erlaubt verfügbar vorhanden dispose propose offre possède permis disponible hay tiene ofrece dispone permitido`.split(
    /\s+/,
  ),
);
/** Who or what is spoken of, where a text has one thing: the first noun of a sentence. */
const SUBJECT = /^(?:the|this|our|its|it|there|he|she|they|his|her)\b/i;
/** What is said, wished, planned, past or conditional is no having; and "only", "than" and their like say more than a field. */
const BENT = anyOf(
  'said say says stated states reported reports complained complain complains complaint asked ask asks wanted want wants wish wished hoped hope hopes planned planning would should might may must if unless until when whether formerly previously once will shall than unlike except only claimed claims claim according believe believes think thinks expected expects probably perhaps likely seem seems seemed recommend recommends recommended suggested suggests mentioned mentions noted notes because due before after since instead most more less fewer both all every each some many several',
);
/** Where what is said of the subject begins. */
const VERB = anyOf(
  'is are was were be has have had does do did can cannot offers offer includes include provides provide supports support accepts accept requires require allows allow takes take needs need comes ships uses use features won wins win received receives serves shows showed',
);
const RESULT = anyOf('positive negative positiv negativ positivo negativo positif négatif');
const NEGATIVE = anyOf('negative negativ negativo négatif');
/** Words that deny like "not". */
const WITHOUT = anyOf('unavailable absent disabled unsupported missing excluded false');
const CLAUSE = /[,;:]\s|\s(?:and|but|while|whereas|although|though|yet)\s/g;
/** Words right before what is named, which narrow it: "free WiFi", "a 14-day trial". */
const MOST_MODIFIERS = 3;

/** A cell that may say yes or no. */
const MARK = /[✓✔☑✅✗✘❌×]|[|,;\t]\s{0,20}"?(?:yes|no|true|false|none|ja|nein|oui|non|sí|sim|não)\b/iu;

/** Evidence whose fields have been read, once. */
const mayAnswer = oncePer(({ text, fields }: Fielded): boolean => fields.length > 0 || MARK.test(text));

/** Its tables that have a cell which says yes or no: most have figures alone. Fields are asked for by themselves. */
const marked = oncePer(({ fields, tables }: Fielded): Tables => {
  const inFields = touching(fields.flat());
  return tables.filter((table) => table.cells.some((line) => line.some(({ text }) => saysOf(text) !== null)) && !inFields(table));
});

/** What is asked of evidence. */
export interface Fielded {
  readonly text: string;
  readonly fields: readonly Group[];
  readonly tables: Tables;
}

/** What the fields of a text say to a claim, and its cells that say yes or no; null where none speaks. */
export function fieldBeside(said: Said, stated: Fielded): FieldSign | null {
  if (!mayAnswer(stated)) return null;
  let bears: FieldSign | null = null;
  let [asked, borne] = [0, 0];
  for (const clause of clausesOf(said.text)) {
    asked += 1;
    const sign = inClause(said, clauseOf(said, clause), stated);
    if (sign !== null && sign.how !== 'bears') return sign;
    if (sign === null) continue;
    bears ??= sign;
    borne += 1;
  }
  return borne === asked ? bears : null;
}

function clausesOf(text: string): Span[] {
  const clauses: Span[] = [];
  let start = 0;
  for (const { index, 0: joint } of text.matchAll(CLAUSE)) {
    clauses.push({ start, end: index });
    start = index + joint.length;
  }
  clauses.push({ start, end: text.length });
  return clauses;
}

/** A clause of a claim, read. */
interface Clause extends Span {
  readonly text: string;
  readonly words: readonly Word[];
  /** Its words of meaning. */
  readonly content: readonly Word[];
}

function clauseOf({ text, tokens: all }: Said, { start, end }: Span): Clause {
  const tokens = all.filter((token) => token.start >= start && token.end <= end);
  const words = tokens.map((token): Word => ({ token, form: formOf(token) }));
  const telling = new Set(contentOf(tokens));
  return {
    text: text.slice(start, end),
    words,
    content: words.filter(({ token }) => telling.has(token)),
    start: tokens[0]?.start ?? start,
    end: tokens.at(-1)?.end ?? end,
  };
}

function inClause(said: Said, clause: Clause, stated: Fielded): FieldSign | null {
  const { words, content } = clause;
  if (words.some(({ token: { text } }, i) => BENT.test(text) || (text.startsWith('plan') && words[i + 1]?.token.text === 'to')))
    return null;
  // "Patient: 54-year-old woman" is what "the patient" is, and no more.
  const subject = ({ field, named }: Asked): boolean => field.says === null && named.size === 1 && [...named][0] === content[0];
  const asked = [
    ...stated.fields.flatMap((group) => entryNamed(group, said, words)),
    ...marked(stated).flatMap((table) => cellsNamed(stated.text, table, words)),
  ];
  const meant = choose(asked.filter((one) => !subject(one)));
  const how = meant === null ? null : spoken(said, clause, meant);
  if (meant === null || how === null) return null;
  const { field } = meant;
  return { how, start: clause.start, end: clause.end, against: written(field), sentence: { start: field.start, end: field.end } };
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

const written = ({ label, within, value }: Field): string => `${[...within, label].map(({ text }) => text).join(' › ')}: ${value.text}`;

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
