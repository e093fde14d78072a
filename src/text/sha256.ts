/**
 * SHA-256 (FIPS 180-4) of a text's UTF-8 bytes, without any platform's crypto: it names the version of a source in every
 * place the code runs, synchronously. For naming only; where secrecy or speed over files matters the platform's own is used.
 */

const K = new Int32Array(64);
const START = new Int32Array(8);
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
  const schedule = new Int32Array(64);
  for (let at = 0; at < padded.length; at += 64) block(state, schedule, view, at);
  return Array.from(state, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

/** Takes in 64 bytes. Signed throughout: numbers of 32 bits, which the engine need not keep as fractions. */
function block(state: Int32Array, w: Int32Array, view: DataView, at: number): void {
  for (let i = 0; i < 16; i += 1) w[i] = view.getInt32(at + i * 4);
  for (let i = 16; i < 64; i += 1) {
    const x = w[i - 15] as number;
    const y = w[i - 2] as number;
    const small = ((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3);
    const other = ((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10);
    w[i] = ((((w[i - 16] as number) + small) | 0) + (((w[i - 7] as number) + other) | 0)) | 0;
  }
  let a = state[0] as number;
  let b = state[1] as number;
  let c = state[2] as number;
  let d = state[3] as number;
  let e = state[4] as number;
  let f = state[5] as number;
  let g = state[6] as number;
  let h = state[7] as number;
  for (let i = 0; i < 64; i += 1) {
    const large = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
    const one = (((h + large) | 0) + ((((e & f) ^ (~e & g)) + (K[i] as number)) | 0) + (w[i] as number)) | 0;
    const most = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
    const two = (most + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + two) | 0;
  }
  state[0] = (state[0] as number) + a;
  state[1] = (state[1] as number) + b;
  state[2] = (state[2] as number) + c;
  state[3] = (state[3] as number) + d;
  state[4] = (state[4] as number) + e;
  state[5] = (state[5] as number) + f;
  state[6] = (state[6] as number) + g;
  state[7] = (state[7] as number) + h;
}
