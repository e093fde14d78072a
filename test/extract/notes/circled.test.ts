/** Notes with circled numbers in a text without markup. */
import { describe, expect, it } from 'vitest';
import { readAndCite } from '../read-and-cite.ts';

const PAGE = `乡土社会是熟人社会。① 国史须有温情。② 同书又论差序。③

① 费孝通：《乡土中国》，北京：人民出版社，2008年，第25页。
② 钱穆：《国史大纲》，北京：商务印书馆，1996年，第1页。
③ 费孝通：《乡土中国》，第30页。
`;

describe('circled numbers', () => {
  it('call notes and stand in front of them', async () => {
    const { references, marks } = await readAndCite('a.txt', PAGE);
    expect(references.map((one) => one.slice(0, 8))).toEqual(['1: 费孝通：《', '2: 钱穆：《国']);
    expect(marks).toEqual(['① → 1', '② → 2', '③ → 1']);
  });

  it('count anew on each page', async () => {
    const { marks } = await readAndCite(
      'a.txt',
      `${PAGE}\n万历年间已见端倪。①\n\n① 黄仁宇：《万历十五年》，北京：中华书局，1982年，第3页。\n`,
    );
    expect(marks).toHaveLength(4);
  });

  it('are left alone where they only count what a text lists', async () => {
    const { references } = await readAndCite('a.txt', '要点如下：\n\n① 费孝通论乡土，2008年。\n② 钱穆论国史，1996年。\n');
    expect(references).toEqual([]);
  });
});

describe('numbers in the round brackets of East Asia', () => {
  it('call the notes of a section, and a pointer by another name leads to nobody', async () => {
    const text = `思想は雑居する（1）。陰には深みがある（2）。丸山はさらに言う（3）。柳田も同じである（4）。

注
（1）丸山真男『日本の思想』岩波書店、1961年、12頁。
（2）谷崎潤一郎『陰翳礼讃』中央公論社、1939年、5頁。
（3）丸山、前掲書、30頁。
（4）柳田、前掲書、22頁。
`;
    const { marks } = await readAndCite('a.txt', text);
    expect(marks.slice(0, 3)).toEqual(['（1） → 1', '（2） → 2', '（3） → 1']);
    expect(marks.slice(3).filter((mark) => !/→ (?:4|\?)/.test(mark))).toEqual([]);
  });
});

describe('notes below a text', () => {
  it('may begin with "ibid" in small letters', async () => {
    const text = `Part payment is no consideration.1 So was Atiyah.2 He says so at length.3 The House had thought otherwise.4

1 Foakes v Beer [1884] AC 605 (HL).
2 PS Atiyah, The Rise and Fall of Freedom of Contract (OUP 1979) 200.
3 ibid 204.
4 Foakes (n 1) 612.
`;
    expect((await readAndCite('a.txt', text)).marks).toEqual(['1 → 1', '2 → 2', '3 → 2', '4 → 1']);
  });
});

describe('signs of printers', () => {
  const text = `A bell can make a working day,* and its makers knew it.† The keeper was paid by the quarter.‡

----------
* Anna Roe, "Time and Hedges," Past & Garden 38 (1967): 56-97.
† Bo Lee, Revolution in Gardens (Cambridge: Garden Press, 1983), 72.
‡ Roe, "Time and Hedges," 60.
`;
  it('call notes in their order', async () => {
    const { references, marks } = await readAndCite('a.txt', text);
    expect(references.map((one) => one.slice(0, 11))).toEqual(['1: Anna Roe', '2: Bo Lee, ']);
    expect(marks).toEqual(['* → 1', '† → 2', '‡ → 1']);
  });

  it('beside names lead to addresses, and behind blanks are bullets', async () => {
    const { marks } = await readAndCite(
      'a.txt',
      `Anna Roe* and Bo Lee†\n\nHedges grow.\n\n* Garden Institute, Oslo\n† To whom letters go\n`,
    );
    expect(marks).toEqual([]);
  });
});
