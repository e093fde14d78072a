/**
 * The growing buffers that one pass over a text writes its words into. Plain typed arrays: a source of a megabyte has two
 * hundred thousand words, and an object for each would cost more than the search.
 */

const SPACE = 32;

/** Growing buffers of one pass. */
export class Words {
  count = 0;
  starts: Uint32Array;
  ends: Uint32Array;
  keys: Uint32Array;
  key: Uint16Array;
  length = 1;

  constructor(expected: number) {
    this.starts = new Uint32Array(expected);
    this.ends = new Uint32Array(expected);
    this.keys = new Uint32Array(expected);
    this.key = new Uint16Array(expected * 7 + 16);
    this.key[0] = SPACE;
  }

  /** Begins a word at an offset of the text. */
  open(start: number): void {
    const { count } = this;
    // One more than words is asked of `keys`.
    if (count + 1 === this.starts.length) {
      this.starts = grown(this.starts);
      this.ends = grown(this.ends);
      this.keys = grown(this.keys);
    }
    this.starts[count] = start;
    this.keys[count] = this.length - 1;
  }

  put(code: number): void {
    if (this.length + 2 >= this.key.length) this.key = grown(this.key);
    this.key[this.length++] = code;
  }

  write(letters: string): void {
    for (let i = 0; i < letters.length; i += 1) this.put(letters.charCodeAt(i));
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
      if (length + 2 >= key.length) this.key = key = grown(key);
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
    if (this.length - from === 6 && this.key[from] === 99 && String.fromCharCode(...this.key.subarray(from, from + 6)) === 'cannot') {
      // "cannot" and "can not" are one: two words at one place.
      this.length -= 3;
      this.close(end);
      this.open(this.starts[this.count - 1] ?? 0);
      this.write('not');
    }
    this.ends[this.count] = end;
    this.put(SPACE);
    this.count += 1;
  }
}

function grown<Buffer extends Uint16Array | Uint32Array>(from: Buffer): Buffer {
  const to = new (from.constructor as new (size: number) => Buffer)(from.length * 2);
  to.set(from);
  return to;
}
