import { describe, expect, it } from 'vitest';
import { LawForm } from '../../../../src/extract/parse/law/form.ts';

type Places = ConstructorParameters<typeof LawForm>[1];

describe('a form of law', () => {
  it('counts behind the number in the list, and sets spans in the whole', () => {
    const raw = '[12] Roe v. Doe, 12 F.3d 345 (1993)';
    const spans: Places = {};
    const form = new LawForm({}, spans, raw);
    expect(form.text).toBe('Roe v. Doe, 12 F.3d 345 (1993)');
    const end = form.set('title', 'Roe v. Doe', 0);
    expect(form.set('volume', '12', end)).toBe(14);
    form.day('1993', 25);
    expect(Object.entries(spans).map(([name, [span]]) => [name, raw.slice(span?.start, span?.end)])).toEqual([
      ['title', 'Roe v. Doe'],
      ['volume', '12'],
      ['issued', '1993'],
    ]);
  });

  it('sets nothing without words, and no date that is none', () => {
    const form = new LawForm({}, {}, 'Roe v. Doe');
    expect(form.set('volume', undefined, 4)).toBe(4);
    form.day('the third', 0);
    form.day('1993', -1);
    expect(form.fields).toEqual({});
  });

  it('takes a date away only where it stands within what it is asked of', () => {
    const spans: Places = { issued: [{ start: 8, end: 12 }] };
    const form = new LawForm({ issued: { 'date-parts': [[1983]] } }, spans, '42 USC § 1983');
    form.clearDateWithin(8);
    expect(form.fields.issued).toBeDefined();
    form.clearDateWithin(9);
    expect([form.fields, spans]).toEqual([{}, {}]);
  });
});
