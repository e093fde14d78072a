import { describe, expect, it } from 'vitest';
import { agencyOf, broadForPapers, coveredKind, inEnglish, mayBeBook, mayBePreprint, onArxiv } from '../../src/lookup/kinds.ts';

describe('coveredKind', () => {
  it('tells papers from works held here and there, and from what no registry holds', () => {
    for (const fields of [
      { type: 'article-journal' },
      { type: 'paper-conference' },
      { 'container-title': 'Nature' },
      { type: 'article', 'container-title': 'Nature' },
    ])
      expect(coveredKind(fields)).toBe('paper');
    for (const type of ['book', 'chapter', 'thesis', 'report', 'dataset', 'article']) expect(coveredKind({ type })).toBe('patchy');
    expect(coveredKind({ type: 'chapter', 'container-title': 'A book' })).toBe('patchy');
    expect(coveredKind({})).toBe('patchy');
    for (const type of [
      'webpage',
      'legislation',
      'legal_case',
      'bill',
      'patent',
      'personal_communication',
      'post-weblog',
      'broadcast',
      'treaty',
      'standard',
      'software',
      'unheard-of',
    ])
      expect(coveredKind({ type, 'container-title': 'X' })).toBe('outside');
  });
});

describe('inEnglish', () => {
  it.each([
    'Attention is all you need',
    'Deep residual learning',
    'BERT: Pre-training of deep bidirectional transformers',
    'Les Misérables and the uses of history',
    'On Erdős problems',
    'α-divergence minimization for neural networks',
  ])('%s: yes', (title) => expect(inEnglish({ title })).toBe(true));

  it.each([
    'Über die Grundlagen der Geometrie',
    'Étude sur les effets de la chaleur',
    'Propiedades del suelo para el cultivo',
    'Das Kapital',
    '深度学习综述',
    'О природе вещей',
    '42',
    '',
  ])('%s: no', (title) => expect(inEnglish({ title })).toBe(false));

  it('believes what the citation says of its language', () => {
    expect(inEnglish({ title: 'Gestalt', language: 'de' })).toBe(false);
    expect(inEnglish({ title: 'Gestalt', language: 'en-GB' })).toBe(true);
  });
});

describe('onArxiv', () => {
  it('goes by identifier, container or publisher', () => {
    for (const fields of [
      { arxiv: '2205.14135' },
      { 'container-title': 'arXiv preprint arXiv:2205.14135' },
      { 'container-title': 'CoRR' },
      { publisher: 'arXiv' },
    ])
      expect(onArxiv(fields)).toBe(true);
    for (const fields of [{}, { 'container-title': 'Corrosion Science' }]) expect(onArxiv(fields)).toBe(false);
  });
});

describe('mayBePreprint', () => {
  it('asks repositories for what may lie there, and spares them the rest', () => {
    for (const fields of [
      { arxiv: '2205.14135', type: 'article-journal' },
      {},
      { type: 'article-journal' },
      { type: 'thesis' },
      { type: 'paper-conference', 'container-title': 'NeurIPS' },
    ])
      expect(mayBePreprint(fields)).toBe(true);
    for (const fields of [
      { 'container-title': 'Nature' },
      { type: 'book' },
      { type: 'chapter' },
      { type: 'legislation' },
      { issued: { 'date-parts': [[1980]] } },
    ])
      expect(mayBePreprint(fields)).toBe(false);
  });
});

describe('broadForPapers', () => {
  const fields = { type: 'article-journal', title: 'A title', issued: { 'date-parts': [[1960]] } };
  const covers = (more: object, from = 1950, byDoi = false) =>
    broadForPapers({ ...fields, ...more }, { question: 'work', fields }, from, byDoi);

  it('says no to other questions, other languages, and outside its years', () => {
    expect(covers({})).toBe('broad');
    expect(covers({ issued: undefined })).toBe('broad');
    expect(covers({}, 1961)).toBe('no');
    expect(covers({ title: 'Über die Grundlagen' })).toBe('no');
    expect(covers({ type: 'thesis' })).toBe('no');
    expect(broadForPapers(fields, { question: 'identifier', scheme: 'doi', value: '10.1/x' }, 1950)).toBe('no');
  });

  it.each([
    'Advances in Neural Information Processing Systems',
    'ICLR',
    'Proceedings of the 37th International Conference on Machine Learning',
    'Journal of Machine Learning Research',
    'arXiv',
    'USENIX Security Symposium',
  ])('does not count on DOIs for %s', (venue) => {
    expect(covers({ 'container-title': venue }, 1950, true)).toBe('no');
    expect(covers({ 'container-title': venue })).toBe('broad');
  });

  it('counts on them elsewhere', () => {
    for (const venue of ['Nature', 'Machine Learning', 'Journal of Things'])
      expect(covers({ 'container-title': venue }, 1950, true)).toBe('broad');
  });
});

describe('mayBeBook', () => {
  it.each([
    [{}, true],
    [{ type: 'book' }, true],
    [{ type: 'chapter' }, true],
    [{ type: 'thesis' }, true],
    [{ type: 'article-journal' }, false],
    [{ type: 'webpage' }, false],
    [{ type: 'article-journal', ISBN: '9780306406157' }, true],
  ])('%j: %s', (fields, may) => expect(mayBeBook(fields)).toBe(may));
});

describe('agencyOf', () => {
  it('knows what is certain, and nothing else', () => {
    expect(agencyOf('10.48550/arxiv.2205.14135')).toBe('datacite');
    for (const doi of ['10.1016/x', '10.4855/x', '10.485501/x', 'x']) expect(agencyOf(doi)).toBeNull();
  });
});
