import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { breaksAtLostLetter, hasLostTheirLetters, nameBreaksAtLostLetter } from '../../../src/decide/reference/lost-letters.ts';
import type { Reference } from '../../../src/model/cited.ts';
import { COMPONENTS, type Component, type ComponentEvidence } from '../../../src/model/evidence.ts';

describe('a title that goes wrong at a letter its font could not hold', () => {
  it.each([
    ['Reefs in $;²BÖFVòrmations', 'Reefs in $λ$-deformations'],
    ['A First Szeg w2 Æ–Ö—BfiTheorem for a class of reefs', 'A First Szegő’s Limit Theorem for a class of reefs'],
    ['Fourier bases and a distance problem of Erd 0', 'Fourier bases and a distance problem of Erdős'],
    ['ÂED4 @AQ system and parallel reading of corals', '$μ$TCA DAQ system and parallel reading of corals'],
    ['RB×&VwVÆ ity for shrinking corals', '$ε$-regularity for shrinking corals'],
    ['‹W}PiË‚ (A Talking Book on Reefs)', '盲胞有聲書 (A Talking Book on Reefs)'],
  ])('“%s” beside “%s”', (cited, recorded) => expect(breaksAtLostLetter(cited, recorded)).toBe(true));

  it.each([
    ['another title of the same beginning', 'The β-decay of corals', 'The theory of ancient glaciers and seas'],
    ['another letter of the same script', 'The λ-calculus of corals in warm seas', 'The β-calculus of corals in warm seas'],
    ['a letter spelled out', 'The lambda-calculus of corals in warm seas', 'The λ-calculus of corals in warm seas'],
    ['a break at a letter that fonts have', 'Müller 3 and the growth of coral reefs', 'Müllers and the growth of coral reefs'],
    ['nothing but the beginning in common', 'Erd 0', 'Erdős and the long history of counting corals in lagoons'],
    ['the same title', 'Problems of Erdős', 'Problems of Erdős'],
    ['no title', '', 'Erdős'],
    ['no record', 'Erdős', ''],
  ])('but not %s', (_, cited, recorded) => expect(breaksAtLostLetter(cited, recorded)).toBe(false));
});

describe('a name that goes wrong at a letter its font could not hold', () => {
  it.each([
    ['S. Simi rà 2007. Hölder forms.', 'Slobodan N. Simić'],
    ['V. Daudaravi Ö—W0. 2012. Segments.', 'Vidas Daudaravičius'],
    ['A. K aç. 2015. On a theorem.', 'Alp Arslan Kıraç'],
    ['K. Wo &²à 2015. Corpora.', 'Krzysztof Wołk'],
    ['J. Štěpán·²k. 2010. Treebanks.', 'Jan Štěpánęk'],
    ['M. Čap k. 2010. Birds.', 'Milan Čapěk'],
  ])('%s', (raw, recorded) => expect(nameBreaksAtLostLetter(raw, recorded)).toBe(true));

  it.each([
    ['another name', 'R. Reed. 2007. Hölder forms.', 'Slobodan N. Simić'],
    ['a name that goes on in letters', 'S. Simister. 2007. Hölder forms.', 'Slobodan N. Simić'],
    ['letters within another word', 'S. Kasimi 2007. Hölder forms.', 'Slobodan Simić'],
    ['two short names side by side', 'K. Wo & L. Li. 2015. Corpora.', 'Krzysztof Wołk'],
    ['a name in letters that fonts have', 'S. M 2007. Forms.', 'S. Müller'],
    ['an initial', 'K. Reed, A. Kaç. 2015. Forms.', 'Kürşat Şahin'],
  ])('but not %s', (_, raw, recorded) => expect(nameBreaksAtLostLetter(raw, recorded)).toBe(false));

  it('never fails, whatever the texts hold', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 60 });
    fc.assert(
      fc.property(text, text, (a, b) => typeof nameBreaksAtLostLetter(a, b) === 'boolean' && typeof breaksAtLostLetter(a, b) === 'boolean'),
    );
  });
});

describe('a reference beside its record', () => {
  const reference: Reference = {
    id: 'ref:1',
    key: '1',
    span: { start: 0, end: 10 },
    raw: 'S. Simi rà 2007. Reefs in warm seas. Journal.',
    fields: {},
    fieldSpans: {},
    route: 'formal',
    routeWhy: 'it has a title',
    origin: 'list',
    confidence: 1,
  };
  const blank: ComponentEvidence = { label: 'unknown', cited: null, found: null, score: null, source: null, why: '' };
  const components = (own: Partial<Record<Component, Partial<ComponentEvidence>>>) =>
    Object.fromEntries(COMPONENTS.map((name) => [name, { ...blank, ...own[name] }])) as Record<Component, ComponentEvidence>;

  it('lost letters only where it differs, and never where its fields are stated as data', () => {
    const differs = components({ authors: { label: 'not_match', cited: 'S. Simi', found: 'Slobodan N. Simić' } });
    expect(hasLostTheirLetters(reference, differs)).toBe(true);
    expect(hasLostTheirLetters({ ...reference, origin: 'entry' }, differs)).toBe(false);
    expect(hasLostTheirLetters(reference, components({ authors: { label: 'match', found: 'Slobodan N. Simić' } }))).toBe(false);
    expect(hasLostTheirLetters(reference, components({}))).toBe(false);
  });
});
