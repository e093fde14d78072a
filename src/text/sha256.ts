/**
 * SHA-256 (FIPS 180-4) of a text's UTF-8 bytes, without any platform's crypto: it names the version of a source in every
 * place the code runs, synchronously. For naming only; where secrecy or speed over files matters the platform's own is used.
 */

const K = new Uint32Array(64);
const START = new Uint32Array(8);
{
  // The constants are the first 32 bits of the fractions of square and cube roots of primes.
  const fraction = (x: number): number => (x % 1) * 2 ** 32;
  for (let n = 2, found = 0; found < 64; n += 1) {
    let divisor = 2;
    while (n % divisor !== 0) divisor += 1;
    if (divisor < n) continue;
    if (found < 8) START[found] = fraction(Math.sqrt(n));
    K[found++] = fraction(Math.cbrt(n));
  }
}

/** The hash in lower-case hex. Lone surrogates count as U+FFFD, as UTF-8 encoding has it. */
export function sha256(text: string): string {
  const bytes = new TextEncoder().encode(text);
  // A one behind the text, noughts, and its length in bits, up to a whole number of blocks.
  const padded = new Uint8Array(((bytes.length + 72) >> 6) << 6);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setBigUint64(padded.length - 8, BigInt(bytes.length) * 8n);
  const state = START.slice();
  const schedule = new Uint32Array(64);
  for (let at = 0; at < padded.length; at += 64) block(state, schedule, view, at);
  return Array.from(state, (word) => word.toString(16).padStart(8, '0')).join('');
}

const turned = (x: number, a: number, b: number): number => ((x >>> a) | (x << (32 - a))) ^ ((x >>> b) | (x << (32 - b)));

function block(state: Uint32Array, w: Uint32Array, view: DataView, at: number): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let i = 0; i < 64; i += 1) {
    if (i < 16) w[i] = view.getUint32(at + i * 4);
    else {
      const x = w[i - 15] as number;
      const y = w[i - 2] as number;
      w[i] = (w[i - 16] as number) + (turned(x, 7, 18) ^ (x >>> 3)) + (w[i - 7] as number) + (turned(y, 17, 19) ^ (y >>> 10));
    }
    const one = h + (turned(e, 6, 11) ^ ((e >>> 25) | (e << 7))) + ((e & f) ^ (~e & g)) + (K[i] as number) + (w[i] as number);
    const two = (turned(a, 2, 13) ^ ((a >>> 22) | (a << 10))) + ((a & b) ^ (a & c) ^ (b & c));
    h = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + two) | 0;
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => {
    state[i] = (state[i] as number) + word;
  });
}
