import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseReference } from '../src/extract/reference.ts';
import type { CslItem } from '../src/model/csl.ts';
import { fold } from '../src/text/fold.ts';

const ROLES = new Set(['author', 'editor', 'translator']);

/** A field as the list writes it, letters and digits alone. */
function said(fields: CslItem, name: string): string {
  if (name === 'author' || name === 'editor' || name === 'translator')
    return (fields[name] ?? [])
      .map((person) => fold([person['non-dropping-particle'], person.family ?? person.literal].filter(Boolean).join(' ')))
      .join('; ');
  if (name === 'issued') return String(fields.issued?.['date-parts']?.[0]?.[0] ?? '');
  const value = fields[name as keyof CslItem];
  const text = typeof value === 'string' ? value : '';
  if (name === 'edition') return text.replace(/\D/g, '');
  return name === 'DOI' || name === 'URL' ? text : fold(text);
}

const wanted = (name: string, value: string): string =>
  ROLES.has(name) ? value.split('; ').map(fold).join('; ') : name === 'DOI' || name === 'URL' || name === 'issued' ? value : fold(value);

const lines = readFileSync(new URL('references-by-hand.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));
const cases = lines.flatMap((raw, at) => {
  const fields = lines[at + 1];
  return at % 2 === 0 && fields !== undefined ? [{ raw, stated: fields.slice(2).split(' | ') }] : [];
});

describe('references written by hand', () => {
  // Weights and rules change, and with them single fields: what is kept is how many.
  it('are read but for few fields', () => {
    const wrong = cases.flatMap(({ raw, stated }) => {
      const { fields } = parseReference(raw);
      return stated.flatMap((part) => {
        const at = part.indexOf(': ');
        const name = at === -1 ? part.slice(1) : part.slice(0, at);
        const want = at === -1 ? '' : wanted(name, part.slice(at + 2));
        const got = said(fields, name);
        return got === want ? [] : [`${raw} ${name}: ${want} / ${got}`];
      });
    });
    const count = cases.reduce((sum, { stated }) => sum + stated.length, 0);
    expect(cases.length).toBeGreaterThan(140);
    expect(wrong.length / count, wrong.join('\n')).toBeLessThan(0.03);
  });

  it('have their fields where the spans say', () => {
    for (const { raw } of cases) {
      const { fields, spans } = parseReference(raw);
      for (const name of ['title', 'container-title', 'publisher', 'publisher-place'] as const) {
        const value = fields[name];
        if (value === undefined) continue;
        const places = spans[name] ?? [];
        expect(fold(places.map(({ start, end }) => raw.slice(start, end)).join(' ')), `${name} of ${raw}`).toBe(fold(value));
      }
    }
  });
});
