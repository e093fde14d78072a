/**
 * A claim's clauses as fields answer them: their words, those of meaning, and the words that say no more than that something is so.
 */

import type { Span } from '../../../model/document.ts';
import { anyOf } from '../../../text/any-of.ts';
import { clausesOf } from '../../../text/clauses.ts';
import { contentOf } from '../../../text/tokens/stop.ts';
import type { Said } from '../belonging/texts.ts';
import { formOf } from '../select/expand.ts';
import type { Word } from './labels.ts';

/** Words of having, and those who have: they stand in no data. */
export const HAVING = new Set(
  `offer offers offered has have had having provide provides provided include includes included come comes ship ships shipped feature features featured support supports supported accept
   accepts accepted take takes taken allow allows allowed available possible present exist exists there serve serves served use uses used contain contains equip equipped own its
   customer customers guest guests user users visitor visitors people one plan version model item show shows showed shown found test tested report longer any yes also still currently
   not no need needs require requires required be been being get gets can could win wins won receive receives received done performed
   gibt es hat haben bietet verfügt erlaubt verfügbar vorhanden dispose propose offre possède permis disponible hay tiene ofrece dispone permitido
   enabled activated switched turned set die das ist`.split(/\s+/),
);
/** Who or what is spoken of, where a text has one thing: the first noun of a sentence. */
export const SUBJECT = /^(?:the|this|our|its|it|there|he|she|they|his|her)\b/i;
/** What is said, wished, planned, past or conditional is no having; and "only", "than" and their like say more than a field. */
const BENT = anyOf(
  'said say says stated states reported reports complained complain complains complaint asked ask asks wanted want wants wish wished hoped hope hopes planned planning would should might may must if unless until when whether formerly previously once will shall than unlike except only claimed claims claim according believe believes think thinks expected expects probably perhaps likely seem seems seemed recommend recommends recommended suggested suggests mentioned mentions noted notes because due before after since instead',
);
/** How much or how many, which a yes or no does not tell. */
export const MEASURED = anyOf('most more less fewer both all every each some many several');
/** Where what is said of the subject begins. */
export const VERB = anyOf(
  'is are was were be has have had does do did can cannot offers offer includes include provides provide supports support accepts accept requires require allows allow takes take needs need comes ships uses use features won wins win received receives serves shows showed',
);
export const RESULT = anyOf('positive negative positiv negativ positivo negativo positif négatif');
export const NEGATIVE = anyOf('negative negativ negativo négatif');
/** Words that deny like "not". */
export const WITHOUT = anyOf('unavailable absent disabled unsupported missing excluded false');
/** "After 1.5 seconds", "since 2018" are amounts and dates. */
const COUNTED = /^(?:after|since|seit|nach)$/;

/** Whether a clause says less than that something is so: it is told of others, wished, planned or conditional. */
export const isBent = (words: readonly Word[]): boolean =>
  words.some(
    ({ token: { text } }, i) =>
      (BENT.test(text) && !(COUNTED.test(text) && words[i + 1]?.token.kind === 'number')) ||
      (text.startsWith('plan') && words[i + 1]?.token.text === 'to'),
  );

const CLAUSE = /[,;:]\s|\s(?:and|but|while|whereas|although|though|yet)\s/g;

/** The clauses of a claim. */
export const clausesIn = (text: string): readonly Span[] => clausesOf(text, { at: CLAUSE });

/** A clause of a claim, read. */
export interface Clause extends Span {
  readonly text: string;
  readonly words: readonly Word[];
  /** Its words of meaning. */
  readonly content: readonly Word[];
}

export function clauseOf({ text, tokens: all }: Said, { start, end }: Span): Clause {
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
