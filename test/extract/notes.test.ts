import { describe, expect, it } from 'vitest';
import { extract } from '../../src/extract/index.ts';
import type { Document } from '../../src/model/document.ts';
import { readDocument } from '../../src/read/index.ts';
import { blocksOf, documentOf } from './document-of.ts';

/** A text whose notes are called by raised numbers and stand at its end. */
function noted(notes: readonly string[]): Document {
  let text = '';
  const marks = notes.map((_, i) => {
    text += `A sentence that leans on a note.`;
    const mark = { start: text.length, end: text.length + String(i + 1).length };
    text += `${i + 1} `;
    return mark;
  });
  text += '\n\n';
  return documentOf('', {
    ...{},
    notes: notes.map((words, i) => {
      const line = `${i + 1} ${words}`;
      const note = {
        id: `n${i + 1}`,
        kind: 'footnote' as const,
        label: String(i + 1),
        span: { start: text.length, end: text.length + line.length },
        mark: marks[i] ?? null,
      };
      text += `${line}\n\n`;
      return note;
    }),
    ...{ text: '' },
    get text() {
      return text;
    },
  });
}
const cited = (notes: readonly string[]) => {
  const { references, citations } = extract(noted(notes));
  return {
    references: references.map(({ key, raw, origin, route }) => ({ key, raw, origin, route })),
    citations: citations.map(({ style, to, locator }) => ({ style, to: references.find(({ id }) => id === to)?.key ?? null, locator })),
  };
};

const ROE = 'A. Roe, On hedges, in: Journal of Hedges 3 (1999), S. 1-9.';
const DOE = 'Barbara Doe, Fences of the North, Berlin 2000, S. 19.';

describe('notes that cite', () => {
  it('makes full references of them and ties the marks', () => {
    const { references, citations } = cited([ROE, `Vgl. ${DOE}`]);
    expect(references).toEqual([
      { key: '1', raw: ROE, origin: 'footnote', route: 'formal' },
      { key: '2', raw: DOE, origin: 'footnote', route: 'formal' },
    ]);
    expect(citations).toEqual([
      { style: 'note', to: '1', locator: undefined },
      { style: 'note', to: '2', locator: undefined },
    ]);
  });
  it.each([
    'Rolf Roe-Doe, Die Hecke, München 2000.',
    'Pierre ROE (dir.), Les Lieux des haies, t. I, La République, Paris, Haies, 1984, p. XIX.',
    'Ada Roe, Über Hecken und Zäune, 4. Aufl., Stuttgart 1989',
  ])('makes one of a book that ends in its place and year: %s', (book) => {
    expect(cited([ROE, book]).references.map(({ raw }) => raw)).toEqual([ROE, book]);
  });
  it.each(['Thanks to Ada Roe, Oslo, May 2003.', 'So Roe in his speech of 3 May 2003, Berlin 2003.'])('leaves %s', (words) => {
    expect(cited([ROE, words]).references.map(({ raw }) => raw)).toEqual([ROE]);
  });
  it('takes “ibid.” for nothing where the note before cites several works, or one that was not made out', () => {
    const to = (notes: readonly string[]) => cited(notes).citations.map((one) => one.to);
    expect(to([ROE, 'Ibid., S. 5.'])).toEqual(['1', '1']);
    // What it means is left open, and said to be so: an entry of its own that cannot be checked.
    expect(to([`${ROE}; ${DOE}`, 'Ibid.'])).toEqual(['1', '1b', '2']);
    expect(to([ROE, 'Quist, Walls and Ponds, 12.', 'Ibid., 14.'])).toEqual(['1', '3']);
    expect(
      to([
        ROE,
        'This is a matter of taste, about which nobody can say much here and on which those who garden will never agree, as everybody knows who has ever talked with one of them about it for longer than an hour, which I did many times.',
        'Ibid., S. 5.',
      ]),
    ).toEqual(['1', '1']);
  });
  it('says why nobody can tell what “ibid.” means', () => {
    const why = (notes: readonly string[]) => extract(noted(notes)).references.find(({ raw }) => /^Ibid/.test(raw))?.routeWhy;
    expect(why(['Ibid., 5.', ROE])).toBe('points at the note before, and there is none');
    expect(why([`${ROE}; ${DOE}`, 'Ibid., 9.'])).toBe('points at the note before, which cites several works');
    expect(why([ROE, 'Quist, Walls and Ponds, 12.', 'Ibid., 14.'])).toBe(
      'points at the note before, which cites no work that was made out',
    );
    expect(why([ROE, 'Ibid., 14.'])).toBeUndefined();
  });
  it.each([
    [`Ibid., S. 5; ${DOE}`, ['1', '1', '2']],
    [`Ibid., 5, quoting ${DOE}`, ['1', '1', '2']],
    [`Ebd. sowie ${DOE}`, ['1', '1', '2']],
    ['Ibid., 5. The carts were drawn by oxen.', ['1', '1']],
    ['Ebenda. Die Brücke steht noch.', ['1', '1']],
    ['See also ibid., 5–6.', ['1', '1']],
    ['But see ibid., 7 (Doe, dissenting).', ['1', '1']],
    [`Roe, Hedges, 5, but see ${DOE}`, ['1', '1', '2']],
  ])('reads what goes on behind a pointer: %s', (words, to) => {
    expect(cited([ROE, words]).citations.map((one) => one.to)).toEqual(to);
  });
  it('parts two whole works that no semicolon parts, and no other sentence', () => {
    const raws = (words: string) => cited([words]).references.map(({ raw }) => raw);
    const plain = DOE.slice(0, -1);
    expect(raws(`Nora Quill, Salt Roads (Oxford: Fern Press, 2004), 14. Peter Haddow, Tides (London: Gull House, 1998), 77.`)).toHaveLength(
      2,
    );
    expect(raws(`Voir ${plain} et ${ROE}`)).toEqual([plain, ROE]);
    expect(raws(`Nora Quill, Salt Roads and Tides (Oxford: Fern Press, 2004), 14. Peter Haddow liked it.`)).toHaveLength(1);
  });
  it('leaves “id.” to the work itself where it quotes another in brackets', () => {
    const { citations, references } = cited([
      'Ashcroft v. Iqbal, 556 U.S. 662, 678 (2009) (quoting Bell Atl. Corp. v. Twombly, 550 U.S. 544, 555 (2007)).',
      'Id. at 679.',
      'Iqbal, 556 U.S. at 679 (quoting Twombly, 550 U.S. at 570).',
    ]);
    expect(references.map(({ raw }) => raw)).toEqual([
      'Ashcroft v. Iqbal, 556 U.S. 662, 678 (2009)',
      'Bell Atl. Corp. v. Twombly, 550 U.S. 544, 555 (2007)',
    ]);
    expect(citations.map((one) => one.to)).toEqual(['1', '1b', '1', '1', '1b']);
  });
  it.each([
    'Nora Quill, The Salt Roads of Lorn (Oxford: Fern Press, 2004), 14 (hereafter cited as SR).',
    'Nora Quill, The Salt Roads of Lorn (Oxford: Fern Press, 2004), 14 [hereinafter SR].',
    'Nora Quill, The Salt Roads of Lorn (Oxford: Fern Press, 2004), 14 (im Folgenden: SR).',
  ])('knows a work by what a note calls it: %s', (full) => {
    expect(cited([full, ROE, 'SR, 22.', 'The Salt Roads, 23.', 'SR was long.']).citations.map((one) => one.to)).toEqual([
      '1',
      '2',
      '1',
      '1',
    ]);
  });
  it('knows pointers of other letters, several authors before one, and pages that look like years', () => {
    const to = (notes: readonly string[]) => cited(notes).citations.map((one) => one.to);
    const russian = 'Орлов А., Иванов О. Структура лесных почв // Вестник университета. 1999. № 2. С. 3–9.';
    const three = 'Ann Roe, Ben Poe and Cy Doe, “Hedges of the north,” Journal of Hedges 3 (1999): 1580–1599.';
    expect(to([russian, 'Там же. С. 45.', DOE, 'Орлов А., Иванов О. Указ. соч. С. 5.'])).toEqual(['1', '1', '3', '1']);
    expect(to([three, DOE, 'Roe, Poe and Doe, op. cit., p. 3.'])).toEqual(['1', '2', '1']);
    expect(to([three, DOE, 'Roe, Poe and Doe, “Hedges of the north,” 1590.'])).toEqual(['1', '2', '1']);
  });
  it('takes no pointer that was not made out for a work that a later one means', () => {
    const { references, citations } = cited([DOE, 'Roe, op. cit., 4.', 'Ibidem, p. 15.']);
    expect(references.map(({ route }) => route)).toEqual(['formal', 'uncheckable', 'uncheckable']);
    expect(citations.map(({ to }) => to)).toEqual(['1', '2', '3']);
  });
  it('finds short forms by the title, not by the name alone', () => {
    const twin = 'A. Roe, Walls of Clay, in: Journal of Walls 4 (2001), S. 3-8.';
    const to = (notes: readonly string[]) => cited(notes).citations.map((one) => one.to);
    expect(to([ROE, twin, 'Roe, Walls of Clay, S. 4.', 'A. Roe, On Hedges, op. cit., S. 2.'])).toEqual(['1', '2', '2', '1']);
    expect(to([ROE, twin, 'Roe, Ponds and their Frogs, op. cit.'])).toEqual(['1', '2', '3']);
  });
  it('ties pointers back to the reference they repeat', () => {
    const { references, citations } = cited([ROE, 'Ebd., S. 4.', DOE, 'Roe (wie Anm. 1), S. 7.', 'Ibid., p. 8.']);
    expect(references.map(({ key }) => key)).toEqual(['1', '3']);
    expect(citations.filter(({ style }) => style === 'back-reference')).toEqual([
      { style: 'back-reference', to: '1', locator: 'S. 4' },
      { style: 'back-reference', to: '1', locator: 'S. 7' },
      { style: 'back-reference', to: '1', locator: 'p. 8' },
    ]);
  });
  it('divides a note that cites several works', () => {
    const { references } = cited([
      `Hierzu ${ROE.slice(0, -1)}; sowie ${DOE}`,
      `${DOE.replace('Doe', 'Moe').replace('Fences', 'Ditches').slice(0, -1)}; C. Poe, Walls, in: Journal of Hedges 5 (2001), S. 3-7.`,
    ]);
    expect(references.map(({ key }) => key)).toEqual(['1', '1b', '2', '2b']);
    expect(references[0]?.raw).toBe(ROE.slice(0, -1));
  });
  it('leaves words of the author alone', () => {
    expect(cited(['This was not always so, as we shall see.', 'The word has a long history.']).references).toEqual([]);
  });
  it('keeps a pointer that points at nothing as a reference that cannot be checked', () => {
    expect(cited(['Ibid., p. 5.', ROE]).references[0]).toMatchObject({ route: 'uncheckable', origin: 'footnote' });
  });
});

describe('notes that are called again', () => {
  it.each<[string, string]>([
    ['a.md', 'Hedges grow.[^1] Fences rot.[^2] Hedges again.[^1]\n\n[^1]: ENTRY1\n\n[^2]: ENTRY2\n'],
    [
      'a.tex',
      '\\begin{document}Hedges grow.\\footnote{ENTRY1} Fences rot.\\footnote{ENTRY2} Hedges again.\\footnotemark[1]\\end{document}',
    ],
    [
      'a.html',
      '<p>Hedges grow.<sup><a href="#f1">1</a></sup> Fences rot.<sup><a href="#f2">2</a></sup> Hedges again.<sup><a href="#f1">1</a></sup></p><section role="doc-endnotes"><ol><li id="f1">ENTRY1</li><li id="f2">ENTRY2</li></ol></section>',
    ],
  ])('cite there what they cite: %s', async (name, text) => {
    const source = text
      .replace('ENTRY1', 'A. Roe, On hedges, Journal of Hedges 3 (1999) 1-9.')
      .replace('ENTRY2', 'B. Doe, On fences, Journal of Hedges 4 (2000) 2-8.');
    const document = await readDocument({ name, bytes: new TextEncoder().encode(source) }, { isolate: false });
    const { references, citations } = extract(document);
    expect(references).toHaveLength(2);
    const cited = [...citations].sort((a, b) => a.span.start - b.span.start).map(({ to }) => references.findIndex(({ id }) => id === to));
    expect(cited).toEqual([0, 1, 0]);
  });
});

describe('notes of a text and of a book', () => {
  const cited = (n: number): string =>
    `Anna Roe, “On Hedges of the ${['North', 'South', 'East', 'West'][n % 4]},” Journal of Hedges ${n + 3} (200${n}): 12–19.`;
  it('stand under rules at the feet of its pages', () => {
    const page = (n: number): string =>
      `Hedges grow slowly.[${n * 2 + 1}] They are cut.[${n * 2 + 2}]\n\n________\n[${n * 2 + 1}] ${cited(n * 2)}\n[${n * 2 + 2}] See ${cited(n * 2 + 1)}\n`;
    const { references } = extract(documentOf(`OF HEDGES\n\n${page(0)}\n${page(1)}`));
    expect(references.map(({ raw }) => raw)).toEqual([0, 1, 2, 3].map(cited));
  });
  it('count anew behind the headings of chapters, which are no part of them; ibid. and short titles are no works', () => {
    const { references } = extract(
      blocksOf([
        ['paragraph', 'Hedges grow.'],
        ['heading', 'Notes'],
        ['heading', '1. Of hedges'],
        ['item', `1. ${cited(0)}`],
        ['item', '2. Ibid., 21.'],
        ['item', `3. ${cited(1)}`],
        ['heading', '2. Of walls'],
        ['item', `1. ${cited(2)}`],
        ['item', '2. Roe, “Hedges of the East,” 33.'],
        ['heading', 'Acknowledgments'],
        ['paragraph', 'I thank C. Poe (Oslo, 2001) for 12 walks.'],
      ]),
    );
    expect(references.map(({ raw }) => raw)).toEqual([0, 1, 2].map(cited));
  });
});

describe('an answer that ends in two short lines', () => {
  const text = (marks: string): string => `Hedges grow slowly ${marks}. Walls stand.\n\n[1] Ng and Silva 2019\n[2] López 2020\n`;
  it('cites them, when its text points at them', () => {
    expect(extract(documentOf(text('[1][2]'))).references.map(({ key, raw }) => [key, raw])).toEqual([
      ['1', 'Ng and Silva 2019'],
      ['2', 'López 2020'],
    ]);
    expect(extract(documentOf(text(''))).references).toEqual([]);
  });
});

describe('the same title and year behind other names', () => {
  it('is a citation of its own, which is checked', () => {
    const notes = [
      'Anna Roe, “On the Hedges of the North,” Journal of Hedges 3 (2001): 12–19.',
      'Carl Poe, “On the Hedges of the North,” Journal of Hedges 3 (2001): 12–19.',
    ];
    expect(extract(noted(notes)).references.map(({ raw }) => raw)).toEqual(notes);
    // With the same name it is cited once more.
    expect(extract(noted([notes[0] ?? '', 'Roe, “On the Hedges of the North” (2001), 14.'])).references).toHaveLength(1);
  });
});

describe('short forms of names alone', () => {
  const NAKATA = 'M. Nakata, L. Rossi and M. Dubois, On walls of clay, in: Garden Letters 4 (2002), pp. 2-8.';
  const SECOND = 'A. Roe and M. Nakata, On ponds and frogs, in: Garden Letters 9 (2011), pp. 12-18.';
  const to = (notes: readonly string[]) => cited(notes).citations.map((one) => one.to);
  it('lead to the one work of just these authors', () => {
    expect(to([ROE, NAKATA, 'Nakata, Rossi and Dubois, 33.', 'A. Roe', 'Nakata et al., ch. 2'])).toEqual(['1', '2', '2', '1', '2']);
  });
  it('lead nowhere where several works fit, or other words stand there', () => {
    const other = 'A. Roe, On the sound of rain, in: Garden Letters 8 (2009), pp. 1-9.';
    expect(to([ROE, other, 'A. Roe, 33.'])).toEqual(['1', '2', null]);
    expect(to([ROE, NAKATA, 'Roe and his garden were there, 33.'])).toEqual(['1', '2']);
  });
  it('take "op. cit." behind two names for the work of the two', () => {
    expect(to([SECOND, ROE, NAKATA, 'Roe and Nakata, op. cit., p. 14.', 'Roe, op. cit., p. 3.'])).toEqual(['1', '2', '3', '1', '2']);
  });
});

describe('notes of lawyers and of East Asia', () => {
  const keys = (notes: readonly string[]) => cited(notes).citations.map(({ to }) => to);
  it('reads books without a given name or a page sign', () => {
    expect(keys([ROE, DOE, 'Schulz, Kommentar zum BGB, 7. Aufl., Berlin 2015, § 907 Rn. 3.', 'Schulz (Fn. 3), § 908.'])).toEqual([
      '1',
      '2',
      '3',
      '3',
    ]);
    expect(keys([ROE, 'Ada Hall, The Law of Hedges (2nd edn, OUP 2009) 14.', 'Hall (n 2) 20.', 'ibid 36.'])).toEqual(['1', '2', '2', '2']);
  });
  it('takes words for a work cited before in further languages for no title', () => {
    const petit = 'L. Petit, « La haie mitoyenne », RTD civ., 2012, p. 12.';
    expect(keys([petit, 'L. Petit, art. préc., p. 14.'])).toEqual(['1', '1']);
    expect(keys([petit, 'Ivi, p. 8.', 'Tamże, s. 9.'])).toEqual(['1', '1', '1']);
  });
  it('knows authors again by the family name, which nothing parts from the other', () => {
    const notes = [
      '田中太郎『生垣の研究』岩波書店、1998年、14頁。',
      '佐藤花子「溝と境界」『民俗学研究』12巻3号、2004年、15頁。',
      '田中、前掲書、20頁。',
      '佐藤、前掲論文、28頁。',
    ];
    expect(keys(notes)).toEqual(['1', '2', '1', '2']);
    expect(cited(notes).citations.at(-1)?.locator).toBe('28頁');
  });
});

describe('notes that the reader tells as items of a list', () => {
  const read = async (notes: readonly string[], calls = ['¹', '²', '³']) => {
    const text = `Walls\n\nWalls are old.${calls[0]} Ditches too.${calls[1]} So it is.${calls[2]}\n\nNotes\n\n${notes.map((note, i) => `${i + 1}. ${note}`).join('\n')}\n`;
    const bytes = new TextEncoder().encode(text);
    const document = await readDocument({ name: 'paper.txt', bytes }, { isolate: false });
    const { references, citations } = extract(document);
    return [
      references.map(({ origin, key }) => `${origin} ${key}`),
      citations.map(({ span, to }) => `${document.text.slice(span.start, span.end)} ${references.find(({ id }) => id === to)?.key}`),
    ];
  };
  const abel = 'Miriam Abel, The Orchard Wall (London: Harper, 1998), 14.';
  const duarte = 'Luis Duarte, “Fences of the Alentejo,” Rural Letters 12, no. 3 (2011): 47.';
  it('are notes where one points back, each at its call', async () => {
    expect(await read([abel, duarte, 'Ibid., 50.'])).toEqual([
      ['footnote 1', 'footnote 2'],
      ['¹ 1', '² 2', '³ 2'],
    ]);
  });
  const finch = 'Ada Finch, Hedge and Ditch (Oxford: Clarendon, 2004), 9.';
  it('are notes where raised numbers call them in their order', async () => {
    expect(await read([abel, duarte, finch])).toEqual([
      ['footnote 1', 'footnote 2', 'footnote 3'],
      ['¹ 1', '² 2', '³ 3'],
    ]);
  });
  it('are a list where none does', async () => {
    const [origins] = await read([abel, duarte, finch], [' [1]', ' [2]', ' [3]']);
    expect(origins).toHaveLength(3);
    expect(origins?.every((origin) => !origin.startsWith('footnote'))).toBe(true);
  });
});

describe('notes of a model’s answer', () => {
  const read = async (text: string) => {
    const document = await readDocument({ name: 'a.md', bytes: new TextEncoder().encode(text) });
    return extract(document).references.map(({ key, fields }) => [key, fields.title, fields.URL]);
  };
  it('cite where they are a link and nothing else', async () => {
    const text =
      'Reefs grow[^1]. Hedges do not[^2].\n\n[^1]: [The growth of reefs](https://reef.org/a)\n[^2]: We saw this at the [garden](https://hedges.org/b).\n';
    expect(await read(text)).toEqual([['1', 'The growth of reefs', 'https://reef.org/a']]);
  });
  it('do not beside a list', async () => {
    const list =
      '\n\n## References\n\nRoe, A. (1999). On hedges. Journal of Hedges, 3, 1-9.\n\nDoe, B. (2000). On fences. Journal of Hedges, 4, 2-8.\n';
    expect(await read(`Reefs grow[^1].\n\n[^1]: [The growth of reefs](https://reef.org/a)${list}`)).toHaveLength(2);
    // With the day on which it was looked at the note cites all the same.
    const page = '[The growth of reefs](https://reef.org/a), *Reef News*, 3 May 2010. Retrieved 4 June 2011.';
    expect(await read(`Reefs grow[^1].\n\n[^1]: ${page}${list}`)).toHaveLength(3);
  });
});

describe('notes of chemists', () => {
  it('cite a work for each letter', () => {
    const { references } = cited([
      'a) A. Roe, J. Hedges 2003, 12, 45; b) B. Doe, C. Poe, J. Hedges 2005, 14, 66; c) A. Roe, Walls 2007, 1, 3.',
      DOE,
    ]);
    expect(references.map(({ raw }) => raw).slice(0, 3)).toEqual([
      'A. Roe, J. Hedges 2003, 12, 45',
      'B. Doe, C. Poe, J. Hedges 2005, 14, 66',
      'A. Roe, Walls 2007, 1, 3.',
    ]);
  });
});

describe('a numbered list in which one entry points back', () => {
  const entries = [
    '[1] A. M. Roe. On hedges. Journal of Hedges, 59, 1950.',
    '[2] V. Doe, K. Poe. On fences in the north. Nature, 518, 2015.',
    '[3] Ibid.',
  ];
  const text = (heading: string): string => `Hedges grow [1]. Fences stand [2]. They fall [3].\n\n${heading}${entries.join('\n\n')}\n`;
  const read = async (heading: string) => extract(await readDocument({ name: 'a.txt', bytes: new TextEncoder().encode(text(heading)) }));
  it('stays a list under its heading, with the names as they stand', async () => {
    const { references } = await read('References\n\n');
    expect(references.map(({ key, origin, fields }) => [key, origin, fields.author?.[0]?.given])).toEqual([
      ['1', 'list', 'A. M.'],
      ['2', 'list', 'V.'],
      ['3', 'list', undefined],
    ]);
  });
});

describe('a note that begins with initials', () => {
  const raws = (words: string) => cited([words]).references.map(({ raw }) => raw);
  it.each([
    'V. Woolf, To the Lighthouse (London: Hogarth Press, 1927), 5.',
    'S. F. Altschul and A. M. Turing, Machines of the North (Oxford: Clarendon, 1950), 12.',
    'A. M. Turing, Computing Machinery (Oxford: Clarendon, 1951), 3.',
    'S. Freud, Totem and Taboo (Vienna: Heller, 1913), 9.',
  ])('keeps them: %s', (words) => {
    expect(raws(words)[0]).toBe(words);
  });
  it.each([
    [
      'V. aussi C. Roe, Hedges of the North (London: Hogarth Press, 1927), 5.',
      'C. Roe, Hedges of the North (London: Hogarth Press, 1927), 5.',
    ],
    ['S. dazu Müller, Zäune (Berlin: Springer, 1950), 12.', 'Müller, Zäune (Berlin: Springer, 1950), 12.'],
    ['v. P. Doe, Fences (Vienna: Heller, 1913), 9.', 'P. Doe, Fences (Vienna: Heller, 1913), 9.'],
  ])('and no signal: %s', (words, raw) => {
    expect(raws(words)[0]).toBe(raw);
  });
});

describe('a work of several people in a note', () => {
  const works = async (note: string) => {
    const bytes = new TextEncoder().encode(
      `Hedges grow.[^1] Ponds fill.[^2]\n\n[^1]: ${note}\n[^2]: Roe, K. On ponds. Leeds 1999, p. 3.\n`,
    );
    const { references } = extract(await readDocument({ name: 'a.md', bytes }, { isolate: false }));
    return references.slice(0, -1).map(({ raw }) => raw);
  };
  it.each([
    'Marsh, Ada; Lind, Bo; Okafor, Chidi (2019). Of reefs and hedges. Reef Letters 8:1–24',
    'Meier, Hans; Müller, Karl: Die Welt der Hecken, Berlin 2004, S. 12.',
    'Marsh, A.; Lind, B. 2004. Of reefs. Oslo: Verlag.',
  ])('is not cut between its authors: %s', async (note) => expect(await works(note)).toEqual([note]));
  it('is cut from another work before it', async () => {
    expect(await works('Marsh, Ada, Of Reefs, Oslo 2001, p. 4; Lind, Bo (2019). Of hedges. Reef Letters 8:1–24')).toHaveLength(2);
  });
});
