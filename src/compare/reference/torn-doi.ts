/**
 * A DOI that a gap tore in print, the end of a line or a blank of a typesetter behind one of its signs: what was read of it is none, and what stands
 * behind the gap is the rest. A record tells which it is; without one, nobody can call it unknown.
 */

/** Whether a DOI that was read is the beginning of a recorded one, of which the rest stands in print behind a gap: a line ended there. */
export function isTorn(value: string, raw: string, recorded: string | undefined): boolean {
  const [read, whole] = [value.toLowerCase(), recorded?.toLowerCase() ?? ''];
  return whole.length > read.length && whole.startsWith(read) && raw.toLowerCase().replace(/\s/g, '').includes(whole);
}

/** Whether a DOI as printed ends where it need not: a sign stands there that parts its pieces, and behind a gap a number that is no year. */
export function goesOnBehindGap(value: string, raw: string): boolean {
  const at = raw.toLowerCase().indexOf(value.toLowerCase());
  const behind = raw.slice(at + value.length, at + value.length + 40);
  return (
    at >= 0 &&
    (/[./-]$/.test(value) || /^[./-]/.test(behind)) &&
    /^[./-]?\s(?!(?:1[5-9]|20)\d\d(?:\D|$))[a-z]?\d[\w./-]{1,30}\.?$/i.test(behind)
  );
}
