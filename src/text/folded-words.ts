/**
 * The growing buffers that one pass over a text writes its words into, and the properties that a word may bear. Plain typed
 * arrays: a source of a megabyte has two hundred thousand words, and an object for each would cost more than the search.
 */

/** Properties of a word that later steps ask for. */
export const FLAG = {
  /** No space or punctuation stands between it and the word before ("H2" is "h", glued "2"). */
  glued: 1,
  /** A footnote call, inline citation, star page or running header: may be left out of a quote. */
  apparatus: 2,
  /** A number. */
  number: 4,
} as const;

const SPACE = 32;

/** Growing buffers of one pass. */
export class Words {
  count = 0;
  starts: Uint32Array;
  ends: Uint32Array;
  keys: Uint32Array;
  flags: Uint8Array;
  key: Uint16Array;
  length = 1;

  constructor(expected: number) {
    this.starts = new Uint32Array(expected);
    this.ends = new Uint32Array(expected);
    this.keys = new Uint32Array(expected + 1);
    this.flags = new Uint8Array(expected);
    this.key = new Uint16Array(expected * 7 + 16);
    this.key[0] = SPACE;
  }

  /** Begins a word at an offset of the text. */
  open(start: number, flags: number): void {
    if (this.count === this.starts.length) {
      const size = this.count * 2;
      this.starts = grown(this.starts, new Uint32Array(size));
      this.ends = grown(this.ends, new Uint32Array(size));
      this.keys = grown(this.keys, new Uint32Array(size + 1));
      this.flags = grown(this.flags, new Uint8Array(size));
    }
    this.starts[this.count] = start;
    this.flags[this.count] = flags;
    this.keys[this.count] = this.length - 1;
  }

  put(code: number): void {
    if (this.length + 2 >= this.key.length) this.key = grown(this.key, new Uint16Array(this.key.length * 2));
    this.key[this.length++] = code;
  }

  /** Writes a run of ASCII letters in lower case; gives its end. Stops before a letter that carries a combining mark. */
  letters(text: string, from: number): number {
    let at = from;
    let { key, length } = this;
    for (;;) {
      const code = text.charCodeAt(at);
      // ASCII letters alone pass: c | 32 is in a–z only for them.
      const small = code | 32;
      if (code > 127 || small < 97 || small > 122) break;
      if (length + 2 >= key.length) {
        key = grown(key, new Uint16Array(key.length * 2));
        this.key = key;
      }
      key[length++] = small;
      at += 1;
    }
    const next = text.charCodeAt(at);
    if (at > from && next >= 0x300 && next <= 0x36f) {
      at -= 1;
      length -= 1;
    }
    this.length = length;
    return at;
  }

  close(end: number): void {
    const from = (this.keys[this.count] ?? 0) + 1;
    if (this.length - from === 6 && this.isCannot(from)) {
      // "cannot" and "can not" are one: two words at one place.
      const start = this.starts[this.count] ?? 0;
      this.length -= 3;
      this.close(end);
      this.open(start, FLAG.glued);
      for (const code of [110, 111, 116]) this.put(code);
    }
    this.ends[this.count] = end;
    this.put(SPACE);
    this.count += 1;
  }

  private isCannot(from: number): boolean {
    const { key } = this;
    return (
      key[from] === 99 &&
      key[from + 1] === 97 &&
      key[from + 2] === 110 &&
      key[from + 3] === 110 &&
      key[from + 4] === 111 &&
      key[from + 5] === 116
    );
  }
}

function grown<Buffer extends Uint8Array | Uint16Array | Uint32Array>(from: Buffer, to: Buffer): Buffer {
  to.set(from);
  return to;
}
