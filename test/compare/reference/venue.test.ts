/** Venues in context. Each line of test/pairs/venues.csv is a case. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { printedText } from '../../../src/compare/reference/printed.ts';
import { isRepository, venueForm } from '../../../src/compare/reference/venue/form.ts';
import { judgeVenues } from '../../../src/compare/reference/venue/judge.ts';
import { compareVenue } from '../../../src/compare/reference/venue.ts';
import type { Reference } from '../../../src/model/cited.ts';
import type { CslItem } from '../../../src/model/csl.ts';
import type { Source } from '../../../src/model/source.ts';
import { readPairs } from '../../pairs/read.ts';
import { referenceOf } from './make.ts';

const source = (fields: CslItem, id = 'test:1'): Source => ({
  id,
  adapter: 'test',
  fields,
  titles: [],
  years: [],
  authorsComplete: true,
  notices: [],
  sameAs: [],
  snapshot: null,
});
const cite = (fields: CslItem): Reference => referenceOf({ fields });
const compared = (cited: CslItem, ...records: CslItem[]) =>
  compareVenue(
    cite(cited),
    records.map((fields, at) => source(fields, `test:${at}`)),
  );

describe('two venues', () => {
  for (const { label, cited = '', recorded = '', note } of readPairs('venues')) {
    it(`${label}: ${cited} | ${recorded} (${note})`, () => {
      const [ours, theirs] = [venueForm(cited), venueForm(recorded)];
      if (ours === null || theirs === null) throw new Error('no venue');
      expect(judgeVenues(ours, theirs)).toMatchObject({ label });
    });
  }

  it('agree with themselves or cannot be compared, whatever they are', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), (name) => {
        const form = venueForm(name);
        if (form !== null && form.words.length > 0) expect(['match', 'unknown']).toContain(judgeVenues(form, form).label);
      }),
    );
  });

  it('knows repositories by their names', () => {
    for (const name of ['arXiv', 'CoRR', 'bioRxiv', 'SSRN Electronic Journal', 'arXiv preprint arXiv:1234.5678'])
      expect(isRepository(name)).toBe(true);
    for (const name of ['Nature', 'Archives of Neurology']) expect(isRepository(name)).toBe(false);
  });
});

describe('the venue component', () => {
  it('agrees if it agrees with any record of the work', () => {
    expect(
      compared({ 'container-title': 'J. Neurosci.' }, { 'container-title': 'bioRxiv' }, { 'container-title': 'Journal of Neuroscience' }),
    ).toMatchObject({
      label: 'match',
      source: 'test:1',
    });
  });

  it('takes publishers for what they are: agreement tells, difference does not', () => {
    expect(compared({ publisher: 'MIT Press' }, { publisher: 'The MIT Press' }).label).toBe('match');
    expect(compared({ publisher: 'Routledge' }, { publisher: 'Penguin' }).label).toBe('unknown');
  });

  it('takes no meeting for its publisher, which may be part of its name', () => {
    const record: CslItem = { 'container-title': 'Conference of the Northern Chapter of the Bell Society', publisher: 'Bell Society' };
    expect(compared({ 'container-title': 'Conference of the Southern Chapter of the Bell Society' }, record).why).not.toBe(
      'same publisher',
    );
    expect(compared({ 'container-title': 'The Bell Society' }, record)).toMatchObject({ label: 'match', why: 'same publisher' });
  });

  it('takes no other journal for the same because volume and page agree', () => {
    const place: CslItem = { type: 'article-journal', volume: '30', page: '181-184' };
    const judge = (cited: string, recorded: string): string =>
      compared({ ...place, 'container-title': cited }, { ...place, 'container-title': recorded }).label;
    expect(judge('Nat Med', 'Nat Genet')).toBe('not_match');
    expect(judge('Neural Networks', 'Neural Computation')).toBe('not_match');
    // A slip, another order, another word for "journal", a name that says more: one journal.
    for (const [cited, recorded] of [
      ['Neural Comptuation', 'Neural Computation'],
      ['Bell Journal of Physics', 'Bell Zeitschrift Physics'],
      ['Harbour Bell News', 'Bell News'],
    ] as const)
      expect(judge(cited, recorded), cited).not.toBe('not_match');
  });

  it('does not hold the venue of a paper against that of its journal version', () => {
    const article: CslItem = {
      type: 'article-journal',
      'container-title': 'Journal of Memory',
      volume: '3',
      page: '1-20',
      issued: { 'date-parts': [[2004]] },
    };
    const paper: CslItem = {
      type: 'paper-conference',
      'container-title': 'Proceedings of the Conference on Memory',
      issued: { 'date-parts': [[2002]] },
    };
    expect(compared(article, paper).label).toBe('unknown');
    expect(compared({ ...paper, issued: { 'date-parts': [[2015]] } }, article).label).toBe('not_match');
  });

  it('tells a preprint cited as if published, where all there is was asked', () => {
    const cited: CslItem = { 'container-title': 'Nature', DOI: '10.48550/arXiv.2101.00001' };
    const judge = (fields: CslItem, records: CslItem[], complete: boolean): string =>
      compareVenue(
        cite(fields),
        records.map((one) => source(one)),
        null,
        complete,
      ).label;
    expect(judge(cited, [{ 'container-title': 'arXiv' }], true)).toBe('partial');
    expect(judge(cited, [{ 'container-title': 'arXiv' }], false)).toBe('unknown');
    expect(judge(cited, [{ 'container-title': 'arXiv' }, { 'container-title': 'Nature' }], true)).toBe('match');
    expect(judge({ ...cited, volume: '3', page: '7' }, [{ 'container-title': 'arXiv' }], true)).toBe('unknown');
    expect(judge({ ...cited, 'container-title': 'arXiv' }, [{ 'container-title': 'arXiv' }], true)).toBe('unknown');
  });

  it('takes no sort of work for a venue', () => {
    expect(compared({ 'container-title': 'Data set' }, { 'container-title': 'Bell Archive' }).label).toBe('unknown');
    expect(compared({ 'container-title': 'Paperback' }, { 'container-title': 'Bell Archive' }).label).toBe('unknown');
    expect(compared({ 'container-title': 'Bell Data' }, { 'container-title': 'Archive of Fog' }).label).toBe('not_match');
  });

  it('compares nothing with nothing', () => {
    expect(compared({}, { 'container-title': 'Nature' }).label).toBe('unknown');
    expect(compared({ 'container-title': 'Nature' }, {}).label).toBe('unknown');
  });
});

describe('a venue read out of a printed title', () => {
  const read = (venue: string, raw: string, title: string): string => {
    const reference = referenceOf({ raw, fields: { title, 'container-title': venue }, origin: 'list', confidence: 0.4 });
    return compareVenue(reference, [source({ title, 'container-title': 'Bell Journal' })], printedText(reference)).label;
  };

  it('is none, down to a word and with the marks of Chinese lists behind it', () => {
    const title = 'Segmentation and classification in bell ringing';
    expect(read('bell ringing[Z].', `Quill A. ${title}[Z]. 2020.`, title)).toBe('unknown');
    expect(read('Harbour News', `Quill A. ${title}. Harbour News. 2020.`, title)).toBe('not_match');
  });

  it('is what stands behind the sentence that a title was cut in', () => {
    const title = 'Bells heard in fog';
    const venue = 'Results of the multicenter cohort study. BELLS';
    const reference = referenceOf({
      raw: `Quill A. ${title}: ${venue}. 2006.`,
      fields: { title, 'container-title': venue },
      origin: 'list',
      confidence: 0.4,
    });
    const label = (recorded: string): string =>
      compareVenue(reference, [source({ title, 'container-title': recorded })], printedText(reference)).label;
    expect(label('BELLS')).toBe('match');
    expect(label('Harbour News')).toBe('unknown');
  });

  it('holds words that were parted at the end of a line, and words with a hyphen of their own', () => {
    const title = 'Bells heard in fog';
    expect(read('FEMS Micro- biol Lett', `Quill A. ${title}. FEMS Micro- biol Lett. 2006.`, title)).toBe('not_match');
    const label = (venue: string, recorded: string): string => {
      const raw = `Quill A. ${title}. ${venue}. 2006.`;
      const reference = referenceOf({ raw, fields: { title, 'container-title': venue }, origin: 'list', confidence: 0.4 });
      return compareVenue(reference, [source({ title, 'container-title': recorded })], printedText(reference)).label;
    };
    expect(label('FEMS Micro- biol Lett', 'FEMS Microbiology Letters')).toBe('match');
    expect(label('Bell- Tower', 'BellTower')).toBe('match');
    expect(label('Socio- economic Bells', 'Socio-Economic Bells')).toBe('match');
  });

  it('is the journal where the word stands once more behind the title', () => {
    const title = 'Electron transport in models of pain';
    expect(read('Pain', `Quill A. ${title}. Pain 121: 105. 2006.`, title)).toBe('not_match');
    expect(read('pain', `Quill A. ${title}. 2006.`, title)).toBe('unknown');
  });
});

describe('a journal that calls itself proceedings', () => {
  const meeting: CslItem = { type: 'paper-conference', 'container-title': 'Bell Conference', issued: { 'date-parts': [[2002]] } };
  const cited = (venue: string): string =>
    compared(
      { type: 'paper-conference', 'container-title': venue, volume: '92', page: '469-484', issued: { 'date-parts': [[2004]] } },
      meeting,
    ).label;
  it('is no meeting: its article may be the later version of a paper', () => {
    for (const venue of ['Proceedings of the IEEE', 'Proc. IEEE', 'Proceedings of the National Academy of Sciences', 'Proc. R. Soc. A'])
      expect(cited(venue), venue).toBe('unknown');
    expect(cited('Proceedings of the Clock Symposium')).toBe('not_match');
    expect(cited('Proceedings of the IEEE International Clock Symposium')).toBe('not_match');
  });
});

describe('a venue that stands elsewhere in print or on record', () => {
  const read = (raw: string, venue: string, record: CslItem): string => {
    const reference = referenceOf({ origin: 'line', confidence: 0.6, raw, fields: { title: 'On bells', 'container-title': venue } });
    return compareVenue(reference, [source({ title: 'On bells', ...record })], printedText(reference)).label;
  };
  it('is the series of which a volume is cited', () => {
    const raw = 'A. Quill. On bells. In Walls and topology, volume 100 of Wallisque, pages 5-17. 1982.';
    expect(read(raw, 'Walls and topology', { 'container-title': 'Wallisque' })).toBe('match');
    expect(read(raw, 'Walls and topology', { 'container-title': 'Doorique' })).toBe('not_match');
  });
  it('is the recorded one though a parser cut its head off', () => {
    const record: CslItem = { 'container-title': 'Equine Veterinary Journal' };
    expect(read('Quill A. On bells. Equine Veterinary Journal. 2010;42:4.', 'Veterinary Journal', record)).toBe('match');
    expect(read('Quill A. On bells. Equine Vet J. 2010;42:4.', 'Vet J', record)).toBe('match');
    expect(read('Quill A. On bells. Vet J. 2010;42:4.', 'Vet J', record)).toBe('not_match');
  });
  it('is the meeting after which an issue is called', () => {
    const record: CslItem = { 'container-title': 'Proceedings of the Bell Society', issue: 'POPL', volume: '2' };
    expect(read('A. Quill. On bells. In POPL, 2018.', 'POPL', record)).toBe('match');
    expect(read('A. Quill. On bells. In ICML, 2018.', 'ICML', record)).not.toBe('match');
  });
});
