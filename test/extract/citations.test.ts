import { describe, expect, it } from 'vitest';
import { extract } from '../../src/extract/index.ts';
import type { Document } from '../../src/model/document.ts';
import { readDocument } from '../../src/read/index.ts';
import { ALL, BACK, BY_NAME, BY_NUMBER, LIST, NAMED_LIST, NUMBERED_LIST } from './citations/cases.ts';
import { blocksOf, documentOf } from './document-of.ts';

const NUMBERED = [
  '[1] A. Roe, On hedges, Journal of Hedges 3 (1999) 1-9.',
  '[2] B. Doe, On fences, Journal of Hedges 4 (2000) 2-8.',
  '[3] C. Poe, On walls, Journal of Hedges 5 (2001) 3-7.',
  '[4] D. Moe, On ditches, Journal of Hedges 6 (2002) 4-6.',
];
const NAMED = [
  'Doe, B. (2000). On fences. Journal of Hedges, 4, 2-8.',
  'Poe, C., & Moe, D. (2001). On walls. Journal of Hedges, 5, 3-7.',
  'Roe, A. (1999). On hedges. Journal of Hedges, 3, 1-9.',
];
const paper = (text: string, list: readonly string[], more: Partial<Document> = {}) =>
  blocksOf([['paragraph', text], ['heading', 'References', { level: 1 }], ...list.map((entry) => ['reference', entry] as const)], more);
const read = (document: Document) => {
  const { citations, references } = extract(document);
  return citations.map(({ span, label, style, to, locator }) => ({
    shown: document.text.slice(span.start, span.end),
    label,
    style,
    to: references.find(({ id }) => id === to)?.key ?? null,
    ...(locator === undefined ? {} : { locator }),
  }));
};

describe('citations in the text', () => {
  it('ties numbers to entries, one citation a target', () => {
    expect(read(paper('Hedges grow [1]. Fences do not [2-4].', NUMBERED))).toEqual([
      { shown: '[1]', label: '1', style: 'numeric', to: '1' },
      { shown: '[2-4]', label: '2', style: 'numeric', to: '2' },
      { shown: '[2-4]', label: '3', style: 'numeric', to: '3' },
      { shown: '[2-4]', label: '4', style: 'numeric', to: '4' },
    ]);
  });
  it('keeps marks that name a number too many, tied to nothing', () => {
    const document = paper('Hedges grow [1, 9]. Fences do not [3-5].', NUMBERED);
    expect(read(document).map(({ label, to }) => [label, to])).toEqual([
      ['1', '1'],
      ['9', null],
      ['3', '3'],
      ['4', '4'],
      ['5', null],
    ]);
  });
  it('ties names and years to entries', () => {
    expect(read(paper('Hedges grow (Roe, 1999). Poe and Moe (2001, p. 5) agree.', NAMED))).toEqual([
      { shown: '(Roe, 1999)', label: 'Roe 1999', style: 'author-year', to: '3' },
      { shown: 'Poe and Moe (2001, p. 5)', label: 'Poe and Moe 2001', style: 'author-year', to: '2', locator: 'p. 5' },
    ]);
  });
  it('reads marks as Russian papers set them: places behind numbers, names in another case', () => {
    const list = [
      'Иванов А. А., Петров Б. Б. О живых изгородях // Садовый журнал. 2019. Т. 3. С. 1–9.',
      'Сидоров В. В., Ким Г. Г., Ли Д. Д. О каменных стенах // Садовый журнал. 2020. Т. 4. С. 2–8.',
    ];
    const numbered = read(
      paper(
        'Изгороди растут [1, с. 5]. Стены стоят [1, с. 7; 2, с. 45].',
        list.map((entry, i) => `[${i + 1}] ${entry}`),
      ),
    );
    expect(numbered.map(({ to, locator }) => [to, locator])).toEqual([
      ['1', 'с. 5'],
      ['1', 'с. 7'],
      ['2', 'с. 45'],
    ]);
    const named = read(
      paper('Изгороди растут (Иванов, Петров, 2019). По Сидорову и др. (2020), стены стоят (см. Сидоров и др., 2020, с. 5).', list),
    );
    expect(named.map(({ shown, to, locator }) => [shown, to, locator])).toEqual([
      ['(Иванов, Петров, 2019)', '1', undefined],
      ['Сидорову и др. (2020)', '2', undefined],
      ['(см. Сидоров и др., 2020, с. 5)', '2', 'с. 5'],
    ]);
  });
  it('does not take numbers in brackets for marks when the list has none', () => {
    expect(read(paper('We set x to [1] and [2].', NAMED))).toEqual([]);
  });
  it('reads no marks inside the list, in code and in entries', () => {
    expect(
      read(
        blocksOf([
          ['code', 'a[1] = b [2]'],
          ['heading', 'References'],
          ...NUMBERED.map((entry) => ['reference', `${entry} See [2].`] as const),
        ]),
      ),
    ).toEqual([]);
  });
  it('reads keys in brackets', () => {
    const list = [
      '[AH] M. Ash and N. Hill, On hedges, Garden Press, 1988.',
      '[Roe99] A. Roe, On walls, Journal of Hedges 5 (1999) 3-7.',
      '[M+01] D. Moe, On ditches, Journal of Hedges 6 (2001) 4-6.',
    ];
    expect(
      read(paper('As is known [AH, Roe99], and more [M+01, Section 2].', list)).map(({ label, to, locator }) => [label, to, locator]),
    ).toEqual([
      ['AH', 'AH', undefined],
      ['Roe99', 'Roe99', undefined],
      ['M+01', 'M+01', 'Section 2'],
    ]);
  });
  it('takes over what the format marks', () => {
    const text = 'See \\cite[p.~3]{roe99,lost}.';
    const document = documentOf(text, {
      mediaType: 'text/x-tex',
      citations: [{ span: { start: 4, end: 27 }, keys: ['roe99', 'lost'], locator: 'p. 3', via: 'latex' }],
      entries: [{ key: 'roe99', span: { start: 28, end: 28 }, fields: { title: 'On hedges' }, raw: '' }],
    });
    expect(read(document).map(({ label, style, to, locator }) => [label, style, to, locator])).toEqual([
      ['roe99', 'key', 'roe99', 'p. 3'],
      ['lost', 'key', null, 'p. 3'],
    ]);
  });
  it('ties keys of name and year to the one entry that fits, where the list has no keys', () => {
    const list = [
      'Doe, B. (1999). On fences. Journal of Hedges, 4, 2-8.',
      'Poe, C., & Moe, D. (2001). On walls. Journal of Hedges, 5, 3-7.',
      'Roe, A. (2010a). On hedges. Journal of Hedges, 3, 1-9.',
      'Roe, A. (2010b). On gates. Journal of Hedges, 7, 1-9.',
      'van Dam, K. (2004). On stiles. Journal of Hedges, 8, 1-9.',
    ];
    const keys = ['doe99', 'Poe_2001', 'roe2010', 'roe2010b', 'vandam2004', 'doe1998', 'moe2001', 'doe99fences'];
    const tied = (via: 'pandoc' | 'latex', entries = list) => {
      const document = paper(`As said: ${keys.join(' ')}.`, entries);
      const spans = keys.map((key) => ({ start: document.text.indexOf(key), end: document.text.indexOf(key) + key.length }));
      const citations = keys.map((key, i) => ({ span: spans[i] ?? { start: 0, end: 0 }, keys: [key], via }));
      return read({ ...document, citations }).map(({ label, to }) => [label, to]);
    };
    expect(tied('pandoc')).toEqual([
      ['doe99', '1'],
      ['Poe_2001', '2'],
      ['roe2010', null],
      ['roe2010b', '4'],
      ['vandam2004', '5'],
      ['doe1998', null],
      ['moe2001', null],
      ['doe99fences', null],
    ]);
    const document = paper('Hedges grow, doe99 says, and poe2001walls.', list);
    const citations = ['doe99', 'poe2001walls'].map((key) => ({
      span: { start: document.text.indexOf(key), end: document.text.indexOf(key) + key.length },
      keys: [key],
      via: 'pandoc' as const,
    }));
    // A key of another make may stand for any entry.
    expect(extract({ ...document, citations }).remarks).toEqual([]);
    expect(tied('latex').every(([, to]) => to === null)).toBe(true);
    expect(tied('pandoc', [...list, 'Doe, E., & Kim, F. (1999). On ponds. Journal of Hedges, 4, 12-18.'])[0]).toEqual(['doe99', null]);
  });
  it('reads raised numbers that the format tells', () => {
    const text = 'Hedges grow.1 Fences do not.2,3 Ditches are deep.4';
    const at = (words: string) => ({ start: text.indexOf(words), end: text.indexOf(words) + words.length });
    const spans = [at('1'), at('2'), { start: text.indexOf('3'), end: text.indexOf('3') + 1 }, at('4')];
    const list = NUMBERED.map((entry) => entry.replace(/^\[(\d)\]/, '$1.'));
    expect(read(paper(text, list, { superscripts: spans })).map(({ label, to }) => [label, to])).toEqual([
      ['1', '1'],
      ['2', '2'],
      ['3', '3'],
      ['4', '4'],
    ]);
  });
  it('reads raised numbers in brackets beside others without', () => {
    const list = NUMBERED.map((entry) => entry.replace(/^\[(\d)\]/, '$1.'));
    const shown = (text: string, raised: readonly string[]) => {
      const superscripts = raised.map((words) => ({ start: text.indexOf(words), end: text.indexOf(words) + words.length }));
      return read(paper(text, list, { superscripts })).map(({ label }) => label);
    };
    expect(shown('Hedges grow1 and fall.2,3 Ditches are deep[4].', ['1', '2,3', '[4]'])).toEqual(['1', '2', '3', '4']);
    // Most of them in brackets: brackets are what this text cites with.
    expect(shown('Hedges grow2 and fall.[1] Ditches are deep[3] and long[4].', ['2', '[1]', '[3]', '[4]'])).toEqual(['1', '3', '4']);
  });
  it('gives every citation an id of its own that stays', () => {
    const document = paper('Hedges grow [1, 2]. Fences do not [1].', NUMBERED);
    const ids = extract(document).citations.map(({ id }) => id);
    expect(new Set(ids).size).toBe(3);
    expect(extract(document).citations.map(({ id }) => id)).toEqual(ids);
  });
});

describe('raised numbers of a web page', () => {
  it('are read where several stand in one mark, beside single ones', async () => {
    const entries = ['Virtanen A. Counting petals', 'Ng B. More petals', 'Li C. Roots', 'Wu D. Leaves', 'Zed Q. Trees'];
    const page = `<p>It counts.<sup>1,2</sup> More.<sup>3–5</sup> Others say so<sup>2</sup> and that.<sup>4</sup></p><h2>References</h2><ol>${entries
      .map((entry, i) => `<li>${entry}. J Garden Res. 2011;12:${i + 4}5-6${i}.</li>`)
      .join('')}</ol>`;
    const document = await readDocument({ name: 'page.html', bytes: new TextEncoder().encode(page) });
    const { citations, references } = extract(document);
    const key = new Map(references.map((reference) => [reference.id, reference.key]));
    expect(citations.map(({ to }) => key.get(to ?? ''))).toEqual(['1', '2', '3', '4', '5', '2', '4']);
  });
});

/** What is read of a document, with names for the entries of LIST. */
async function readWhole(name: string, text: string) {
  const document = await readDocument({ name, bytes: new TextEncoder().encode(text) }, { isolate: false });
  const { references, citations, remarks } = extract(document);
  const nameOf = (raw: string) => LIST.find(([, entry]) => raw.includes(entry.slice(entry.indexOf('('), entry.indexOf('(') + 30)))?.[0];
  const keys = new Map(references.map(({ id, key, raw }) => [id, nameOf(raw) ?? key]));
  return { document, references, keys, citations, remarks: remarks.map(({ kind, says }) => `${kind}: ${says}`) };
}

/** All cases in one document, a paragraph each: what each of them yields. "!" is a mark that leads nowhere, "@" what it says of the place. */
async function readCases(name: string, before: string, cases: readonly (readonly [string, string])[], list: string) {
  const whole = await readWhole(name, `${before}\n\n${cases.map(([text]) => text).join('\n\n')}\n\n${list}`);
  let from = before.length - 40;
  const places = cases.map(([text]) => {
    from = whole.document.text.indexOf(text.split('\n')[0] ?? '', from + 1);
    return from;
  });
  const marks = cases.map((_, i) =>
    whole.citations
      .filter(({ span }) => span.start >= (places[i] ?? 0) && span.start < (places[i + 1] ?? Number.POSITIVE_INFINITY))
      .map(({ to, label, locator }) => `${to === null ? `!${label}` : whole.keys.get(to)}${locator === undefined ? '' : `@${locator}`}`)
      .join(' '),
  );
  return { ...whole, marks };
}

describe('marks of name and year', () => {
  it('lead to their entries, and accuse nobody', async () => {
    const { marks, references, remarks } = await readCases('a.md', BACK, BY_NAME, NAMED_LIST);
    expect(references).toHaveLength(LIST.length);
    expect(BY_NAME.map(([text], i) => [text, marks[i]])).toEqual(BY_NAME);
    expect(remarks).toEqual([]);
  });

  it.each([
    ['It is so (Quist, 2003).', 'Quist 2003'],
    ['It is so (Quist & Roe, 2003; Doe, 2001).', 'Quist and Roe 2003'],
    ['It is so (Ng, 2024c).', 'Ng 2024c'],
    ['Quist et al. (2003) say so.', 'Quist et al. 2003'],
    ['It is so (Doe, 2003).', 'Doe 2003'],
  ])('says that the list lacks what this cites: %s', async (text, label) => {
    const { remarks } = await readWhole('a.md', `${BACK}\n\n${text}\n\n${NAMED_LIST}`);
    expect(remarks).toEqual([`cited-but-missing: The text cites “${label}”, which the reference list does not hold.`]);
  });
});

describe('marks of numbers', () => {
  it('lead to their entries, and accuse nobody', async () => {
    const { marks, references, remarks } = await readCases('a.txt', ALL, BY_NUMBER, NUMBERED_LIST);
    expect(references).toHaveLength(12);
    expect(BY_NUMBER.map(([text], i) => [text, marks[i]])).toEqual(BY_NUMBER);
    expect(remarks).toEqual([]);
  });

  it.each([
    ['See [13].', ['[13]']],
    ['See [1, 14].', ['[14]']],
    ['See [11-14].', ['[13]', '[14]']],
    ['See [99].', []],
  ])('says that the list lacks what this cites: %s', async (text, lost) => {
    const { remarks } = await readWhole('a.txt', `${ALL}\n\n${text}\n\n${NUMBERED_LIST}`);
    expect(remarks).toEqual(lost.map((label) => `cited-but-missing: The text cites ${label}, which the reference list does not hold.`));
  });
});
