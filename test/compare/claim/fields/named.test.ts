import { describe, expect, it } from 'vitest';
import { tablesIn } from '../../../../src/compare/claim/belonging/cells.ts';
import { saidIn } from '../../../../src/compare/claim/belonging/texts.ts';
import type { Word } from '../../../../src/compare/claim/fields/labels.ts';
import { type Asked, cellsNamed, choose, entryNamed } from '../../../../src/compare/claim/fields/named.ts';
import { fieldsIn } from '../../../../src/compare/claim/fields/read.ts';
import { formOf } from '../../../../src/compare/claim/select/expand.ts';

const wordsOf = (claim: string): Word[] => saidIn(claim).tokens.map((token) => ({ token, form: formOf(token) }));
const value = (asked: Asked | null): string | null => asked?.field.value.text ?? null;

describe('the field that a claim names', () => {
  const list = '- name: Session cookie\n  third_party: no\n- name: Ad pixels\n  third_party: yes\n';
  const inList = (claim: string): string | null =>
    value(choose(fieldsIn(list).flatMap((group) => entryNamed(group, saidIn(claim), wordsOf(claim)))));

  it('is of the entry that is called so, in small letters too', () => {
    expect(inList('The session cookie comes from a third party.')).toBe('no');
    expect(inList('Ad pixels come from a third party.')).toBe('yes');
  });

  it('is none where two entries may be meant', () => {
    expect(inList('It comes from a third party.')).toBeNull();
    expect(inList('The session cookie and the ad pixels come from a third party.')).toBeNull();
  });

  const phones = '| | Alva 5 | Alva 5 Pro |\n|---|---|---|\n| Headphone jack | yes | no |\n| Battery | 4,500 | 5,000 |\n';
  const inCells = (claim: string): string | null =>
    value(choose(tablesIn(phones).flatMap((table) => cellsNamed(phones, table, wordsOf(claim)))));

  it('is the cell of the longest name', () => {
    expect(inCells('The Alva 5 Pro has a headphone jack.')).toBe('no');
    expect(inCells('The Alva 5 has a headphone jack.')).toBe('yes');
    expect(inCells('The phone has a headphone jack.')).toBeNull();
  });

  it('is found among more things than a function takes arguments', () => {
    const [[meant] = []] = fieldsIn('[{"name":"H77","pool":true}]');
    const group = Array.from({ length: 150_000 }, (_, i) =>
      i === 77 && meant !== undefined
        ? meant
        : { fields: [], names: new Set<string>(), heading: '', kind: null, numbers: () => [], start: 0, end: 0 },
    );
    const claim = 'H77 has a pool.';
    const asked = entryNamed(group, saidIn(claim), wordsOf(claim));
    expect(value(choose(asked))).toBe('true');
  });
});
