/**
 * Recorded text as it is written in a .bib file: signs with a meaning escaped, words with capitals inside protected from
 * styles that lower them, and letters beyond ASCII as commands where the file itself is plain ASCII (old BibTeX reads no more).
 */
import type { CslName } from '../../model/csl.ts';

const SIGNS: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '{': '\\{',
  '}': '\\}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
};

/** Combining marks and the accent commands that make them. */
const ACCENTS: Readonly<Record<string, string>> = {
  '\u0300': '`',
  '\u0301': "'",
  '\u0302': '^',
  '\u0303': '~',
  '\u0304': '=',
  '\u0306': 'u ',
  '\u0307': '.',
  '\u0308': '"',
  '\u030a': 'r ',
  '\u030b': 'H ',
  '\u030c': 'v ',
  '\u0323': 'd ',
  '\u0327': 'c ',
  '\u0328': 'k ',
};
const LETTERS: Readonly<Record<string, string>> = {
  ß: '{\\ss}',
  æ: '{\\ae}',
  Æ: '{\\AE}',
  œ: '{\\oe}',
  Œ: '{\\OE}',
  ø: '{\\o}',
  Ø: '{\\O}',
  å: '{\\aa}',
  Å: '{\\AA}',
  ł: '{\\l}',
  Ł: '{\\L}',
  ı: '{\\i}',
  đ: '{\\dj}',
  Đ: '{\\DJ}',
  '–': '--',
  '—': '---',
  '‐': '-',
  '‑': '-',
  '‘': '`',
  '’': "'",
  '“': '``',
  '”': "''",
  '\u00a0': '~',
};

const isAscii = (text: string): boolean => !/[\u0080-\uffff]/.test(text);

/** Letters beyond ASCII as commands; null when there is one without a command. */
function commands(text: string): string | null {
  let out = '';
  for (const letter of text) {
    if (isAscii(letter)) out += letter;
    else if (LETTERS[letter] !== undefined) out += LETTERS[letter];
    else {
      const [base = '', mark = '', ...more] = letter.normalize('NFD');
      const accent = ACCENTS[mark];
      if (accent === undefined || more.length > 0 || !isAscii(base)) return null;
      out += `{\\${accent}${base === 'i' ? '\\i' : base}}`;
    }
  }
  return out;
}

/** Text for a .bib value; null when the file is plain ASCII and the text cannot be written so. */
export function texOf(text: string, ascii: boolean): string | null {
  const escaped = text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .normalize('NFC')
    .replace(/[\\{}~^]/g, (sign) => SIGNS[sign] ?? '')
    .replace(/[&%$#_]/g, '\\$&')
    .replace(/"/g, "{''}");
  return ascii ? commands(escaped) : escaped;
}

/** A title: as text, with words that bear capitals behind their first letter in braces (DNA, BERT, arXiv, McKean). */
export function texTitle(title: string, ascii: boolean): string | null {
  const tex = texOf(title, ascii);
  return tex === null
    ? null
    : tex.replace(
        /(?<![\p{L}\p{N}\\{])[\p{L}\p{N}]{0,60}(?:\p{L}|\p{N})\p{Lu}[\p{L}\p{N}]{0,60}(?![\p{L}\p{N}}])/gu,
        (word) => `{${word}}`,
      );
}

/** One name in the form that cannot be misread: "van Roe, Jr., Ann"; a group in braces. */
export function texName(name: CslName, ascii: boolean): string | null {
  if (name.family === undefined) {
    const whole = texOf(name.literal ?? name.given ?? '', ascii);
    return whole === null || whole === '' ? null : `{${whole}}`;
  }
  const particles = [name['dropping-particle'], name['non-dropping-particle']].filter((part) => part !== undefined);
  // Without a given name a suffix would be read as one.
  const parts = [name.family, name.given === undefined ? undefined : name.suffix, name.given].filter((part) => part !== undefined);
  const written = parts.map((part) => texOf(part, ascii));
  if (written.some((part) => part === null || part === '')) return null;
  // "and" and commas part names; a small word inside a family name ("Núñez de Balboa") would be taken for a particle.
  const safe = written.map((part, at) =>
    /(?:^|\s)(?:and|others)(?:\s|$)|,/i.test(part ?? '') || (at === 0 && /\s\p{Ll}/u.test(name.family ?? '')) ? `{${part}}` : (part ?? ''),
  );
  const before = particles.map((part) => texOf(part, ascii));
  return before.includes(null) ? null : [[...before, safe[0]].join(' '), ...safe.slice(1)].join(', ');
}

/** One name as it is spoken, "Ann Roe", where nothing in it could be misread so; otherwise as `texName` gives it. */
export function texNameInOrder(name: CslName, ascii: boolean): string | null {
  const { family, given, suffix, ...particles } = name;
  const simple = family !== undefined && given !== undefined && suffix === undefined && !/[\s,]/.test(family) && !given.includes(',');
  if (!simple || particles['dropping-particle'] !== undefined || particles['non-dropping-particle'] !== undefined)
    return texName(name, ascii);
  const parts = [given, family].map((part) => texOf(part, ascii));
  return parts.includes(null) ? null : parts.join(' ');
}
