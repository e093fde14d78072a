/** ORCID iDs as they are written: bare or as an address, with a check digit that tells a slip from an iD. */

/** An ORCID iD with its check digit (ISO 7064, MOD 11-2); undefined for anything else. */
export function orcidOf(text: string | undefined): string | undefined {
  const id = /(\d{4}-\d{4}-\d{4}-\d{3}[\dX])$/i.exec(text?.trim() ?? '')?.[1]?.toUpperCase();
  if (id === undefined) return undefined;
  const digits = id.replaceAll('-', '');
  let sum = 0;
  for (const digit of digits.slice(0, 15)) sum = (sum + Number(digit)) * 2;
  const check = (12 - (sum % 11)) % 11;
  return digits[15] === (check === 10 ? 'X' : String(check)) ? id : undefined;
}
