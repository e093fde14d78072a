import { describe, expect, it } from 'vitest';
import { linesOf } from '../../../src/extract/bibliography/lines.ts';
import { looseLists } from '../../../src/extract/bibliography/loose.ts';
import { holdsPublished, published } from '../../../src/extract/bibliography/published.ts';
import { extract } from '../../../src/extract/index.ts';
import { readDocument } from '../../../src/read/index.ts';

const read = async (text: string, name = 'a.txt') =>
  extract(await readDocument({ name, bytes: new TextEncoder().encode(text) })).references;
const rows = (count: number, row: (n: number) => string): string => Array.from({ length: count }, (_, n) => row(n)).join('\n');

describe('published', () => {
  it.each([
    'Roe, A. On hedges. J. Hedges 3 (1999) 1–9.',
    'Roe A, Doe B. On hedges. Hedge Sci 2013;12:1-9.',
    'A. Roe, Nature 12, 345 (1998)',
    'Roe, A. On Hedges. London: Garden Press, 2001.',
    'Roe, Ada: Über Hecken. Berlin 1998.',
    'On hedges (2001), A. Roe et al. [pdf]',
    'Roe A., 2003, HJ, 115, 763',
    'Roe, A., HJ, 115, L63, 2003',
    'Roe, A. (2019). On hedges.',
    'Roe, Ada. 2019. “On hedges.”',
    'On hedges, 2019. https://example.org/hedges (accessed 3 May 2019).',
    'Roe, A. On hedges. doi:10.1234/hedge.1',
    'On hedges. https://gardens.example/1 (accessed 2019-05-03)',
    '王伟. 树篱研究[J]. 园林, 2008, 12(3): 45-50.',
  ])('sees a sign in %s', (entry) => {
    expect(published(entry)).toBe(true);
  });
  it.each([
    '1. Roe, Ada (1960), Reef Runners, 31:10.1',
    'Roe, A. (2019) to send the plan to Bo Doe by 1 June 2019; 12–19 hours.',
    '2019-05-03 10:12:13,100 [1] INFO reef - grown (12 ms) https://www.example.org/a/1',
    'Rosa ‘Ada’ (Roe, 2010). Height 30–60 cm, flowers June–August, pot 1.5 l, no. 1200.',
    'Roe, Andrew J. (2403) – Doe, Ilaria (2303) 1–0, 33',
    'On hedges (Roe, A.), 3 July 2019, 8:30, Room L 100',
    '3.6.0 alpha 1: 2016-05-17',
    '0.2.0: 2026-02-21: a hedge more, by what was measured.',
    'Ada Roe, born 3 May 1700, Oslo; died 1760, Oslo; married 1725 Bo Doe.',
  ])('sees none in %s', (row) => {
    expect(published(row)).toBe(false);
  });
  it('does not ask scripts whose words it does not know', () => {
    expect(published('शर्मा, राम. भारत का इतिहास. दिल्ली, 1998')).toBe(true);
  });
});

describe('holdsPublished', () => {
  const yes = 'Roe, A. On hedges. J. Hedges 3 (1999) 1–9.';
  const no = 'Roe, Ada (1960), Reef Runners, 31:10.1';
  it('asks a third of a list that nothing announces, and less of one under a heading', () => {
    expect(holdsPublished([yes, no], false)).toBe(true);
    expect(holdsPublished([yes, no, no, no], false)).toBe(false);
    expect(holdsPublished([yes, no, no, no], true)).toBe(true);
  });
  it.each([
    'Roe A., 1961, Storia del giardino italiano, Giardini, Bari.',
    'Roe, A., 1965. The conditions of hedges. Garden, Chicago.',
    'Roe, A. (1979), La haie, Paris: Haies.',
  ])('takes books that have their year at the head, under a heading alone: %s', (book) => {
    expect(holdsPublished([book, book], true)).toBe(true);
    expect(holdsPublished([book, book], false)).toBe(false);
  });
  it('is false where no entry shows any', () => {
    expect(holdsPublished([no], true)).toBe(false);
    expect(holdsPublished([], true)).toBe(false);
  });
});

describe('documents that cite nothing', () => {
  it.each([
    ['results of a race', rows(20, (n) => `${n + 1}. Roe, Ada (${1960 + n}), Reef Runners, 3${n % 10}:${10 + n}.1`)],
    ['ships', rows(20, (n) => `${n + 1}. Ada (19${10 + n}), Roe Line, ${1200 + n} GT, ${100 + n} m, built by Doe & Co.`)],
    ['students', rows(20, (n) => `${n + 1}) Roe, Ada, ${1234567 + n}, B.A. History, 201${n % 9}, 1.3`)],
    ['an agenda', `Agenda\n\n${rows(9, (n) => `${n + 1}. The hedge of ${1990 + n} (Roe, A., 15 min), paper ${n + 1}/2019`)}`],
  ])('reads none out of %s', async (_, text) => {
    expect(await read(text)).toEqual([]);
    expect(await read(text, 'a.md')).toEqual([]);
  });
  it('takes a letter in front of works for none of them, and reads what it cites', async () => {
    const works = ['Berg', 'Camer', 'Johns'].map(
      (name, i) => `${name}, J. (${1995 + i}). On hedges and walls. Journal of Hedges, ${i + 3}, 1–9.`,
    );
    const letter = 'as promised, the three things. The idea goes back to Berg (1995), and Camer (1996) has it; Johns (1997) did the rest.';
    const text = `Hi Tom,\n\n${letter}\n\n${works.join('\n\n')}\n\nBest,\nAnna\n`;
    expect((await read(text)).map(({ raw }) => raw)).toEqual(works);
  });
  it('keeps a pasted list of works', async () => {
    const text = rows(5, (n) => `Roe, A., & Doe, B. (${1999 + n}). On hedges and walls ${n}. Journal of Hedges, ${n + 3}, 1–9.`);
    expect(await read(text)).toHaveLength(5);
  });
  it('gives no list for lines of a register', async () => {
    const text = rows(20, (n) => `Roe, Ada, ${12 + n} Lagoon Way, Oslo ${1900 + n}, member since ${1980 + n}`);
    const document = await readDocument({ name: 'a.html', bytes: new TextEncoder().encode(`<p>${text.replace(/\n/g, '</p><p>')}</p>`) });
    expect(looseLists(linesOf(document), document.text)).toEqual([]);
  });
});

describe('what has the numbers of a reference and is none', () => {
  it.each([
    'Baranov, D. G. (1898–1945), 7, 19–20, 95; Comment on hedges, 38; and Kurlansky, 125',
    'IN SITU (Wu Lines), Delft via London, 1231 t, built 2017, berth 1: 1–4 May.',
    'Velldal, Erik. Died 5 August, 1834, aged 44. Row 4, no. 5.',
    'Bai: Symphony No. 1 in D minor, op. 21 (1871)',
    'Astumian: On hedges, for choir and orchestra (1923, rev. 1947). Hua Duff, conductor',
    'Press [SET] to select a hedge, then hold [17]. The display shows “2016”. See page 28.',
    'den Gesetzen und Hilfsmitteln. Berlin, den 3. Mai 2019',
  ])('%s', (entry) => {
    expect(published(entry)).toBe(false);
  });
  it.each(['Roe, A. On hedges. Garden Press, 2001', 'Mind 12, no. 3 (1998): 4', 'Roe, A. On Hedges. Oxford University Press'])(
    'but %s',
    (entry) => {
      expect(published(entry)).toBe(true);
    },
  );
});
