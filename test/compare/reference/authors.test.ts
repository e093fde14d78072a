/** Lists of authors: who is missing, who is too many, and why that may be so. */
import { describe, expect, it } from 'vitest';
import { bylineOf, citedByline, compareAuthors, judgeBylines, recordedBylines } from '../../../src/compare/reference/authors.ts';
import type { Reference } from '../../../src/model/cited.ts';
import type { CslItem, CslName } from '../../../src/model/csl.ts';
import type { Source } from '../../../src/model/source.ts';
import { referenceOf } from './make.ts';

/** "A B; C D" with the family name last; one in braces is a group. */
const names = (text: string): CslName[] =>
  text.split(';').map((one) => {
    const name = one.trim();
    if (name.startsWith('{')) return { literal: name.slice(1, -1) };
    const at = name.lastIndexOf(' ');
    return at < 0 ? { family: name } : { family: name.slice(at + 1), given: name.slice(0, at) };
  });

function judge(cited: string, recorded: string, options: { cut?: boolean; complete?: boolean } = {}): string {
  const [ours, theirs] = [bylineOf(names(cited), options.cut), bylineOf(names(recorded))];
  if (ours === null || theirs === null) throw new Error('no names');
  return judgeBylines(ours, theirs, options.complete ?? true).label;
}

const FIVE = 'Ada Quill; Ben Rook; Cleo Stark; Dora Tarn; Emil Ufer';

describe('two bylines', () => {
  it('match when they name the same people', () => {
    expect(judge('A Quill; B Rook', 'Ada Quill; Ben Rook')).toBe('match');
    expect(judge('Quill; Rook', 'Ada Quill; Ben Rook')).toBe('match');
  });

  it('match as far as listed when the list says that it goes on', () => {
    expect(judge('A Quill', FIVE, { cut: true })).toBe('match');
    expect(judge('A Quill; B Rook; C Stark', FIVE, { cut: true })).toBe('match');
    // The last author behind the dots.
    expect(judge('A Quill; B Rook; E Ufer', FIVE, { cut: true })).toBe('match');
    // A registry may have dropped the first; the first two changed about are another order.
    expect(judge('B Rook; C Stark; D Tarn', 'Ada Quill; Ben Rook; Dora Tarn; Cleo Stark', { cut: true })).toBe('match');
    expect(judge('B Tarn; A Stark; C Quill', 'Anna Stark; Ben Tarn; Cleo Quill; Dora Rook', { cut: true })).toBe('partial');
    expect(judge('B Tarn; A Stark; C Quill', 'Anna Stark; Ben Tarn; Cleo Quill; Dora Rook', { cut: true, complete: false })).toBe('match');
    expect(judge('A Quill; B Rook; and others', FIVE)).toBe('match');
  });

  it('match in print though the middle stands in another order, and in part where they were stated as data', () => {
    const [cited, found] = [bylineOf(names('A Quill; B Rook; C Stark')), bylineOf(names('Ada Quill; Cleo Stark; Ben Rook'))];
    if (cited === null || found === null) throw new Error('no names');
    expect(judgeBylines(cited, found, true).label).toBe('match');
    expect(judgeBylines({ ...cited, stated: true }, found, true).label).toBe('partial');
    expect(judgeBylines({ ...cited, stated: true }, found, false).label).toBe('match');
  });

  it('match where one is the letters of the other, and are not told apart where it may be', () => {
    for (const [letters, office] of [
      ['HRW', 'Human Rights Watch'],
      ['MSF', 'Médecins sans Frontières'],
      ['MEFP', 'Ministerio de Educación y Formación Profesional'],
      ['BTIS', 'Bennet-Tec Information Systems'],
      ['GSI', 'Generic Software, Inc'],
      ['BfS', 'Bundesamt für Strahlenschutz'],
    ] as const) {
      expect(judge(`{${letters}}`, `{${office}}`), office).toBe('match');
      expect(judge(`{${office}}`, `{${letters}}`), office).toBe('match');
    }
    expect(judge('{DWD}', '{Deutscher Wetterdienst}')).toBe('unknown');
    expect(judge('{HRW}', '{Amnesty International}')).toBe('not_match');
    expect(judge('{HRW}', '{Helsinki Citizens Assembly}')).toBe('not_match');
    // A family name is no letters of other people's.
    expect(judge('Rook', 'Rita Otter Oak Keel')).toBe('not_match');
    expect(judge('STARK', 'Ada Quill')).toBe('not_match');
  });

  it('are parted where strokes stand between the names, and go on in any language that says so', () => {
    expect(bylineOf([{ family: 'Quill' }, { literal: 'Rook/Stark' }])?.people).toHaveLength(3);
    expect(bylineOf([{ family: 'Rook/Stark', given: 'A' }])?.people).toHaveLength(1);
    for (const others of ['y cols.', 'a kol.', 'и др.', 'ほか', 'et coll.', 've ark.', 'a OTHERS'])
      expect(bylineOf([{ family: 'Quill' }, { literal: others }])?.cut, others).toBe(true);
    for (const name of ['Al', 'In', 'Col', 'Ark']) expect(bylineOf([{ family: 'Quill' }, { family: name }])?.people, name).toHaveLength(2);
    for (const more of ['Quill A i wsp. Title', 'Quill, A. и др. Title', 'Quill A, et coll. Title', 'QUILL, A. a OTHERS, 2013'])
      expect(citedByline(referenceOf({ raw: more, origin: 'list', fields: { author: [{ family: 'Quill' }] } }))?.cut, more).toBe(true);
  });

  it('match in part when people are left out without a word', () => {
    expect(judge('A Quill; E Ufer', FIVE)).toBe('partial');
    expect(judge('A Quill', 'Ada Quill; Ben Rook')).toBe('partial');
  });

  it('match in part when somebody is added whom a complete record lacks', () => {
    expect(judge(`${FIVE}; Finn Vale`, FIVE)).toBe('partial');
    expect(judge(`${FIVE}; Finn Vale`, FIVE, { complete: false })).toBe('match');
  });

  it('match when the record stops where lists of references stop', () => {
    expect(judge(`${FIVE}; Finn Vale; Gita Wren`, FIVE)).toBe('match');
  });

  it('mind who comes first, not how a registry sorts the others', () => {
    expect(judge('A Quill; C Stark; B Rook', 'Ada Quill; Ben Rook; Cleo Stark')).toBe('match');
    expect(judge('C Stark; A Quill; B Rook', 'Ada Quill; Ben Rook; Cleo Stark')).toBe('match');
    expect(judge('A Quill; C Stark; B Rook', 'Cleo Stark; Ada Quill; Ben Rook')).toBe('partial');
  });

  it('do not match when other people wrote it', () => {
    expect(judge('Ira Lund; Jo Mora', FIVE)).toBe('not_match');
    expect(judge('Wei Li', 'Jun Zhang; Wei Wang')).toBe('not_match');
  });

  it('match weakly when few are right', () => {
    expect(judge('Ada Quill; Ira Lund; Jo Mora; Kai Nord', FIVE)).toBe('weak');
    expect(judge('Bea Quill', 'Ada Quill')).toBe('weak');
  });

  it('take placeholders for nobody', () => {
    expect(judge('John Doe; Jane Doe', FIVE)).toBe('not_match');
    expect(judge('Firstname Lastname', FIVE)).toBe('not_match');
  });

  it('cannot be compared when a team stands for its members', () => {
    expect(judge('{Gemma Team}', FIVE)).toBe('unknown');
    expect(judge(FIVE, '{Gemma Team}')).toBe('unknown');
    expect(judge('{Gemma Team}', `{Gemma Team}; ${FIVE}`)).toBe('match');
    expect(judge(`${FIVE}; {Atlas Study Group}`, FIVE)).toBe('match');
  });

  it('cannot be compared across scripts that have no letters', () => {
    expect(judge('鷲尾伟', 'Wei Wang')).toBe('unknown');
    expect(judge('王伟', 'Wei Chen')).toBe('unknown');
    // But for family names that are read so.
    expect(judge('王伟', 'Wei Wang')).toBe('match');
  });

  it('match when family and given names changed about throughout', () => {
    expect(judge('L Changqing; Y Jun; Z Yanjun', 'C-q Li; J Yin; Y-j Zhang')).toBe('match');
    expect(judge('Quill Ada; Rook Ben', 'Ada Quill; Ben Rook')).toBe('match');
  });

  it('match when the same words were divided otherwise', () => {
    expect(judge('Ada Quill; Ben Rook; Cleo Stark', 'Ada Quill; Ben Rook Cleo Stark')).toBe('match');
  });
});

describe('the authors component', () => {
  const source = (fields: CslItem): Source => ({
    id: 'test:1',
    adapter: 'test',
    fields,
    titles: [],
    years: [],
    authorsComplete: true,
    notices: [],
    sameAs: [],
    snapshot: null,
  });
  const compared = (cited: CslItem, recorded: CslItem, raw = ''): string => {
    const record = source(recorded);
    return compareAuthors(citedByline({ fields: cited, raw } as Reference), record, recordedBylines(record)).label;
  };

  it('takes editors who are cited as authors, or in their place', () => {
    expect(compared({ author: names('A Quill; B Rook') }, { editor: names('Ada Quill; Ben Rook') })).toBe('match');
    expect(compared({ author: names('A Quill') }, { author: names('Ira Lund'), editor: names('Ada Quill') })).toBe('match');
    expect(compared({ editor: names('A Quill') }, { editor: names('Ada Quill') })).toBe('match');
    expect(compared({ editor: names('B Rook; A Quill') }, { editor: names('Ada Quill; Ben Rook') })).toBe('match');
  });

  it('reads "et al." in the reference where the parser did not', () => {
    expect(compared({ author: names('A Quill') }, { author: names(FIVE) }, 'Quill A, et al. A title. 2001.')).toBe('match');
    expect(compared({ author: names('A Quill') }, { author: names(FIVE) }, 'Quill A. A title. 2001.')).toBe('partial');
  });

  it('compares nothing with nothing', () => {
    expect(compared({}, { author: names('Ada Quill') })).toBe('unknown');
    expect(compared({ author: names('Ada Quill') }, {})).toBe('unknown');
  });

  it('stands a thousand names', () => {
    const crowd = Array.from({ length: 3000 }, (_, at): CslName => ({ family: `Name${at}x`, given: 'A' }));
    expect(compared({ author: crowd }, { author: crowd })).toBe('match');
  });

  it('are counted where their letters cannot be compared', () => {
    expect(judge('Ada Quill; Ben Rook', '李 荣; 王 芳')).toBe('unknown');
    expect(judge('Ada Quill', '李 荣; 王 芳; 张 伟')).toBe('partial');
    expect(judge('Ada Quill', '李 荣; 王 芳; 张 伟', { cut: true })).toBe('unknown');
    expect(judge('Ada Quill', '李 荣; 王 芳; 张 伟', { complete: false })).toBe('unknown');
  });

  it('are read without what HTML left in them, and without names of nobody', () => {
    const [ours, theirs] = [
      bylineOf([
        { family: 'O&#39;Rook', given: 'Ada' },
        { family: 'M&uuml;ller', given: 'Ben' },
      ]),
      bylineOf(names('Ada O’Rook; Ben Müller')),
    ];
    expect(ours !== null && theirs !== null && judgeBylines(ours, theirs, true).label).toBe('match');
    // What a registry filed as a name of its own belongs to the one before it.
    expect(bylineOf([{ family: 'Quill', given: 'W B' }, { literal: 'Jr' }])?.people).toHaveLength(1);
    for (const nobody of ['Anonymous', 'Anon.', '[anonymous]', '佚名', 'N.N.']) expect(bylineOf([{ literal: nobody }]), nobody).toBeNull();
    expect(bylineOf([{ family: 'Quill' }, { family: 'ن.' }])?.people).toHaveLength(1);
  });

  it('are read name by name where a record holds the whole list as one', () => {
    const glued = { author: [{ family: 'Tarn', given: 'Quill A, Rook B, Stark C, Ufer D, Vane E,' }] };
    const listed = { author: names('A Quill; B Rook; C Stark; D Ufer; E Vane; Tarn') };
    expect(compared(listed, glued)).toBe('match');
    expect(compared({ author: names('Z Other; Y Nobody; X Person') }, glued)).toBe('not_match');
    expect(bylineOf([{ literal: 'Quill, Ada, PhD' }])?.people).toHaveLength(1);
  });

  it('are told by name where one list lacks them', () => {
    const why = (cited: string, recorded: string): string | undefined => {
      const [ours, theirs] = [bylineOf(names(cited)), bylineOf(names(recorded))];
      return ours === null || theirs === null ? undefined : judgeBylines(ours, theirs, true).why;
    };
    expect(why('Ada Quill; Ben Rook; Zoe Other', 'Ada Quill; Ben Rook; Cleo Stark')).toBe('1 author of 3 cited not recorded: Zoe Other');
    expect(why('Ada Quill; Ben Rook', FIVE)).toBe('3 authors of 5 recorded not cited: Cleo Stark, Dora Tarn, Emil Ufer');
    expect(why('Ada Quill', FIVE)).toBe('4 authors of 5 recorded not cited: Ben Rook, Cleo Stark, Dora Tarn and 1 more');
  });

  it('are one organisation under its long and its short name', () => {
    expect(compared({ author: [{ literal: 'International Organization for Standardization' }] }, { author: [{ literal: 'ISO' }] })).toBe(
      'match',
    );
    expect(compared({ author: [{ literal: 'World Health Organization' }] }, { author: [{ family: 'WHO' }] })).toBe('match');
    expect(compared({ author: [{ literal: 'World Trade Organization' }] }, { author: [{ family: 'WHO' }] })).toBe('not_match');
  });

  it('are another group than the one that is recorded beside people', () => {
    const author = [{ literal: 'ATLAS Collaboration' }, { family: 'Quill', given: 'Ada' }, { family: 'Rook', given: 'Ben' }];
    expect(compared({ author: [{ literal: 'ATLAS Collaboration' }] }, { author })).toBe('match');
    expect(compared({ author: [{ literal: 'CMS Collaboration' }] }, { author })).toBe('not_match');
    expect(compared({ author: [{ literal: 'CMS Collaboration' }] }, { author: author.slice(1) })).toBe('unknown');
  });
});

describe('a catalogue with authors and editors', () => {
  const record = (type: string): Source => ({
    id: 'test:1',
    adapter: 'test',
    fields: { type, author: names('Ada Quill; Ben Rook'), editor: names('Cleo Stark; Dora Tarn') },
    titles: [],
    years: [],
    authorsComplete: true,
    notices: [],
    sameAs: [],
    snapshot: null,
  });
  const label = (cited: string, type = 'book'): string => {
    const one = record(type);
    return compareAuthors(bylineOf(names(cited)), one, recordedBylines(one)).label;
  };
  it('is cited by all who are named on it', () => {
    expect(label('A Quill; B Rook; C Stark; D Tarn')).toBe('match');
    expect(label('A Quill; B Rook; E Ufer; D Tarn')).toBe('partial');
    // The editor of an article is no author of it.
    expect(label('A Quill; B Rook; C Stark; D Tarn', 'article-journal')).toBe('partial');
  });
});

describe('translators and groups', () => {
  const book = (fields: CslItem): Source => ({
    id: 'test:1',
    adapter: 'test',
    fields: { type: 'book', ...fields },
    titles: [],
    years: [2007],
    authorsComplete: true,
    notices: [],
    sameAs: [],
    snapshot: null,
  });
  const label = (cited: string, fields: CslItem): string => {
    const source = book(fields);
    return compareAuthors(bylineOf(names(cited)), source, recordedBylines(source)).label;
  };
  const RECORD: CslItem = { author: names('Leo Moss'), translator: names('Ada Quill; Ben Rook') };

  it('takes a book cited by its author and its translators', () => {
    expect(label('Leo Moss; Ada Quill; Ben Rook', RECORD)).toBe('match');
    expect(label('Leo Moss; Cleo Stark; Ben Rook', RECORD)).toBe('partial');
    expect(label('Cleo Stark; Ada Quill', { author: names('Leo Moss') })).toBe('not_match');
  });

  it('tells two offices of one country apart beside people', () => {
    const named = '{Australian Institute of Health and Welfare}; Ada Quill';
    expect(judge('{Australian Bureau of Statistics}', named)).toBe('not_match');
    expect(judge('{Australian Institute of Health and Welfare}', named)).toBe('match');
  });
});
