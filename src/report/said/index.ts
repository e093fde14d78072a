/**
 * What a rule said, said again in the language of a page. Rules speak English: their sentences are logged, sealed and replayed byte for
 * byte, and stay so. Here such a sentence is recognised by its rule and its fixed words, and said in another language with what it
 * names. What is not recognised (a rule of a later version, words that nobody foresaw) comes back as it was, never shortened.
 */
import { ENGLISH, type Sentence } from './english.ts';
import { readWith, written } from './template.ts';

/** A language that rules can be made to speak. */
export interface Tongue {
  readonly sentences: Readonly<Record<Sentence, string>>;
  /** Clauses as they are said in English, and in this language. */
  readonly clauses: readonly (readonly [english: string, own: string])[];
  /** What stands in a gap of this kind; null where it is a clause. */
  readonly inGap: (kind: string, text: string) => string | null;
  /** A clause that no list holds, as far as it has words of a fixed form. */
  readonly loose: (clause: string) => string;
}

const KEYS = Object.keys(ENGLISH).filter((key): key is Sentence => key in ENGLISH);
const BEHIND = KEYS.filter((key) => key.startsWith('behind-'));
const NOTES = KEYS.filter((key) => key.startsWith('note-'));

/** How the sentences behind others begin, as far as their fixed words go. */
const BEGINNINGS: readonly string[] = [...BEHIND, 'warn/discussed#itself' as const].map((key) => ENGLISH[key].split('{', 1)[0] ?? '');

/** The sentences of a text that are known to stand behind others, each by itself; nothing is parted within quotation marks. */
function parted(text: string): readonly string[] {
  const parts: string[] = [];
  let from = 0;
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (sign === '“') depth++;
    else if (sign === '”') depth = Math.max(0, depth - 1);
    else if (sign === ' ' && depth === 0 && at > from && BEGINNINGS.some((words) => text.startsWith(words, at + 1))) {
      parts.push(text.slice(from, at));
      from = at + 1;
    }
  }
  return [...parts, text.slice(from)];
}

/** A clause in this language; as it stands where it is not known. Several parted by semicolons are each looked for. */
export function clauseIn(tongue: Tongue, clause: string, deep = 0): string {
  for (const [english, own] of tongue.clauses) {
    const gaps = readWith(english, clause);
    if (gaps !== null)
      return written(own, gaps, (kind, text) => tongue.inGap(kind, text) ?? (deep > 3 ? text : clauseIn(tongue, text, deep + 1)));
  }
  const parts = clause.split('; ');
  return parts.length === 1 ? tongue.loose(clause) : parts.map((part) => clauseIn(tongue, part, deep + 1)).join('; ');
}

function sentenceIn(tongue: Tongue, keys: readonly Sentence[], sentence: string): string {
  const own = (kind: string, text: string): string => tongue.inGap(kind, text) ?? clauseIn(tongue, text);
  for (const key of keys) {
    const gaps = readWith(ENGLISH[key], sentence);
    if (gaps !== null) return written(tongue.sentences[key], gaps, own);
    // A work that was found is told with its record: "Title and authors agree with a record: crossref:10.1/x."
    if (!key.startsWith('ref/')) continue;
    const [before, behind] = [ENGLISH[key], tongue.sentences[key]].map((one) => one.replace(/\.$/, ': {record}.'));
    const recorded = before === undefined ? null : readWith(before, sentence);
    if (recorded !== null && behind !== undefined) return written(behind, recorded, own);
  }
  return sentence;
}

/** What a rule said, in this language. Takes the rule's id and its words. */
export function saidIn(tongue: Tongue, rule: string, says: string): string {
  const own = KEYS.filter((key) => key.split('#', 1)[0] === rule);
  return parted(says)
    .map((one) => sentenceIn(tongue, [...own, ...BEHIND], one))
    .join(' ');
}

/** A note beside a quote, in this language. */
export const noteIn = (tongue: Tongue, note: string): string => sentenceIn(tongue, NOTES, note);
