/**
 * German, French and Spanish: a clause told word for word of another, "die Geschäftsleitung forderte kürzere Schichten" for "der Betriebsrat forderte …", "el
 * sindicato rechazó el aumento" for "pidió un aumento, pero la dirección lo rechazó". Told only where all that the claim says behind its doer stands behind
 * another one, or is taken up there by a pronoun, and the claim's opens a clause of its own.
 */

import type { Span } from '../../../model/document.ts';
import { anyOf } from '../../../text/any-of.ts';
import { isStopWord } from '../../../text/tokens/stop.ts';
import type { Token } from '../../../text/tokens.ts';
import type { Said, Stated } from '../belonging/texts.ts';
import { plainForm } from '../select/expand.ts';
import type { Exchange } from './deeds.ts';
import { readSentence, type SentenceRead } from './read.ts';
import { isCapital } from './sides.ts';

const GERMAN = anyOf('der die das ein eine');
const ROMANCE = anyOf('le la les l un une el los las una');
const OF = anyOf('de du des del der');
const DENIED = /\b(?:nicht|kein\w{0,2}|nie|pas|jamais|aucune?|no|nunca|ningun[oa]?|weder|ni|als|que|dass)\b/i;
/** Nouns that take up somebody named before. */
const ANYBODY =
  /^(?:unternehmen|firma|konzern|gruppe|autor\p{L}{0,5}|studie|forsch\p{L}{2,7}|regierung|ministerium|behörde|land|stadt|mannschaft|team|mann|frau|präsident\p{L}{0,3}|chef\p{L}{0,2}|verein|partei|entreprise|société|groupe|firme|compagnie|auteurs?|étude|chercheurs?|gouvernement|ministère|institution|organisation|pays|ville|équipe|homme|femme|président\p{L}{0,2}|directeur|parti|empresa|compañía|grupo|autores|estudio|investigador\p{L}{0,3}|gobierno|ministerio|país|ciudad|equipo|hombre|mujer|presidente|director\p{L}{0,2}|partido)$/u;
/** Of which one is never the other. */
const PUBLIC =
  /^(?:ayuntamiento|alcalde|alcaldesa|stadtrat|gemeinde|bürgermeister\p{L}{0,2}|maire|mairie|préfet|tribunal|gericht|juez|cour|polic\p{L}{1,3}|polizei|minist\p{L}{2,6}|gobierno|regierung|gouvernement|parlament\p{L}{0,2}|parlement)$/u;
const PRIVATE = anyOf(
  'empresa compañía sindicato unternehmen firma konzern gewerkschaft betriebsrat geschäftsleitung société entreprise syndicat famille familia vecinos dirección direction',
);
const areApart = (one: Token, other: Token): boolean =>
  (PUBLIC.test(one.text) && PRIVATE.test(other.text)) || (PRIVATE.test(one.text) && PUBLIC.test(other.text));
const PRONOUN = anyOf('das es ihn dies dagegen lo cette ce esta esto');
/** Right behind the doer they are no articles: "le tribunal la refuse". */
const OBJECT = anyOf('l le la les los las en y se');
const PARTS = anyOf('aber doch mais pero sino während tandis mientras');
const JOINS = anyOf('und et y');
const HAS = anyOf('hat haben a ont est sont ha han wurde wurden');
const LONGEST = 60;
const LEAST = 2;

interface Opening {
  /** The noun, and the place of the first word behind it and all that hangs on it. */
  readonly noun: Token;
  readonly form: string;
  readonly from: number;
  readonly start: number;
}

/** The noun with its article that opens a clause at a place. */
function openingAt(text: string, tokens: readonly Token[], at: number): Opening | null {
  const article = tokens[at]?.text ?? '';
  const german = GERMAN.test(article);
  if (!german && !ROMANCE.test(article)) return null;
  let i = at + 1;
  while (german && i < at + 4 && tokens[i] !== undefined && !isCapital(text, tokens[i] as Token)) i += 1;
  const noun = tokens[i];
  if (noun === undefined || noun.kind !== 'word' || isStopWord(noun.text) || (german && !isCapital(text, noun))) return null;
  let from = i + 1;
  // "La famille du peintre", "la société Belmont".
  while (OF.test(tokens[from]?.text ?? '') && tokens[from + 1] !== undefined && !isStopWord(tokens[from + 1]?.text ?? '')) from += 2;
  while (tokens[from] !== undefined && isCapital(text, tokens[from] as Token) && !GERMAN.test(tokens[from]?.text ?? '')) from += 1;
  const [article2, noun2] = [tokens[from + 1], tokens[from + 2]];
  // "Die Klage wies das Gericht ab": either may have done it.
  if (german && article !== 'der' && GERMAN.test(article2?.text ?? '') && noun2 !== undefined && isCapital(text, noun2)) return null;
  const next = tokens[from];
  return next === undefined || /[,;:]/.test(text.slice(tokens[from - 1]?.end, next.start))
    ? null
    : { noun, form: plainForm(noun), from, start: tokens[at]?.start ?? 0 };
}

/** The clauses of a sentence that open so. */
function openingsIn({ text, tokens }: SentenceRead): Opening[] {
  return tokens.flatMap((_, at) => {
    const before = tokens[at - 1];
    const opens = before === undefined || PARTS.test(before.text);
    const opening = opens || JOINS.test(before.text) ? openingAt(text, tokens, at) : null;
    // "… et les parents l'ont approuvée": behind "and" only where a verb follows.
    const next = tokens[opening?.from ?? -1]?.text ?? '';
    return opening === null || !(opens || OBJECT.test(next) || HAS.test(next)) ? [] : [opening];
  });
}

const openingsOf = (sentence: SentenceRead): Opening[] => openingsIn(sentence);

const meant = (tokens: readonly Token[]): string[] =>
  tokens.filter(({ kind, text }) => kind === 'number' || !isStopWord(text)).map(plainForm);

/** The doer of a claim in whose place the evidence has another. `places`: the sentences that are looked at. */
export function copiedOfAnother(
  said: Said,
  held: () => Pick<Stated, 'text' | 'sentences'>,
  places?: () => readonly Span[],
): Exchange | null {
  const { text, tokens } = said;
  const own = DENIED.test(text) ? null : openingAt(text, tokens, 0);
  if (own === null) return null;
  const tail = [...new Set(meant(tokens.slice(own.from)))];
  const [verb] = tail;
  if (verb === undefined || tail.length < LEAST) return null;
  const evidence = held();
  const reads = (places?.() ?? evidence.sentences).map((span) => readSentence(evidence, span));
  let found: Exchange | null = null;
  for (const [i, sentence] of reads.entries()) {
    if (sentence.tokens.length > LONGEST) return null;
    const there = tellsOf(tail, sentence, reads[i - 1]);
    if (there === null) continue;
    if (there.form === own.form) return null;
    if ([own.noun, there.noun].some(({ text: word }) => ANYBODY.test(word)) && !areApart(own.noun, there.noun)) return null;
    found ??= {
      start: tokens[0]?.start ?? 0,
      end: own.noun.end,
      against: sentence.text.slice(there.start, there.noun.end),
      sentence: sentence.span,
    };
  }
  const opens = evidence.sentences.some((span) =>
    readSentence(evidence, span)
      .kept(openingsOf)
      .some(({ form }) => form === own.form),
  );
  return opens ? found : null;
}

/** First letters in which forms of a verb agree. */
const VERB = 4;

/** The opening of the clause that has all of a tail; null where none has. */
function tellsOf(tail: readonly string[], sentence: SentenceRead, before: SentenceRead | undefined): Opening | null {
  const { tokens, forms } = sentence;
  const [verb = '', ...rest] = tail;
  // Of the verb another number or person: "pidió", "pidieron".
  const same = forms.indexOf(verb);
  const at =
    same >= 0 ? same : forms.findIndex((form) => form.length > VERB && verb.length > VERB && form.slice(0, VERB) === verb.slice(0, VERB));
  const openings = sentence.kept(openingsOf);
  const opening = openings.findLast(({ start }) => start < (tokens[at]?.start ?? -1));
  if (at < 0 || opening === undefined) return null;
  const end = openings.find(({ start }) => start > opening.start)?.start ?? sentence.text.length;
  const clause = tokens.filter(({ start }) => start >= opening.start && start < end);
  const own = new Set(clause.map(plainForm));
  const taken =
    OBJECT.test(tokens[opening.from]?.text ?? '') || clause.some(({ text, start }) => start > opening.noun.end && PRONOUN.test(text));
  const round = new Set([...forms, ...(before?.forms ?? [])]);
  return rest.every((form) => own.has(form) || (taken && round.has(form))) ? opening : null;
}
