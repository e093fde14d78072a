/** Whole comparisons: candidates in order, components from any record of a cluster, and how sure the match is. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compare } from '../../../src/compare/reference/index.ts';
import type { Reference } from '../../../src/model/cited.ts';
import type { CslItem } from '../../../src/model/csl.ts';
import type { LookupResult, Source } from '../../../src/model/source.ts';
import { referenceOf } from './make.ts';

const source = (id: string, fields: CslItem, years: number[] = []): Source => ({
  id,
  adapter: 'test',
  fields,
  titles: [],
  years,
  authorsComplete: true,
  notices: [],
  sameAs: [],
  snapshot: null,
});
const found = (...clusters: Source[][]): LookupResult => ({
  asked: [],
  candidates: clusters.map((sources) => ({ id: sources[0]?.id ?? '', sources, likeness: 0.5 })),
});
const cite = (fields: CslItem, more: Partial<Reference> = {}): Reference => referenceOf({ fields, ...more });

const QUILL = [{ family: 'Quill', given: 'Ada' }];
const LUND = [{ family: 'Lund', given: 'Ira' }];
const TITLE = 'On the walking of small brown bears in northern winters';

describe('comparing', () => {
  it('puts the right work before the one with the same title, and that before the nearest other', () => {
    const { evidence } = compare(
      cite({ title: TITLE, author: QUILL }),
      found(
        [source('near', { title: 'On the walking of large white bears', author: LUND })],
        [source('same-title', { title: TITLE, author: LUND })],
        [source('right', { title: TITLE, author: QUILL })],
      ),
    );
    expect(evidence.map(({ cluster }) => cluster)).toEqual(['right', 'same-title', 'near']);
    expect(evidence.map(({ anchor }) => anchor)).toEqual(['title', 'title', 'near']);
  });

  it('takes each component from whichever record of the work agrees, and names it', () => {
    const { evidence } = compare(
      cite({ title: TITLE, author: QUILL, 'container-title': 'J. Zool.', issued: { 'date-parts': [[2019]] } }),
      found([
        source('preprint', { title: TITLE, author: QUILL, 'container-title': 'bioRxiv', type: 'article' }, [2017]),
        source('article', { title: TITLE, author: QUILL, 'container-title': 'Journal of Zoology', type: 'article-journal' }, [2019]),
      ]),
    );
    const components = evidence[0]?.components;
    expect(components?.title).toMatchObject({ label: 'match', source: 'preprint' });
    expect(components?.venue).toMatchObject({ label: 'match', source: 'article' });
    expect(components?.date).toMatchObject({ label: 'match', source: 'article' });
  });

  it('puts the record at the cited volume and page before one that agrees otherwise a little more', () => {
    const cited = cite({
      title: TITLE,
      author: [...QUILL, ...LUND],
      'container-title': 'Journal of Zoology',
      volume: '55',
      page: '74-108',
      issued: { 'date-parts': [[2019]] },
    });
    const journal = { 'container-title': 'Journal of Zoology', author: QUILL };
    const other = source('other', { ...journal, title: TITLE, author: [...LUND, ...QUILL], volume: '61', page: '69-90' }, [2011]);
    const placed = source('placed', { ...journal, title: TITLE, volume: '55', page: '74' }, [2011]);
    expect(compare(cited, found([other], [placed])).evidence[0]?.cluster).toBe('placed');
  });

  it('is certain of the work where an identifier leads to it or the title is too particular to be borne twice', () => {
    const certain = (cited: CslItem, record: CslItem, years: number[] = []): boolean | undefined =>
      compare(cite(cited), found([source('x', record, years)])).evidence[0]?.certain;
    const doi = '10.5555/x1';
    expect(certain({ title: 'Comment', author: LUND, DOI: doi }, { title: 'Comment', author: QUILL, DOI: doi })).toBe(true);
    expect(certain({ title: 'Comment', author: LUND }, { title: 'Comment', author: QUILL })).toBe(false);
    const year: CslItem = { title: TITLE, author: LUND, issued: { 'date-parts': [[2019]] } };
    expect(certain(year, { title: TITLE, author: QUILL }, [2019])).toBe(true);
    expect(certain(year, { title: TITLE, author: QUILL }, [2005])).toBe(false);
    expect(certain({ ...year, title: 'Another title altogether' }, { title: TITLE, author: QUILL }, [2019])).toBe(false);
  });

  it('does not hold the record of a book against a chapter in it', () => {
    const chapter: CslItem = {
      title: 'Of bears and winters',
      author: LUND,
      'container-title': 'Handbook of northern animals',
      type: 'chapter',
    };
    const book = source('book', { title: 'Handbook of northern animals', editor: QUILL, type: 'book' });
    const components = compare(cite(chapter), found([book])).evidence[0]?.components;
    expect(components).toMatchObject({ title: { label: 'partial' }, authors: { label: 'unknown' } });
    const other = source('other', { title: 'Handbook of southern plants', editor: QUILL, type: 'book' });
    expect(compare(cite(chapter), found([other])).evidence[0]?.components.title.label).toBe('not_match');
  });

  it('does not hold the record of a chapter against its book, cited by the people of the chapter', () => {
    const issued = { 'date-parts': [[2019]] };
    const book: CslItem = { title: 'Handbook of northern animals', author: LUND, issued, type: 'book' };
    const held = { title: 'Of bears and winters', 'container-title': 'Handbook of northern animals', type: 'chapter' };
    const label = (cited: CslItem, record: CslItem): string | undefined =>
      compare(cite(cited), found([source('chapter', record, [2019])])).evidence[0]?.components.title.label;
    expect(label(book, { ...held, author: LUND })).toBe('partial');
    expect(label(book, { ...held, author: QUILL })).toBe('not_match');
    expect(label({ ...book, issued: { 'date-parts': [[1999]] } }, { ...held, author: LUND })).toBe('not_match');
    expect(label({ ...book, title: 'Handbook of southern plants' }, { ...held, author: LUND })).toBe('not_match');
    expect(label(book, { ...held, author: LUND, type: 'article-journal' })).toBe('not_match');
  });

  it('lets journal, volume and first page place a work', () => {
    const cited: CslItem = { title: TITLE, 'container-title': 'J. Zool.', volume: '12', page: '101-9' };
    const placed = (fields: CslItem): boolean | undefined =>
      compare(cite(cited), found([source('x', { title: TITLE, ...fields })])).evidence[0]?.placed;
    expect(placed({ 'container-title': 'Journal of Zoology', volume: '12', page: '101' })).toBe(true);
    expect(placed({ 'container-title': 'Journal of Botany', volume: '12', page: '101' })).toBe(false);
    expect(placed({ 'container-title': 'Journal of Zoology', volume: '12', page: '7' })).toBe(false);
  });

  it('labels a component unknown where either side lacks it', () => {
    const { evidence, identifiers } = compare(cite({ title: TITLE }), found([source('x', { author: QUILL })]));
    for (const { label } of Object.values(evidence[0]?.components ?? {})) expect(label).toBe('unknown');
    expect(identifiers).toEqual([]);
  });

  it('gives nothing for nothing', () => {
    expect(compare(cite({}), found())).toEqual({ evidence: [], identifiers: [] });
  });

  it('stands texts of any length and shape in every field', () => {
    for (const hostile of [
      'a'.repeat(300_000),
      ' ['.repeat(100_000),
      '(((ed. '.repeat(50_000),
      'vol, '.repeat(60_000),
      '\\n{'.repeat(80_000),
      '´ a'.repeat(90_000),
    ]) {
      const fields: CslItem = {
        title: hostile,
        author: [{ literal: hostile }],
        'container-title': hostile,
        publisher: hostile,
        page: hostile,
      };
      const { evidence } = compare(cite(fields, { raw: hostile, origin: 'list', confidence: 0.2 }), found([source('x', fields, [2001])]));
      expect(evidence).toHaveLength(1);
    }
  });

  it('never throws and always labels, whatever is cited and found', () => {
    const text = fc.string({ maxLength: 40 });
    const item = fc.record(
      {
        title: text,
        author: fc.array(fc.record({ family: text, given: text }), { maxLength: 4 }),
        'container-title': text,
        DOI: text,
        URL: text,
        volume: text,
        page: text,
      },
      { requiredKeys: [] },
    ) as fc.Arbitrary<CslItem>;
    fc.assert(
      fc.property(item, item, text, fc.boolean(), (cited, record, raw, printed) => {
        const reference = cite(cited, printed ? { raw, origin: 'list', confidence: 0.3 } : { raw });
        const { evidence } = compare(reference, found([source('x', record, [2001])]));
        expect(evidence).toHaveLength(1);
      }),
    );
  });

  it('is not certain of a work whose title is only the end of the cited one: a column about it', () => {
    const issued = { 'date-parts': [[1976]] };
    const title = 'Bronze bell spacing for modern harbour towns';
    const sure = (cited: string): boolean | undefined =>
      compare(cite({ title: cited, issued, author: QUILL }), found([source('a', { title, issued, author: QUILL }, [1976])])).evidence[0]
        ?.certain;
    expect([sure(title), sure(`The ${title}`), sure(`On Ringing: ${title}`)]).toEqual([true, true, false]);
  });

  it('knows a work that nobody signed by a title of three telling words, or two long ones, and by no less', () => {
    const unsigned = (title: string, cited: CslItem = {}, recorded: CslItem = {}): boolean | undefined =>
      compare(cite({ title, ...cited }), found([source('a', { title, ...recorded })])).evidence[0]?.anonymous;
    expect(unsigned('Harbour and Consumer Act')).toBe(true);
    expect(unsigned('Harbour Act')).toBe(false);
    expect(unsigned('Harbour Restoration')).toBe(true);
    expect(unsigned('Harbour and Consumer Act', {}, { author: QUILL })).toBe(false);
    expect(unsigned('Harbour and Consumer Act', { author: QUILL })).toBe(false);
    expect(unsigned('Harbour and Consumer Act', {}, { editor: QUILL })).toBe(false);
    expect(unsigned('Harbour and Consumer Act', { author: [{ literal: 'Anonymous' }] })).toBe(true);
    // The parties of a case stand in its title.
    const parties = { author: [{ literal: 'Harbour Bells SL' }, { literal: 'Agencia de Campanas' }] };
    const named = 'Harbour Bells SL v Agencia de Campanas and Mario Quill';
    expect(compare(cite({ title: named }), found([source('a', { title: named, ...parties })])).evidence[0]?.anonymous).toBe(true);
    expect(unsigned('Harbour Bells SL v Agencia de Timbres', {}, parties)).toBe(false);
    // One registry of two names somebody: the record whose title agrees names nobody.
    const both = found([
      source('a', { title: 'Harbour and Consumer Act' }),
      source('b', { title: 'Harbour and Consumer Act', author: QUILL }),
    ]);
    expect(compare(cite({ title: 'Harbour and Consumer Act' }), both).evidence[0]?.anonymous).toBe(true);
  });
});
