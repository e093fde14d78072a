/**
 * Lists of ascending record numbers as bytes: a count of bytes, then the distance from each number to the next, seven bits
 * a byte. About one byte and a half for a number in a list of frequent words; read in one go, no random access.
 */

/** Bytes of one list. Numbers ascend and do not repeat. */
export function encodePostings(numbers: ArrayLike<number>, from: number, to: number): Buffer {
  const out = Buffer.allocUnsafe((to - from) * 5 + 4);
  let at = 4;
  let last = 0;
  for (let i = from; i < to; i += 1) {
    const number = numbers[i] ?? 0;
    let delta = number - last;
    last = number;
    while (delta >= 0x80) {
      out[at++] = (delta % 0x80) | 0x80;
      delta = Math.floor(delta / 0x80);
    }
    out[at++] = delta;
  }
  out.writeUInt32LE(at - 4, 0);
  return out.subarray(0, at);
}

/** The numbers in `bytes` (without the leading count of bytes); `count` of them, or as many as are whole. */
export function decodePostings(bytes: Uint8Array, count: number): Uint32Array {
  const out = new Uint32Array(count);
  let at = 0;
  let last = 0;
  for (let i = 0; i < count; i += 1) {
    let shift = 1;
    let delta = 0;
    for (;;) {
      const byte = bytes[at++];
      if (byte === undefined) return out.subarray(0, i);
      delta += (byte & 0x7f) * shift;
      if (byte < 0x80) break;
      shift *= 0x80;
    }
    last += delta;
    out[i] = last;
  }
  return out;
}
