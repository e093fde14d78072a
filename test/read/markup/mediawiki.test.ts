import { describe, expect, it } from 'vitest';
import { mediawikiAsMarkdown } from '../../../src/read/markup/mediawiki.ts';

describe('templates that name a work by its authors and year', () => {
  it.each([
    ['{{harv|Roe|2004}}', '(Roe 2004)'],
    ['{{harvtxt|Roe|Poe|2004|p=3}}', 'Roe & Poe (2004, p. 3)'],
    ['{{harvnb|Roe|Poe|Doe|Moe|2004}}', 'Roe et al. 2004'],
    [
      '{{cite book |last=Roe |first=Ann |chapter=Of salt |title=Reefs |editor-last1=Lee |editor-first1=Bo |date=2016 |pages=45–71 |publisher=Harbour Press |location=Leeds}}',
      'Roe, Ann (2016). “Of salt”. In Bo Lee (eds.), Reefs, pp. 45–71. Leeds: Harbour Press',
    ],
    [
      '{{cite conference |last=Roe |first=Ann |title=Of salt |book-title=Proceedings of Reefs |year=2017 |pages=1–9}}',
      'Roe, Ann (2017). “Of salt”. In Proceedings of Reefs, pp. 1–9',
    ],
    ['{{cite book |editor-last1=Lee |editor-first1=Bo |title=Reefs |year=2012}}', 'Bo Lee (eds.) (2012). Reefs'],
    [
      '{{cite report |author=Institute of Moors |title=State of the moors |date=2018 |id=TR-18-04}}',
      'Institute of Moors (2018). State of the moors. Report TR-18-04',
    ],
  ])('%s', (template, printed) => expect(mediawikiAsMarkdown(`It is so ${template}.`)).toContain(`It is so ${printed}.`));
  it('makes a note of a short footnote', () => {
    const text = mediawikiAsMarkdown('It is so.{{sfn|Roe|Poe|2004|pp=3–5}}');
    expect(text).toContain('It is so.[^note1]');
    expect(text).toContain('[^note1]: Roe & Poe 2004, pp. 3–5');
  });
});

describe('templates that are notes', () => {
  it('hold words, and call others by their names', () => {
    const text = mediawikiAsMarkdown('So.<ref name="roe">Roe 2001.</ref> And.{{efn|On both.{{r|roe}}}} Again.{{r|roe}}');
    expect(text).toContain('So.[^note1] And.[^note2] Again.[^note1]');
    expect(text).toContain('[^note2]: On both.[^note1]');
  });
});

describe('templates that cite, in many languages', () => {
  it.each([
    [
      '{{Article |auteur1=Jean Roe |titre=Le sel |périodique=Annales |volume=35 |année=1980 |pages=1-25}}',
      'Jean Roe (1980). Le sel. Annales 35:1-25',
    ],
    ['{{Cita libro |apellidos=Roe |nombre=Ana |título=La sal |año=1999 |editorial=Seto}}', 'Roe, Ana (1999). La sal. Seto'],
    ['{{книга |автор=Роу А. |заглавие=Соль |год=1999 |издательство=Сад}}', 'Роу А. (1999). Соль. Сад'],
    [
      '{{cite book |last=Roe |first=A. B. |title=Salt |year=1999 |isbn=978-3-16-148410-0}}',
      'Roe A. B. (1999). Salt. ISBN 978-3-16-148410-0',
    ],
    ['{{cite book |last1=Roe |first1=Ann |last2=Poe |first2=Eve |title=Salt |year=1999}}', 'Roe, Ann; Poe, Eve (1999). Salt'],
    ['{{cite book |last=Roe |first=Ann |title=Salt |year=1999b}}', 'Roe, Ann (1999b). Salt'],
  ])('%s', (template, printed) => expect(mediawikiAsMarkdown(`<ref>${template}</ref>`)).toContain(`[^note1]: ${printed}`));
});

describe('quotations that are set apart', () => {
  it('are told from the text, as elements and as templates, with what they are from', () => {
    const text = mediawikiAsMarkdown(
      'So.\n<blockquote>The gates move the silt. (Roe, 2001)\n</blockquote>\n<blockquote>It fell.</blockquote>\nThen.\n{{Quote|text=Silt fell.<ref>Roe 2001, 4.</ref>|author=Roe}}\n{{quote|It rose.|Ann Roe}}\n{{Zitat|Er stieg.|ref=<ref>Roe 2001.</ref>}}',
    );
    expect(text.split(/\n{2,}/).slice(0, 7)).toEqual([
      'So.',
      '> The gates move the silt. (Roe, 2001)',
      '> It fell.',
      'Then.',
      '> Silt fell.[^note1]\n> — Roe',
      '> It rose.\n> — Ann Roe',
      '> Er stieg.[^note2]',
    ]);
  });
});

it('keeps the words of templates that only tell a language or how words are set', () =>
  expect(mediawikiAsMarkdown('He calls it {{lang|fr|le port}}, {{nowrap|12 km}} long.')).toContain('He calls it le port, 12 km long.'));

it.each([
  ['[[File:a.png|thumb|left|alt=A trap|A trap below a [[lamp|street lamp]] [1].]]', 'A trap below a street lamp [1].'],
  ['[[Datei:a.png|mini|Eine Falle.[^n]]]', 'Eine Falle.[^n]'],
  ['[[File:a.png|thumb|200px]]', ''],
  ['[[File:a.png]]', ''],
])('keeps what stands below a picture: %s', (line, words) => expect(mediawikiAsMarkdown(line).trim()).toBe(words));
