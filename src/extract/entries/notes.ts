/**
 * What somebody wrote about a work below its entry, as in annotated bibliographies, and notes that only say something among notes
 * that cite. Both stand in a list and are no references. Told by how their sentences begin and by words that titles lack; believed
 * only where a list has several of them, so that a single odd entry stays one.
 */
import { dated, likeness } from '../bibliography/likeness.ts';
import { published } from '../bibliography/published.ts';
import type { Piece } from './piece.ts';

/** How a sentence about a work, or of the author's own, begins: never how an entry or a title goes on behind a full stop. */
const SPEAKS =
  /^(?:This|The(?:se)?|In (?:this|his|her|their|the)|It|He|She|They|I|We|Here|His|Her|Their|My|Our|Also|Although|Though|However|While|As|Its|An?|Because|Since|Overall|Both|Unlike|For (?:this|my|the|a)|On (?:this|the)|Dies(?:e[rs]?)?|Die|Der|Das|Es|Er|Sie|Ich|Wir|In diesem|Hier|Cet(?:te)?|Ce|Il|Elle|Nous|Je|Les? auteurs?|L['’]auteure?|Est[ae]|En este|Se|El autor|La autora|O autor|A autora)\s\p{L}/u;
/** Words that make sentences; titles and names of journals have few of them. */
const VERBS =
  /(?<![\p{L}’'-])(?:is|are|was|were|has|have|had|does|did|do|will|would|could|should|must|shall|may|might|not|this|these|that|which|who|it|its|they|their|them|he|she|his|her|I|my|we|our|you|argues?|shows?|discuss(?:es)?|examines?|explores?|provides?|offers?|looks?|asks?|gives?|describes?|presents?|explains?|suggests?|finds?|found|uses?|used|useful|author|authors|article|chapter|ist|sind|war|waren|wird|werden|wurden?|hat|haben|nicht|dieser|dieses|diese|es|sie|er|ich|wir|est|sont|était|cette|il|elle|nous|qui|son|fue|era|esta|este|estos|autor|autora|não|nao|esse|são)(?![\p{L}’'-])/gu;
/** An author and what the author does: "Marsh shows that", "Marsh and Quist argue". */
const REPORTS =
  /^\p{Lu}[\p{L}\p{M}’'-]{1,30}(?:,?\s(?:(?:and|&|und|et|y)\s)?\p{Lu}[\p{L}\p{M}’'-]{1,30}){0,3}(?:\set\sal\.?)?\s(?:argues?|shows?|discuss(?:es)?|examines?|explores?|provides?|offers?|looks?|asks?|gives?|describes?|presents?|explains?|suggests?|finds?|uses?|traces?|claims?|reviews?|zeigt|untersucht|beschreibt|argumentiert|montre|analyse|examine|explique|muestra|analiza|examina|explica)\s/u;
/** What only references have: an identifier, pages, a volume with an issue, a year in brackets or behind a comma at the end. */
export const PRINTED =
  /\b10\.\d{4,9}\/|https?:\/\/|\barXiv\b|\bpp?\.\s?\d|\b\d{1,4}\s?\(\d{1,4}\)|\b\d{1,4}:\d{1,5}|\(\d{4}[a-z]?\)|[,.]\s(?:1[5-9]|20)\d{2}[a-z]?[.)]?$|\bisbn\b/iu;
/** Characters that sentences about a work have at least. */
const LEAST = 45;
/** Where sentences may begin: a capital behind white space. */
const CAPITAL = /(?<=\S)\s+(?=["“„«]?\p{Lu})/gu;
/** Words that end one: a stop behind a word, a year or a bracket, or an address. */
const ENDED = /[\p{L}\d)\]”"’][.?!]["”’]?$/u;
const LINK = /https?:\/\/\S{3}/;
/** Characters of a word that is looked at, at most. */
const LONGEST_WORD = 310;
/** Characters that an entry before such words has at least. */
const LEAST_ENTRY = 30;
/** Fewer pieces with such words are no habit of the list. */
const SEVERAL = 3;

/** Whether words say something instead of citing. */
export function isSpoken(words: string): boolean {
  const text = words.replace(/\s+/g, ' ').trim();
  if (text.length < LEAST || PRINTED.test(text)) return false;
  const all = text.split(' ').length;
  const spoken = text.match(VERBS)?.length ?? 0;
  return spoken >= 2 && spoken >= all * (SPEAKS.test(text) ? 0.07 : 0.14) && likeness(text) < 2;
}

/** Share of the words of a sentence that begin with a small letter, at least; titles in sentence case stand beside names and venues. */
const SMALL = 0.7;

/** Whether words run as a sentence does and show nothing of a reference but a year: "Ada Marsh, who died on 4 March 2016, studied in Oslo." */
export function isSentence(words: string): boolean {
  const text = words.replace(/\s+/g, ' ').trim();
  const all = text.match(/(?<![\p{L}\d])\p{L}[\p{L}\p{M}’'-]*/gu) ?? [];
  const small = all.filter((word) => /^\p{Ll}/u.test(word)).length;
  return all.length >= 8 && small >= all.length * SMALL && /[.!?][)”"]?$/.test(text) && likeness(text) < 1.5 && !published(text);
}

/** Words that stand before what is said about a work, with a colon: "Abstract: …", "Why it matters: …". */
const SAID =
  /(?<![\p{L}’'-])(?:abstract|annotation|summary|key ?words|why it matters|relevance|comments?|commentary|takeaway|kommentar|zusammenfassung|schlagwörter|inhalt|résumé|mots[- ]clés|commentaire|resumen|palabras clave|comentario|resumo|palavras-chave|riassunto|commento|аннотация|ключевые слова|摘要|关键词|要旨|초록)[*_]{0,2}\s?[:：]/giu;

/** True when a line begins with such a word: it speaks of the work above it. */
export function beginsRemark(line: string): boolean {
  const said = /^[\s*_>•▪–-]{0,8}/u.exec(line)?.[0].length ?? 0;
  return line.slice(said).search(SAID) === 0;
}

/** Where such a word stands behind a finished entry; null where none does. */
function saidFrom(words: string): number | null {
  for (const found of words.matchAll(SAID)) {
    const entry = words.slice(0, found.index).replace(/[\s*_>([•▪–-]{1,8}$/u, '');
    const over =
      /[.?!)\]”"’»\d/]$|(?:https?:\/\/|\b10\.\d{4,9}\/)\S{1,300}$/u.test(entry.slice(-320)) ||
      /\n[\s*_>([•▪–-]{0,8}$/u.test(words.slice(0, found.index));
    if (entry.length >= 30 && over && dated(entry)) return entry.length;
  }
  return null;
}

/** An address at the head of a line behind what is said: it belongs to the entry. */
const ADDRESS = /(?:^|\n)[^\n\p{L}\d]{0,12}((?:https?:\/\/|www\.|doi:\s?10\.)\S{4,300})(?=\s|$)/u;

/** Where the words about a work begin behind its entry: an offset into the text of the piece; null where it has none. */
function spokenFrom(words: string): number | null {
  const said = saidFrom(words);
  if (said !== null) return said;
  for (const { 0: gap, index } of words.matchAll(CAPITAL)) {
    const from = index + gap.length;
    if (index < LEAST_ENTRY || !SPEAKS.test(words.slice(from, from + 80))) continue;
    const last =
      words
        .slice(Math.max(0, index - LONGEST_WORD), index)
        .split(/\s/)
        .at(-1) ?? '';
    if ((ENDED.test(last) || LINK.test(last)) && dated(words.slice(0, index)) && isSpoken(words.slice(from))) return from;
  }
  return null;
}

/** Whether words begin with something said, and not with an entry. */
const speaksFirst = (words: string): boolean => isSpoken(words) && (SPEAKS.test(words) || REPORTS.test(words) || isSentence(words));

/** Pieces without the words that stand about works between and behind entries; `spoken` are these words. */
export function withoutNotes(
  pieces: readonly Piece[],
  text: string,
): { readonly pieces: readonly Piece[]; readonly spoken: readonly Piece[] } {
  const found = pieces.map((piece) => {
    const words = text.slice(piece.body, piece.span.end);
    const from = spokenFrom(words);
    return speaksFirst(words.slice(0, from ?? words.length)) ? 0 : from;
  });
  const several = found.filter((from) => from !== null).length;
  if (several < SEVERAL || several < pieces.length * 0.1 || found.every((from) => from === 0)) return { pieces, spoken: [] };
  const spoken: Piece[] = [];
  const entries = pieces.flatMap((piece, i) => {
    const from = found[i] ?? null;
    if (from === null) return [piece];
    const at = piece.body + from;
    const rest = text.slice(at, piece.span.end);
    const address = from === 0 ? null : ADDRESS.exec(rest);
    if (address?.[1] !== undefined) {
      const end = at + address.index + address[0].length;
      const without = { start: at, end: end - address[1].length };
      spoken.push({ ...piece, span: without });
      return [{ ...piece, span: { start: piece.span.start, end }, without }];
    }
    spoken.push({ ...piece, span: { start: from === 0 ? piece.span.start : at, end: piece.span.end } });
    return from === 0
      ? []
      : [{ ...piece, span: { start: piece.span.start, end: piece.body + text.slice(piece.body, at).trimEnd().length } }];
  });
  return { pieces: entries, spoken };
}
