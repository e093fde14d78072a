import { describe, expect, it } from 'vitest';
import { extract } from '../../../src/extract/index.ts';
import { readDocument } from '../../../src/read/index.ts';
import { readAndCite } from '../read-and-cite.ts';

const FAMILIES = ['Arden', 'Brook', 'Croft', 'Dale', 'Elm', 'Ford', 'Glen', 'Heath'];
const LIST = FAMILIES.map(
  (name, i) => `${i + 1}. ${name} A. On the ${name.toLowerCase()} of the northern gardens. Garden Letters. ${2001 + i};${i + 3}:1-9.`,
);

/** The numbers that the marks of a text lead to, where the list is in the order of names. */
async function cited(text: string, list = LIST): Promise<string> {
  const bytes = new TextEncoder().encode(`${text}\n\nReferences\n\n${list.join('\n')}\n`);
  const { citations, references } = extract(await readDocument({ name: 'paper.txt', bytes }, { isolate: false }));
  const keys = new Map(references.map(({ id, key }) => [id, key]));
  return citations.map(({ to }) => keys.get(to ?? '') ?? '?').join(' ');
}

describe('a list whose numbers were lost in copying', () => {
  const bare = LIST.slice(0, 5).map((line) => line.replace(/^\d+\. /, '^ '));
  it('is counted where the marks come up in order and reach its end', async () => {
    expect(await cited('Hedges grow.[1] Ponds fill.[2][3] Walls fall.[4]: 12 Paths wind.[5]', bare)).toBe('1 2 3 4 5');
  });
  it('is not where marks skip, go beyond it, or do not rise', async () => {
    expect(await cited('Hedges grow.[1] Ponds fill.[2] Walls fall.[5]', bare)).toBe('');
    expect(await cited('Hedges grow.[1] Ponds fill.[2][3] Walls fall.[4] Paths wind.[5][6]', bare)).toBe('');
    expect(await cited('Hedges grow.[5] Ponds fill.[2][4] Walls fall.[1] Paths wind.[3]', bare)).toBe('');
  });
});

describe('several works under one number', () => {
  it('are all cited by a mark of the number', async () => {
    const sets = LIST.map((line, i) =>
      i === 2 ? `3. (a) Croft A. On the croft. Garden Letters. 2003;5:1-9; (b) Lark B. On the lark. Garden Letters. 2004;6:1-9.` : line,
    );
    expect(await cited('Hedges grow [1, 2]. Ponds fill [3]. Walls fall [4, 5]. Paths wind [6–8].', sets)).toBe('1 2 3 3b 4 5 6 7 8');
  });
});

describe('marks that may as well be something else', () => {
  it('are marks where both together reach nearly all of the list', async () => {
    const text =
      'Hedges (1). Most ponds grow under mild conditions (2, 3). Walls (4) fall in most such cases (5, 6). Paths (7 ) wind under some conditions (8 ). So it is.';
    expect((await cited(text)).split(' ').sort().join(' ')).toBe('1 2 3 4 5 6 7 8');
  });
  it('are marks where nothing else cites their works', async () => {
    const text = 'Hedges [1, 2], ponds [3, 4] and paths [5] are so for most values [6, 8]. Others [7] agree.';
    expect(await cited(text)).toBe('1 2 3 4 5 6 8 7');
    expect(await cited(text.replace('Others [7]', 'Others [6, 7]'))).toBe('1 2 3 4 5 6 7');
  });
  it('are none where too little else is cited', async () => {
    expect(await cited('Hedges [1] are so for most values [6, 8].')).toBe('1');
  });
  it('are read where they are raised behind a value or a year, and left where another mark cites the work', async () => {
    const html = (more: string): string =>
      `<p>Hedges<sup>1,2</sup> and ponds<sup>3</sup> and paths<sup>4,5</sup> are so below 0.05<sup>6,7</sup> and since 2012<sup>8</sup>.${more}</p><h2>References</h2><ol>${LIST.map((line) => `<li>${line.replace(/^\d+\. /, '')}</li>`).join('')}</ol>`;
    const labels = async (more: string): Promise<string> => {
      const bytes = new TextEncoder().encode(html(more));
      const { citations } = extract(await readDocument({ name: 'paper.html', bytes }, { isolate: false }));
      return citations.map(({ label }) => label).join(' ');
    };
    expect(await labels('')).toBe('1 2 3 4 5 6 7 8');
    expect(await labels(' Walls grow.<sup>6,7</sup>')).toBe('1 2 3 4 5 8 6 7');
  });
  it('make a form of their own where the whole list comes up among them', async () => {
    const text =
      'Hedges are so under these conditions (1). Below 0.05 (2) and 0.04 (3) ponds fill, under other conditions (4) and 0.03 (5) too. Walls (6) stand up to 0.02 (7), in all conditions (8).';
    expect(await cited(text)).toBe('1 2 3 4 5 6 7 8');
    expect(await cited(text.replace(' (2)', '').replace(' (3)', ''))).toBe('');
  });
  it('in round brackets count only above the numbers of displayed equations', async () => {
    const text = (equation: string): string =>
      `Hedges (1, 2), ponds (3) and paths (4) are so, and so are walls (5).\n\n${equation}\n\nUnder these conditions (6) all grow, and beds (7) and roofs (8) too.`;
    expect(await cited(text('No sum is needed.'))).toBe('1 2 3 4 5 6 7 8');
    expect(await cited(text('a = b + c (6)'))).toBe('1 2 3 4 5 7 8');
  });
});

describe('numericMarks', () => {
  it('reads strokes where the list is cited by nothing else', async () => {
    const strokes = LIST.map((line) => line.replace(/^(\d+)\. /, '/$1/ '));
    expect(await cited('Hedges grow /1/, ponds fill /2, 3/ and walls fall /4-6/ on 3/4/2001.', strokes)).toBe('1 2 3 4 5 6');
    expect(
      await cited(
        'Hedges grow {1}, ponds fill {2, 3} and walls fall {4-6}.',
        LIST.map((line) => line.replace(/^(\d+)\. /, '{$1} ')),
      ),
    ).toBe('1 2 3 4 5 6');
  });

  it('reads numbers behind the word alone where nothing else cites and they behave as marks', async () => {
    expect(await cited('Hedges grow (see reference 1). Ponds fill, says Ref. 2, as do Refs. 3 to 5, and walls fall (ref. 6).')).toBe(
      '1 2 3 4 5 6',
    );
    expect(await cited('树篱生长，如文献1所述。池塘见文献2,3。围墙见文献4。道路见参考文献5。')).toBe('1 2 3 4 5');
  });

  it('says of a pair that goes far beyond the list not that its end is missing', async () => {
    const missing = async (mark: string) => {
      const text = `Hedges [1, 2], ponds [3, 4], walls [5, 6], paths [7, 8] and ${mark} are so.\n\nReferences\n\n${LIST.join('\n')}\n`;
      const { remarks } = extract(await readDocument({ name: 'a.txt', bytes: new TextEncoder().encode(text) }, { isolate: false }));
      return remarks.map(({ says }) => /\[\d+\]/.exec(says)?.[0]);
    };
    expect(await missing('[8, 9]')).toEqual(['[9]']);
    expect(await missing('[12]')).toEqual(['[12]']);
    expect(await missing('[2, 14]')).toEqual([]);
    expect(await missing('[2, 9] T')).toEqual([]);
    expect(await missing('[9] → [2]')).toEqual([]);
  });

  it('takes steps that a sentence counts for no marks', async () => {
    expect(await cited('Hedges grow (1), ponds fill (2, 3) and walls fall (4–6). In step (1) we dug; then (2) we filled.')).toBe(
      '1 2 3 4 5 6',
    );
  });

  it('leaves values with units, named sets and places in data, and reads raised numbers behind a decade', async () => {
    expect(
      await cited('Hedges [1, 2], ponds [3], walls [4-6]. Estimates were [2, 5] °C and [3, 7] mm; let [3] = {1, 2} and x[i][2] = 1.'),
    ).toBe('1 2 3 4 5 6');
    expect(await cited('Hedges grew.¹ Ponds were filled in the 1990s²,³ and walls fell.⁴⁻⁶')).toBe('1 2 3 4 5 6');
  });

  it('reads round brackets that do not rise where the list is in the order of names', async () => {
    expect(
      await cited('Hedges grow (7), ponds fill (2, p. 14), and paths wind (5; 1). Walls fall (see 8), says Ford (6). That is known (4).'),
    ).toBe('7 2 5 1 8 6 4');
  });

  it('reads braces, and raised numbers as plain text has them', async () => {
    expect(await cited('Hedges grow {1}, ponds fill {2,3}, and walls fall {cf. 4}. Paths wind {5}.')).toBe('1 2 3 4 5');
    expect(await cited('Hedges grow^1,2^ and ponds fill^(3–5)^. Walls fall^(6, p. 4), and the field holds x^2 + y^2 plants⁽⁷⁾.')).toBe(
      '1 2 3 4 5 6 7',
    );
  });

  it('reads numbers that a word calls references, where others cite too', async () => {
    expect(
      await cited('Hedges grow [1], ponds fill [2], paths wind [3]. Ref. 4 says otherwise, and so do refs 5 and 6 (see reference 7).'),
    ).toBe('1 2 3 4 5 6 7');
    expect(await cited('Hedges of reference 4 grow as those of reference 5 do; Ref. 6 is a plot.')).toBe('');
    expect(await cited('Hedges grow [1], ponds fill [2], paths wind [3], at a reference 4 mg higher than reference 5.5 was.')).toBe(
      '1 2 3',
    );
  });

  it('leaves intervals in brackets alone where raised numbers cite', async () => {
    expect(await cited('Let H² + x lie in [2, 5]. Hedges grow¹ and ponds fill.² Walls fall,³ paths wind.⁴ Lawns dry.⁵⁻⁷')).toBe(
      '1 2 3 4 5 6 7',
    );
  });

  it('does not take the counted items of a sentence for marks', async () => {
    expect(await cited('The law names three aims: (1) to keep, (2) to use, and (3) to share. It is of May (1998).')).toBe('');
  });

  it('reads two forms where both together come up in the order of the list', async () => {
    const list = [...FAMILIES]
      .reverse()
      .map((name, i) => `${i + 1}. ${name} A. On ${name}s of the north. Garden Letters. ${2001 + i};${i + 3}:1-9.`);
    expect(await cited('Hedges grow [1]. Ponds fill.² Walls fall.³⁻⁵ Paths wind [6], and lawns dry.⁷ Trees stand [8].', list)).toBe(
      '1 2 3 4 5 6 7 8',
    );
    expect(await cited('Hedges grow.¹ Ponds fill [2–4]. Walls fall (5). Paths wind,⁶ and lawns dry.⁷⁸ Trees stand.²', list)).not.toMatch(
      /5/,
    );
    // Raised numbers of notes run beside the marks, and tell nothing new.
    expect(
      await cited('Hedges grow [1].¹ Ponds fill [2, 3].² Walls fall.³ Paths wind [4], and lawns dry [5, 6]. Trees stand [7, 8].', list),
    ).toBe('1 2 3 4 5 6 7 8');
  });
});

it('marks of notes in brackets are no numbers of a list that bears none', async () => {
  const names = ['Aye', 'Bee', 'Cow', 'Doe', 'Elm'];
  const called = (n: number): string => `<sup><a href="#ftnt${n}" id="ftnt_ref${n}">[${n}]</a></sup>`;
  const text = names.map((_, i) => `It is so.${called(i + 1)}`).join(' ');
  const list = names.map((name, i) => `<p>${name}, A. (${2001 + i}). On hedges and ${name} walls. Journal of Hedges, 4, 2–8.</p>`).join('');
  const notes = [...names]
    .reverse()
    .map(
      (name, i) => `<div><p><a href="#ftnt_ref${i + 1}" id="ftnt${i + 1}">[${i + 1}]</a><span> ${name} ${2005 - i}, 12.</span></p></div>`,
    )
    .join('');
  const document = await readDocument(
    { name: 'a.html', bytes: new TextEncoder().encode(`<p>${text}</p><h1>References</h1>${list}<hr>${notes}`) },
    { isolate: false },
  );
  const { references, citations } = extract(document);
  expect(citations.map(({ to }) => references.find(({ id }) => id === to)?.fields.author?.[0]?.family)).toEqual([...names].reverse());
});

describe('the one work of a list', () => {
  const only = async (text: string, entry: string): Promise<string[]> => {
    const bytes = new TextEncoder().encode(`${text}\n\n${entry}\n`);
    const { citations, references } = extract(await readDocument({ name: 'a.md', bytes }, { isolate: false }));
    return citations.map(({ to, label }) => `${label} ${references.find(({ id }) => id === to)?.fields.title ?? 'nowhere'}`);
  };
  it('is cited by its number in square brackets', async () => {
    expect(await only('Reefs are dying [1].', '[1] Roe J, Poe A. Dying reefs. Marine Letters. 2019;166:45-9.')).toEqual(['1 Dying reefs']);
    expect(await only('珊瑚礁正在死亡[1]。', '[1] 张三, 李四. 珊瑚礁的研究[J]. 海洋科学, 2019, 43(2): 12-19.')).toEqual(['1 珊瑚礁的研究']);
  });
  it('is not cited by other numbers and other forms', async () => {
    const entry = '## References\n\n[1] Roe J, Poe A. Dying reefs. Marine Letters. 2019;166:45-9.';
    expect(await only('Take b[1] of x in [0,1], see (1) and [2], and 1 more.', entry)).toEqual([]);
    expect(await only('Reefs are dying [1].', '## References\n\nRoe J, Poe A. Dying reefs. Marine Letters. 2019;166:45-9.')).toEqual([]);
  });
});

describe('a list of two', () => {
  const works = ['Marsh A. Salt and reefs. Reef Lett. 2019;12:3-9.', 'Quill B. Sand and reefs. Reef Lett. 2020;13:5-7.'];
  const listed = (sign: (number: number) => string, body: string, heading = 'References\n') =>
    readAndCite('a.txt', `${body}\n\n${heading}${works.map((work, i) => `${sign(i + 1)} ${work}`).join('\n')}\n`);
  it.each([
    ['in round brackets at the end of clauses', (n: number) => `(${n})`, 'Cover fell (1). Heat is the cause (2).', ['(1)', '(2)']],
    ['both in one', (n: number) => `${n}.`, 'Cover fell in the heat (1,2). It came back.', ['(1,2)']],
  ])('is cited %s', async (_, sign, body, marks) => {
    expect((await listed(sign, body)).marks.map((mark) => mark.split(' → ')[0])).toEqual(marks);
  });
  it('is cited by raised numbers that are its labels', async () => {
    const { marks } = await listed((n) => (n === 1 ? '¹' : '²'), 'Cover fell.¹ Heat is the cause.²', '');
    expect(marks).toEqual(['¹ → ¹', '² → ²']);
  });
  it.each([
    'There are two kinds: (1) tall ones and (2) short ones.',
    'Cover fell (2). Heat is the cause (1).',
    'It follows from (1). Then (2) holds too.',
    'Cover fell (1) and heat rose (2) at once.',
  ])('is not cited by what may be counted: %s', async (body) => {
    expect((await listed((n) => `${n}.`, body)).marks).toEqual([]);
  });
  it('of addresses keeps its numbers', async () => {
    const text = 'Cover fell [1]. Heat is the cause [2].\n\n[1] https://reef.example/report/\n[2] https://heat.example/causes\n';
    for (const name of ['a.txt', 'a.md']) expect((await readAndCite(name, text)).marks).toEqual(['[1] → 1', '[2] → 2']);
  });
});
