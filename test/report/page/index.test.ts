/** The report page in German: every word of the page's own, rules among them; what is cited and recorded as it is; English untouched. */
import { describe, expect, it } from 'vitest';
import { html } from '../../../src/report/html.ts';
import { ENGLISH } from '../../../src/report/page/english.ts';
import { GERMAN } from '../../../src/report/page/german.ts';
import { pageWords, ruled, spoken } from '../../../src/report/page/index.ts';
import { claims, quotes } from '../../web/app/pieces.ts';
import { paper } from '../make.ts';

const { report, text } = paper();
const whole = {
  ...report,
  references: report.references.map((one, i) =>
    i === 1
      ? {
          ...one,
          decision: { decision: 'ok' as const, reason: 'exists_elsewhere', by: 'Ada', at: '2026-03-01T00:00:00Z', covers: [] },
        }
      : one,
  ),
};
const texts = new Map([[report.document.id, text]]);

/** Every text of a catalogue, by its place in it; functions are left to the pages they are seen on. */
function textsOf(value: unknown, place = ''): [string, string][] {
  if (typeof value === 'string') return [[place, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => textsOf(inner, `${place}.${name}`));
}

describe('the report page in German', () => {
  const page = html([whole], { texts, language: 'de' });
  const seen = page.replace(/<style>[\s\S]*?<\/style>/, '').replace(/<span lang="en">[\s\S]*?<\/span>/g, '');

  it('says that it is, and speaks as pages of the desk do', () => {
    expect(page).toMatch(/^<!doctype html>\n<html lang="de">/);
    for (const words of [
      'Literaturangaben in',
      '„Kein Treffer“ ist ein Hinweis zum Nachprüfen, kein Beweis für ein Fehlverhalten.',
      'Zuerst ansehen',
      'Zurückgezogen.',
      'Wie zitiert, neben dem',
      'Im Text 1-mal zitiert',
      'arxiv: antwortete nicht rechtzeitig (2-mal)',
      'Ausgelassen auf S. 3: an image (it holds no text)',
      'Stimmt so: an anderer Stelle gefunden (Ada, 2026-03-01)',
      'Selbst nachsehen:',
    ])
      expect(page).toContain(words);
  });

  it('has no word of the English catalogue', () => {
    const own = new Set(textsOf(GERMAN).map(([, words]) => words));
    const english = textsOf(ENGLISH).filter(([place, words]) => words.length > 5 && !own.has(words) && place !== '.tag');
    expect(english.length).toBeGreaterThan(60);
    // Between tags and in attributes alone: within words, cited and recorded, any may come up.
    const pieces = new Set(seen.split(/[<>"]/).map((piece) => piece.trim()));
    expect(english.filter(([, words]) => pieces.has(words))).toEqual([]);
  });

  it('says every text otherwise than in English, but for names and signs', () => {
    const english = new Map(textsOf(ENGLISH));
    expect(
      textsOf(GERMAN)
        .filter(([place, words]) => english.get(place) === words)
        .map(([place]) => place),
    ).toEqual(['.parts.url'].filter((place) => english.get(place) === 'Link').concat(['.parts.doi']));
  });

  it('shows the same elements, classes and links as in English', () => {
    const shape = (made: string): string[] =>
      [...made.replace(/<\/?span lang="en">/g, '').matchAll(/<([a-z0-9]+)((?:\s[a-z-]+="[^"]*")*)>/g)].map(
        ([, tag = '', attributes = '']) =>
          `${tag} ${/\bclass="[^"]*"/.exec(attributes)?.[0] ?? ''} ${/\bhref="[^"]*"/.exec(attributes)?.[0] ?? ''}`,
      );
    const spans = (all: string[]): string[] => all.filter((one) => one !== 'span  ');
    expect(spans(shape(page))).toEqual(spans(shape(html([whole], { texts }))));
  });

  it('speaks of quotes and sentences, their counts, facts and numbers', () => {
    const sources = [{ id: 's', name: 'Marsh 2001.txt', sha256: 'a'.repeat(64) }];
    const items = quotes(text);
    const judged = claims(text);
    const made = html(
      [
        {
          ...report,
          quotes: { items, skipped: [], sources, counts: { verified: 1, not_found: 2, citation_unresolved: 0 } } as never,
          claims: {
            claims: judged,
            sources,
            notAtHand: 1,
            counts: { supported: 1, partial: 0, unsupported: 1, contradicted: 1, unverifiable: 0 },
          } as never,
        },
      ],
      { texts, language: 'de' },
    );
    for (const words of [
      '<h2>Zitate',
      '2 so nicht gefunden',
      '<h2>Aussagen',
      '1 Satz zitiert Werke, deren Texte nicht vorliegen',
      'Geprüft an diesen Fassungen',
    ])
      expect(made).toContain(words);
    for (const words of ['Checked in', 'Nearest', 'borne out', 'in the claim', 'Numbers']) expect(made).not.toContain(words);
  });
});

describe('words of a page', () => {
  it('are English where nothing else is asked for', () => {
    expect(pageWords()).toBe(ENGLISH);
    expect(html([whole], { texts })).toBe(html([whole], { texts, language: 'en' }));
  });

  it('mark what a rule of a later version said as English, and only there', () => {
    expect(ruled(GERMAN, 'ref/unknown-one-component', 'The citation gives too little to tell which work is meant.').toString()).toBe(
      'Die Angabe enthält zu wenig, um zu sagen, welches Werk gemeint ist.',
    );
    expect(ruled(GERMAN, 'ref/later', 'Something <new> was seen.').toString()).toBe(
      '<span lang="en">Something &lt;new&gt; was seen.</span>',
    );
    expect(ruled(ENGLISH, 'ref/later', 'Something new.').toString()).toBe('Something new.');
    expect(spoken(GERMAN, '', '').toString()).toBe('');
  });
});
