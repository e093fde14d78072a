/** Where lists begin under their headings and where they end. */
import { describe, expect, it } from 'vitest';
import { extract } from '../../../src/extract/index.ts';
import { blocksOf } from '../document-of.ts';

const rawsOf = (parts: Parameters<typeof blocksOf>[0]): string[] => extract(blocksOf(parts)).references.map(({ raw }) => raw);

describe('the end of a list', () => {
  const entries = ['[1] 李航. 统计学习方法[M]. 北京: 清华大学出版社, 2012.', '[2] 周志华. 机器学习[M]. 2版. 北京: 清华大学出版社, 2016.'];

  it('is a heading of two signs', () => {
    expect(
      rawsOf([
        ['heading', '参考文献', { level: 1 }],
        ...entries.map((entry) => ['paragraph', entry] as const),
        ['heading', '致谢', { level: 1 }],
        ['paragraph', '感谢导师张教授三年来的悉心指导。2020年5月于杭州'],
      ]),
    ).toEqual(entries.map((entry) => entry.slice(4)));
  });

  it('is no letter that heads a group', () => {
    const books = ['Roe, A. 2001. On hedges. Garden: Bloom Press.', 'Sim, B. 2003. On walls. Garden: Bloom Press.'];
    expect(
      rawsOf([
        ['heading', 'References', { level: 1 }],
        ['heading', 'R', { level: 2 }],
        ['paragraph', books[0] ?? ''],
        ['heading', 'S', { level: 2 }],
        ['paragraph', books[1] ?? ''],
      ]),
    ).toEqual(books);
  });
});

describe('the beginning of a list', () => {
  it('may be a group of studies without a heading above it', () => {
    const studies = ['Roe', 'Doe', 'Poe'].map((name, i) => `${name} A, Lee B. A trial of hedges. J Hedges 201${i};3(2):1${i}–2${i}.`);
    const { references, citations } = extract(
      blocksOf([
        ['paragraph', 'Three trials were found (Roe 2010; Doe 2011; Poe 2012).'],
        ['heading', 'References to studies included in this review', { level: 2 }],
        ...studies.flatMap((entry, i) => [
          ['heading', `${entry.slice(0, 3)} 201${i} {published data only}`, { level: 3 }] as const,
          ['paragraph', `${i === 1 ? '* ' : ''}${entry}${i === 2 ? ' * Indicates the major publication for the study' : ''}`] as const,
        ]),
      ]),
    );
    expect(references.map(({ key, raw }) => [key, raw])).toEqual(studies.map((entry, i) => [`${entry.slice(0, 3)} 201${i}`, entry]));
    expect(citations.map(({ to }) => references.findIndex(({ id }) => id === to))).toEqual([0, 1, 2]);
  });

  it('may be the one archive or page beside a list that is proven', () => {
    const parts: Parameters<typeof blocksOf>[0] = [
      ['heading', 'Quellen- und Literaturverzeichnis', { level: 1 }],
      ['heading', 'Ungedruckte Quellen', { level: 2 }],
      ['paragraph', 'Stadtarchiv Aue, Interna 12: Protokoll der Sitzung vom 4. Mai 1726.'],
      ['heading', 'Literatur', { level: 2 }],
      ['paragraph', 'Roe, Anna: Über Hecken, in: Gartenbote 12 (1994), S. 41–72.'],
      ['paragraph', 'Lee, Bernd: Über Mauern, in: Gartenbote 14 (1996), S. 1–7.'],
      ['heading', 'Internetquellen', { level: 2 }],
      ['paragraph', 'Doe, Carl: Hecken im Netz. URL: https://hecken.example/9981 (letzter Zugriff: 12.03.2021).'],
    ];
    expect(rawsOf(parts)).toHaveLength(4);
    // A sentence below such a heading is no entry, and neither is a date where no list stands beside.
    expect(
      rawsOf([...parts.slice(0, 7), ['paragraph', 'Die Seiten wurden im Mai 2021 noch einmal besucht und waren alle zu finden.']]),
    ).toHaveLength(3);
    expect(rawsOf(parts.slice(6, 7).concat([['paragraph', 'Stadtarchiv Aue, Protokoll der Sitzung vom 4. Mai 1726']]))).toEqual([]);
  });

  it('takes no heading of a group for an entry where the file tells headings', () => {
    const parts: Parameters<typeof blocksOf>[0] = [
      ['heading', 'Bibliography', { level: 1 }],
      ['heading', 'Sources of the gardeners', { level: 2 }],
      ['paragraph', 'Roe, A. 2001. On hedges. Garden: Bloom Press.'],
      ['heading', 'Works of the masons', { level: 2 }],
      ['paragraph', 'Sim, B. 2003. On walls. Garden: Bloom Press.'],
    ];
    const { references } = extract(blocksOf(parts, { mediaType: 'text/html' }));
    expect(references.map(({ raw }) => raw)).toEqual([parts[2]?.[1], parts[4]?.[1]]);
  });
});
