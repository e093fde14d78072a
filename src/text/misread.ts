/**
 * Text in UTF-8 that was read in an older character set, once or several times over: "Ã©" and "ÃƒÂ©" for "é", "Î²" for "β", "أ³" for
 * "ó". A run of such signs is put right only where its bytes are UTF-8 from end to end and what comes out are letters or marks of
 * print; everything else is left as it is. No language is known here, only the arithmetic of the encodings.
 */

/** The sets in which text was read by mistake; the first one by far the most often. */
const SETS = ['windows-1252', 'windows-1250', 'windows-1251', 'windows-1256', 'macintosh'];
/** What the first of them has where Latin-1 has controls. */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
/** Times that text was read wrongly on its way, at most. */
const ROUNDS = 4;
/** Runs are short: one letter read wrongly four times over has 16 signs. */
const RUN = /[\u0080-\uffff]{2,64}/g;
/** Letters that a right reading hardly holds: phonetic signs, and scripts between Cyrillic and the extended Latin block. */
const UNLIKELY = /[\u0080-\u009f\u0250-\u036f\u0530-\u1dff\ufffd]/;
/** What may come out of the less usual sets: letters of Latin and Greek, and marks of print. */
const LIKELY = /^[\p{Script=Latin}\p{Script=Greek}\u2010-\u2026\u00a0-\u00bf]+$/u;

interface Table {
  readonly set: string;
  readonly bytes: ReadonlyMap<string, number>;
}

let known: readonly Table[] | null = null;

/** For each set, the byte that a sign stood for. Sets that this platform does not know are left out. */
function tables(): readonly Table[] {
  known ??= SETS.flatMap((set): Table[] => {
    try {
      const read = new TextDecoder(set).decode(Uint8Array.from({ length: 128 }, (_, at) => 0x80 + at));
      const bytes = new Map([...read].map((sign, at): [string, number] => [sign, 0x80 + at]));
      // Latin-1 has controls where Windows has letters, and programs mix the two, some versions of this platform among them.
      if (set === 'windows-1252')
        for (const [at, sign] of [...WINDOWS].entries()) bytes.set(sign, 0x80 + at).set(String.fromCharCode(0x80 + at), 0x80 + at);
      return [{ set, bytes }];
    } catch {
      return [];
    }
  });
  return known;
}

const isLead = (byte: number | undefined): boolean => byte !== undefined && byte >= 0xc2 && byte <= 0xf4;

function decoded(run: string, { bytes }: Table): string | null {
  if (!isLead(bytes.get(run[0] ?? ''))) return null;
  const all: number[] = [];
  for (const sign of run) {
    const byte = bytes.get(sign);
    if (byte === undefined) return null;
    all.push(byte);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(Uint8Array.from(all));
  } catch {
    return null;
  }
}

/** A letter and the mark that ends a quotation or a phrase, at the end of a word: "Ä“" is both, and "ē" too. */
const ENDS = /^\p{L}[‚„…ˆ‹‘’“”•–—›]$/u;

/** One run of signs beyond ASCII, read back as often as it was read wrongly; as it is where that cannot be told. */
function readBack(run: string, beside: string): string {
  if (ENDS.test(run) && !/[A-Za-z]$/.test(beside)) return run;
  for (const table of tables()) {
    let out = run;
    for (let round = 0; round < ROUNDS; round += 1) {
      const next = decoded(out, table);
      if (next === null) break;
      out = next;
      if (!/[\u0080-\uffff]/.test(out)) break;
    }
    if (out === run || UNLIKELY.test(out)) continue;
    if (table.set === 'windows-1252') return out;
    // Two letters of another script may be such bytes by chance; within or beside a Latin word they are no word of that script.
    if (/[A-Za-z]/.test(beside) && LIKELY.test(out)) return out;
  }
  return run;
}

/** The text with every run put right that can be; the same string when there is none. */
export const readAgain = (text: string): string =>
  text.replace(RUN, (run, at: number) => readBack(run, `${text[at - 1] ?? ''} ${text[at + run.length] ?? ''}`));
