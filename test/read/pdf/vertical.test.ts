import { describe, expect, it } from 'vitest';
import { piecesOf, type RawItem } from '../../../src/read/pdf/pieces.ts';
import { laidOver } from '../../../src/read/pdf/vertical.ts';
import { layOut } from '../../../src/read/pdf.ts';

const VIEW = [0, 0, 420, 595];
/** A line from top to bottom: each character by itself, words in Latin letters on their side. */
function column(parts: readonly string[], x: number, top = 540): RawItem[] {
  const items: RawItem[] = [];
  let y = top;
  for (const part of parts) {
    if (/^[\x20-\x7f]+$/.test(part)) {
      items.push({ str: part, transform: [0, -10, 10, 0, x + 1.5, y], width: part.length * 5, fontName: 'l', hasEOL: false });
      y -= part.length * 5;
    } else
      for (const sign of part) {
        items.push({ str: sign, transform: [10, 0, 0, 10, x, y - 8.8], width: 10, fontName: 'e', hasEOL: true });
        y -= 10;
      }
  }
  return items;
}
const text = (items: readonly RawItem[]): string => {
  const page = laidOver({ view: VIEW, items, links: [] });
  return layOut([piecesOf(1, page.view, page.items, page.links)], 1, new Map(), []).text;
};

describe('pages written from top to bottom', () => {
  it('are read line by line from the right, with the signs they have in upright lines', () => {
    const items = [
      ...column(['近年︑架空のサンゴに関する研究が増えている︵山田'], 380),
      ...column(['・佐藤︑', '2015', '︶︒本稿では︑先行研究を'], 362),
      ...column(['踏まえて成長について論じる︒'], 344),
    ];
    expect(text(items)).toBe(
      '近年、架空のサンゴに関する研究が増えている（山田・佐藤、2015）。本稿では、先行研究を踏まえて成長について論じる。',
    );
  });

  it('are read in tiers where they have such', () => {
    const tier = (seed: string, top: number): RawItem[] =>
      Array.from({ length: 12 }, (_, n) =>
        column([`${seed}の段の行に書かれた文の字の列で${'一二三四五六七八九十百千'[n]}`], 390 - n * 18, top),
      ).flat();
    const read = text([...tier('上', 560), ...tier('下', 270)]);
    expect(read.indexOf('列で千')).toBeGreaterThan(0);
    expect(read.indexOf('列で千')).toBeLessThan(read.indexOf('下の段'));
  });

  it('are so too where the font itself writes downwards', () => {
    const line = (str: string, x: number): RawItem => ({
      str,
      transform: [10, 0, 0, 10, x, 540],
      width: 0,
      height: str.length * 10,
      dir: 'ttb',
      fontName: 'v',
      hasEOL: true,
    });
    expect(text([line('縦に書かれた行は右から左へ読む。', 385), line('次の行はその左に立つ。', 367)])).toBe(
      '縦に書かれた行は右から左へ読む。次の行はその左に立つ。',
    );
  });

  it('lay their links over as well', () => {
    const page = laidOver({
      view: VIEW,
      items: column(['架空のサンゴに関する研究が増えている'], 380),
      links: [{ href: 'https://example.org/', rect: [380, 500, 390, 540] }],
    });
    expect(page).toMatchObject({ view: [0, 0, 595, 420], links: [{ rect: [55, 380, 95, 390] }] });
  });
});

describe('other pages', () => {
  it('are the same page, though cells of a table stand one below the other', () => {
    const rows = Array.from({ length: 14 }, (_, n): RawItem[] => [
      { str: '項', transform: [10, 0, 0, 10, 72, 500 - n * 12], width: 10, fontName: 'e', hasEOL: false },
      { str: '架空のサンゴの説明', transform: [10, 0, 0, 10, 100, 500 - n * 12], width: 90, fontName: 'e', hasEOL: true },
    ]).flat();
    const page = { view: VIEW, items: rows, links: [] };
    expect(laidOver(page)).toBe(page);
  });
});
