/**
 * Which addresses of hyperlinks are kept: those of the net, and relative ones as printed, since they name a file that may be at hand.
 * Addresses that run, hold or open something (javascript:, data:, file:) never are, however their scheme is hidden.
 */

const LONGEST = 4000;

/** The address of a link as it is kept; null for one that is not: a place in the same page, a scheme that is none of the net's. */
export function keptAddress(href: string): string | null {
  const address = href.trim();
  if (address === '' || address.length > LONGEST || address.startsWith('#')) return null;
  if (/^(?:https?|ftp|mailto):/i.test(address)) return address;
  // Browsers read a scheme through tabs, line ends and other signs that are not seen.
  const seen = address.replace(/[\s\p{Cc}\p{Cf}]/gu, '').replaceAll('\\', '/');
  if (/^[a-z][a-z\d+.-]*:/i.test(seen)) return null;
  return seen.startsWith('//') ? `https:${seen}` : address;
}
