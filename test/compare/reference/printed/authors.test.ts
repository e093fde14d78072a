/** Names of a printed reference, looked at twice: in any script, among others, and where there are none. */
import { describe, expect, it } from 'vitest';
import { compare } from '../../../../src/compare/reference/index.ts';
import type { CslItem, CslName } from '../../../../src/model/csl.ts';
import type { ComponentEvidence } from '../../../../src/model/evidence.ts';
import { referenceOf } from '../make.ts';

const TITLE = 'Nonlinear mechanics at the apex of the harbour bell';

/** A reference as printed and read, beside one record: what is said of each part. */
function compared(raw: string, fields: CslItem, recorded: CslItem): Readonly<Record<string, ComponentEvidence>> | undefined {
  const reference = referenceOf({ raw, fields, confidence: 0.4, origin: 'list' });
  const source = {
    id: 'test:1',
    adapter: 'test',
    fields: recorded,
    titles: [],
    years: [1995],
    authorsComplete: true,
    notices: [],
    sameAs: [],
    snapshot: null,
  };
  return compare(reference, { asked: [], candidates: [{ id: 'test:1', likeness: 1, sources: [source] }] }).evidence[0]?.components;
}
const authors = (raw: string, read: readonly CslName[], recorded: readonly CslName[], title = TITLE): ComponentEvidence | undefined =>
  compared(raw, { title, author: [...read], issued: { 'date-parts': [[1995]] } }, { title, author: [...recorded] })?.authors;
const label = (...all: Parameters<typeof authors>): string | undefined => authors(...all)?.label;

const COOPER: readonly CslName[] = [
  { family: 'Cooper', given: 'Nora P' },
  { family: 'Rhode', given: 'W S' },
];

describe('recorded names among others before the title', () => {
  it('do not disagree outright where the head of a page or another reference stands before them', () => {
    expect(
      label(`LINDGREN ET AL.: Harbour bells COOPER NP, RHODE WS (1995) ${TITLE}. Hear Res 82:225.`, [{ family: 'Lindgren' }], COOPER),
    ).toBe('partial');
    expect(
      label(
        `Thames AD (in press) Bells. J Clin N. P. Cooper and W. S. Rhode (1995) ${TITLE}.`,
        [{ family: 'Thames', given: 'AD' }],
        COOPER,
      ),
    ).toBe('partial');
  });

  it('are nobody’s where they stand behind it, bear other initials, or are too few', () => {
    expect(label(`Lindgren E (1995) ${TITLE}. In: Cooper NP, Rhode WS, eds.`, [{ family: 'Lindgren', given: 'E' }], COOPER)).toBe(
      'not_match',
    );
    expect(label(`Lindgren E, Cooper QX (1995) ${TITLE}.`, [{ family: 'Lindgren', given: 'E' }], COOPER)).toBe('not_match');
    expect(
      label(
        `Lindgren E, Cooper NP (1995) ${TITLE}.`,
        [{ family: 'Lindgren', given: 'E' }],
        [...COOPER, { family: 'Stark', given: 'C' }, { family: 'Vale', given: 'F' }],
      ),
    ).toBe('not_match');
  });
});

describe('a reference that begins with its title', () => {
  it('names nobody, whatever was read as a name', () => {
    expect(label(`${TITLE}: an essay. Hear Res 82:225, 1995.`, [{ family: 'Nonlinear' }], COOPER)).toBe('unknown');
    expect(label(`Lindgren E. ${TITLE}. Hear Res 82:225, 1995.`, [{ family: 'Lindgren', given: 'E' }], COOPER)).toBe('not_match');
  });
});

describe('names in Cyrillic letters', () => {
  const title = 'Основные понятия теории колоколов и гаваней';
  const recorded: readonly CslName[] = [
    { family: 'Жданов', given: 'Иван Иванович' },
    { family: 'Серова (Колосова)', given: 'Зоя' },
  ];
  it('are read again in Latin ones, as the record’s are', () => {
    expect(label(`Жданов, И. И., Серова (Колосова), З. ${title}. 1995.`, [{ family: 'Колосова' }], recorded, title)).toBe('match');
  });

  it('are another person’s with other initials', () => {
    expect(label(`Жданов, П. Д., Серова (Колосова), З. ${title}. 1995.`, [{ family: 'Колосова' }], recorded, title)).not.toBe('match');
  });
});

describe('initials', () => {
  it('are strangers where nobody recorded has them, and say nothing where none are recorded', () => {
    expect(label(`Cooper QX, Rhode WS. ${TITLE}. 1995.`, [{ family: 'Rhode' }], COOPER)).not.toBe('match');
    expect(
      label(`Cooper N, Rhode W. ${TITLE}. 1995.`, [{ family: 'Rhode' }, { family: 'N' }], [{ literal: 'Cooper' }, { literal: 'Rhode' }]),
    ).toBe('match');
  });
});

describe('names that begin with "and"', () => {
  const READ: readonly CslName[] = [{ literal: 'Andreas Tarn Anderson' }, { family: 'Andrews', given: 'Miranda' }];
  const RECORDED: readonly CslName[] = [
    { family: 'Tarn', given: 'Andreas' },
    { family: 'Anderson', given: 'Bo' },
    { family: 'Andrews', given: 'Miranda' },
  ];
  it('are names, as those behind an "and" without a space are', () => {
    expect(label(`Andreas Tarn Bo Anderson and Miranda Andrews. 1995. ${TITLE}.`, READ, RECORDED)).toBe('match');
    expect(label(`Andreas Tarn, Bo Anderson andMiranda Andrews. 1995. ${TITLE}.`, READ, RECORDED)).toBe('match');
    expect(label(`Andreas Tarn Bo Anderson and Andy Sandwich. 1995. ${TITLE}.`, READ, RECORDED)).not.toBe('match');
  });
});

describe('a title behind its names', () => {
  const verdict = (raw: string, title: string, recorded: string, people: readonly CslName[], more: CslItem = {}) => {
    const reference = referenceOf({ raw, fields: { title, ...more }, confidence: 0.4, origin: 'list' });
    const fields: CslItem = { title: recorded, author: [...people], DOI: '10.1000/bell' };
    const source = {
      id: 'test:1',
      adapter: 'test',
      fields,
      titles: [],
      years: [1995],
      authorsComplete: true,
      notices: [],
      sameAs: [],
      snapshot: null,
    };
    return compare(reference, { asked: [], candidates: [{ id: 'test:1', likeness: 1, sources: [source] }] }).evidence[0]?.components;
  };
  const WELM: readonly CslName[] = [{ family: 'Welm', given: 'Will E' }];

  it('may be short, where the names and nobody else’s stand before it and the parser’s title is a piece of both', () => {
    expect(verdict('Welm WE. A Grammar of Vai. University Press.', 'Welm WE. A Grammar of Vai', 'A Grammar of Vai', WELM)).toMatchObject({
      title: { label: 'match' },
      authors: { label: 'match' },
    });
    const main = verdict('Welm WE. Ring, pray, love. Penguin; 2007.', 'pray, love', 'Ring, pray, love: one search for all bells', WELM);
    expect(main?.title.label).toBe('match');
  });

  it('is not the record’s with a stranger before it, or with another subtitle behind', () => {
    expect(verdict('Lund B. A Grammar of Vai. Press.', 'Lund B. A Grammar of Vai', 'A Grammar of Vai', WELM)?.title.label).not.toBe(
      'match',
    );
    expect(
      verdict(
        'Welm WE. Ring, pray, love: two searches. 2007.',
        'Ring, pray, love: two searches',
        'Ring, pray, love: one search for bells',
        WELM,
      )?.title.label,
    ).not.toBe('match');
  });

  it('may be short as well where its identifier is cited', () => {
    const raw = 'Welm W. World Surveys 1981 [bells of every kind]. [Data set]. 2021.';
    const read = 'bells of every kind';
    expect(verdict(raw, read, 'World Surveys 1981', WELM, { DOI: '10.1000/bell' })?.title.label).toBe('match');
    expect(verdict(raw, read, 'World Surveys 1981', WELM)?.title.label).toBe('not_match');
  });

  it('stands behind the offices that signed it', () => {
    const office: readonly CslName[] = [{ literal: 'Harbour Office' }, { literal: 'Bells N.V., Belgium' }];
    expect(
      label(`Harbour Office/Bells N.V., Belgium, 1995: ${TITLE}.`, [{ family: 'Bells', given: 'N.V.' }, { family: 'Belgium' }], office),
    ).toBe('match');
  });
});

describe('who stands before the title as printed', () => {
  const THREE: readonly CslName[] = [
    { family: 'Cooper', given: 'Nora P' },
    { family: 'Li', given: 'Wei' },
    { family: 'Rhode', given: 'W S' },
  ];
  const misread: readonly CslName[] = [
    { family: 'Cooper', given: 'NP i Li' },
    { family: 'Rhode', given: 'WS' },
  ];

  it('is all of the record’s people, however they are joined', () => {
    for (const joined of ['Cooper NP, Li W i Rhode WS', 'N. P. Cooper, W. Li og W. S. Rhode', 'COOPER (N. P.), LI (W.), RHODE (W. S.)'])
      expect(label(`${joined} (1995) „${TITLE}“. Hear Res 82:225.`, misread, THREE), joined).toBe('match');
  });

  it('is not all of them where one was left out whose short name stands within another word', () => {
    expect(label(`Cooper NP i Rhode WS (1995) ${TITLE}. Listening 82:225.`, [{ family: 'Cooper', given: 'NP i Rhode WS' }], THREE)).toBe(
      'partial',
    );
  });

  it('counts who comes first', () => {
    const turned: readonly CslName[] = [
      { family: 'Rhode', given: 'WS' },
      { family: 'Cooper', given: 'NP' },
      { family: 'Li', given: 'W' },
    ];
    const unsorted = [THREE[2], THREE[0], THREE[1]].flatMap((one) => one ?? []);
    expect(label(`Cooper NP, Rhode WS, Li W (1995) ${TITLE}. Hear Res 82:225.`, [...COOPER, { family: 'Li', given: 'W' }], unsorted)).toBe(
      'partial',
    );
    expect(label(`Rhode WS, Cooper NP, Li W (1995) ${TITLE}. Hear Res 82:225.`, turned, unsorted)).toBe('match');
  });
});

describe('a short title as printed', () => {
  const CHAPTER: CslItem = {
    type: 'chapter',
    title: 'Prelude',
    author: [...COOPER],
    'container-title': 'The Grammar of Harbour Bells',
    issued: { 'date-parts': [[1995]] },
  };
  const title = (raw: string, fields: CslItem): string | undefined => {
    const reference = referenceOf({ raw, fields: { author: [...COOPER], ...fields }, confidence: 0.4, origin: 'list' });
    const source = {
      id: 'test:1',
      adapter: 'test',
      fields: CHAPTER,
      titles: [],
      years: [1995],
      authorsComplete: true,
      notices: [],
      sameAs: [],
      snapshot: null,
    };
    return compare(reference, { asked: [], candidates: [{ id: 'test:1', likeness: 1, sources: [source] }] }).evidence[0]?.components.title
      .label;
  };

  it('is known between the record’s people and the record’s place, though the parser ran on', () => {
    expect(
      title('Cooper NP, Rhode WS. Prelude, The Grammar of Harbour Bells, 1995, 3–28', { title: 'Prelude, The Grammar of Harbour Bells' }),
    ).toBe('match');
    expect(title('Cooper NP, Rhode WS 1995. Prelude, in The Grammar of Harbour Bells. Town.', { title: 'Prelude, in The Grammar' })).toBe(
      'match',
    );
  });

  it('is not where another place, other people or another title stand there', () => {
    expect(title('Cooper NP, Rhode WS. Prelude, The Grammar of Boats, 1995, 3–28', { title: 'Prelude, The Grammar of Boats' })).not.toBe(
      'match',
    );
    expect(
      title('Lindgren E, Rhode WS. Prelude, The Grammar of Harbour Bells, 1995', { title: 'Prelude, The Grammar of Harbour Bells' }),
    ).not.toBe('match');
    expect(
      title('Cooper NP, Rhode WS. Interlude, The Grammar of Harbour Bells, 1995', { title: 'Interlude, The Grammar of Harbour Bells' }),
    ).not.toBe('match');
  });

  it('is known behind the record’s people where no title was read', () => {
    const harbour: readonly CslName[] = [...COOPER];
    const fields: CslItem = { author: [{ family: 'Cooper NP, Rhode WS. The Austere Harbour' }], issued: { 'date-parts': [[1995]] } };
    const reference = (raw: string) => referenceOf({ raw, fields, confidence: 0.4, origin: 'list' });
    const source = {
      id: 'test:1',
      adapter: 'test',
      fields: { title: 'The Austere Harbour', author: [...harbour] },
      titles: [],
      years: [1995],
      authorsComplete: true,
      notices: [],
      sameAs: [],
      snapshot: null,
    };
    const told = (raw: string) =>
      compare(reference(raw), { asked: [], candidates: [{ id: 'test:1', likeness: 1, sources: [source] }] }).evidence[0]?.components.title
        .label;
    expect(told('Cooper NP, Rhode WS. The Austere Harbour. 1995.')).toBe('match');
    expect(told('Cooper NP, Rhode WS. The Austere Harbour of our youth. 1995.')).toBe('unknown');
  });

  it('is not all there where two people bear one name and it is printed once', () => {
    const people = ['Gu Zhuo', 'Lu Heng', 'Zhu Daren', 'Lu Yujiao'].map((name) => ({
      family: name.split(' ')[0] ?? '',
      given: name.split(' ')[1] ?? '',
    }));
    const read = (names: string): readonly CslName[] =>
      names.split('; ').map((name) => ({ family: name.split(', ')[0] ?? '', given: name.split(', ')[1] ?? '' }));
    expect(label(`Gu, Z., Zhu, D., & Lu, Y. (1995). ${TITLE}.`, read('Gu, Z.; Zhu, D.; Lu, Y.'), people)).toBe('partial');
    expect(label(`Gu, Z., Lu, H., Zhu, D., & Lu, Y. (1995). ${TITLE}.`, read('Gu, Z.; Lu, H.; Zhu, D.; Lu, Y.'), people)).toBe('match');
    expect(label(`Gu Z, HengLu, Zhu D, Lu Y (1995) ${TITLE}.`, read('Gu, Z; HengLu, Zhu; D, Lu'), people)).toBe('match');
  });

  it('stands behind names that initials were run into', () => {
    const title = 'Nonlinear mechanics at the apex of the harbour bell';
    expect(label(`CooperNP., RhodeWS., « ${title} », 1995.`, [{ family: 'CooperNP' }, { family: 'RhodeWS' }], COOPER)).toBe('match');
    expect(label(`CooperNP., RhodeXY., « ${title} », 1995.`, [{ family: 'CooperNP' }, { family: 'RhodeXY' }], COOPER)).not.toBe('match');
  });
});

describe('a recorded title behind the recorded names', () => {
  const title = (raw: string, read: string): string | undefined =>
    compared(raw, { title: read, author: [...COOPER], issued: { 'date-parts': [[1995]] } }, { title: TITLE, author: [...COOPER] })?.title
      ?.label;
  it('is another one’s where a word stands between, though it begins as a given name does', () => {
    // What the parser took for the title ran on into the names.
    expect(title(`Nora P. Cooper and W. S. Rhode, ${TITLE}, 1995.`, `Rhode, ${TITLE}`)).toBe('match');
    expect(title(`N. P. Cooper and W. S. Rhode, “Scrutinising ${TITLE},” 1995.`, `Scrutinising ${TITLE}`)).not.toBe('match');
    expect(title(`N. P. Cooper, S. Rhode, Scrutinising ${TITLE}, 1995.`, `Scrutinising ${TITLE}`)).not.toBe('match');
  });
});
