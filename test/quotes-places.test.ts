/** Quotes cited with a place, through the library: sources in the forms in which texts number their parts, and places as people write them. */
import { describe, expect, it } from 'vitest';
import { verifyQuotes } from '../src/quotes.ts';

const SAID = ['The lessee mends the roof each spring', 'The lessor paints every door in autumn', 'Both parties share the cost of the well'];

/** Each source has the three sentences in its second, third and fourth part. */
const SOURCES = {
  headings: `# Lease\n\n## 1 Scope\n\nAll of it.\n\n## 2 Roof\n\n${SAID[0]}.\n\n## 3 Doors\n\n${SAID[1]}.\n\n## 4 Well\n\n${SAID[2]}.\n`,
  articles: `Article 1\n\n1. One.\n\n2. Two.\n\n3. Three is a long paragraph of the first article, longer than any other.\n\nArticle 2\n\n1. ${SAID[0]}.\n\n2. So it is.\n\nArticle 3\n\n1. ${SAID[1]}.\n\n2. So it is.\n\nArticle 4\n\n1. ${SAID[2]}.\n`,
  chapters: `CHAPTER I.\n\nAll.\n\nCHAPTER II.\n\n${SAID[0]}.\n\nCHAPTER III.\n\n${SAID[1]}.\n\nCHAPTER IV.\n\n${SAID[2]}.\n`,
  paragraphs: `JUDGMENT\n\n[1] All of it.\n\n[2] ${SAID[0]}.\n\n[3] ${SAID[1]}.\n\n[4] ${SAID[2]}.\n\n[5] So ordered.\n`,
  appendices: `Report\n\nAll.\n\nAppendix 1: Scope\n\nNone.\n\nAppendix 2: Roof\n\n${SAID[0]}.\n\nAppendix 3: Doors\n\n${SAID[1]}.\n\nAppendix 4: Well\n\n${SAID[2]}.\n`,
  feet: `${'A first page. '.repeat(30)}\n\nPage 1 of 4\n\n${SAID[0]}. ${'And more. '.repeat(60)}\n\nPage 2 of 4\n\n${SAID[1]}. ${'And more. '.repeat(60)}\n\nPage 3 of 4\n\n${SAID[2]}. ${'And more. '.repeat(60)}\n\nPage 4 of 4\n`,
};

const told = (source: string, cited: string, said: string | undefined): string => {
  const { items } = verifyQuotes(`The text says “${said}” ${cited}.`, [{ id: 'lease', name: 'lease.txt', text: source }]);
  return items
    .map(({ status, detail, notes }) =>
      status === 'verified' && notes.join().includes('could not be located') ? 'unplaced' : `${status} ${detail}`,
    )
    .join('; ');
};

describe.each<[keyof typeof SOURCES, readonly string[]]>([
  [
    'headings',
    [
      '§ 3',
      '§3',
      'sec. 3',
      'section 3',
      's. 3',
      's 3',
      'ch. 3',
      'in section 3',
      'section “Doors”',
      '“Doors” section',
      'Doors',
      'the Doors section',
      '3 Doors',
    ],
  ],
  [
    'articles',
    [
      'Art. 3',
      'article 3',
      'Art. 3(1)',
      'Art. 3 Abs. 1',
      'Article 3, paragraph 1',
      'paragraph 1 of Article 3',
      'Art. 3.1',
      'art. 3, al. 1',
    ],
  ],
  ['chapters', ['ch. 3', 'chap. III', 'Chapter 3', 'chapter three', 'Kap. 3', 'chapitre 3', 'cap. III']],
  ['paragraphs', ['para. 3', '¶ 3', '¶¶ 3–4', 'paras 3 to 4', 'Rn. 3', 'at [3]', 'recital 3']],
  ['appendices', ['Appendix 3', 'app. 3', 'Anhang 3', 'annexe 3']],
  ['feet', ['p. 3', 'pp. 3–4', 'page 3', 'S. 3', 'S. 3 f.', 'pág. 3', 'p. 3, n. 2', 'at 3', '§ 9, p. 3']],
])('a source with %s', (form, places) => {
  it.each(places)('knows the words in the place cited as %s', (place) => {
    expect(told(SOURCES[form], `[lease, ${place}]`, SAID[1])).toMatch(/^verified/);
    expect(told(SOURCES[form], `(lease, ${place})`, SAID[1])).toMatch(/^verified/);
  });

  it.each(places)('knows that other words stand elsewhere than in %s', (place) =>
    expect(told(SOURCES[form], `[lease, ${place}]`, SAID[0])).toBe('not_found elsewhere-in-source'),
  );
});

describe('places that the text does not show', () => {
  it.each(['app. C', 'Schedule 2', 'vol. 3', 'no. 7', 'emphasis in the original', 'Preface', 'bk. II, ch. 1', 'A51/B75', '514a'])(
    'says nothing wrong of words cited to %s',
    (place) => expect(told(SOURCES.headings, `[lease, ${place}]`, SAID[1])).toMatch(/^(?:verified|unplaced)/),
  );

  it('takes the items of a list for no paragraphs of the text', () => {
    const text = `${'Words of a page. '.repeat(30)}${SAID[0]}.\n1. bread\n2. milk\n3. salt\n${'More words. '.repeat(30)}`;
    expect(told(text, '(lease, para. 2)', SAID[0])).toBe('unplaced');
  });

  it('takes “s. 2” for a page or a section, whichever holds the words', () => {
    expect(told(`One.\f${SAID[0]}.\fThree.`, '[lease, s. 2]', SAID[0])).toMatch(/^verified/);
    expect(told(`One.\f${SAID[0]}.\fThree.`, '[lease, s. 3]', SAID[0])).toMatch(/^(?:verified|unplaced)/);
  });
});

describe('several works in one bracket', () => {
  const ng = { id: 'ng', name: 'Ng 2024.txt', text: `${SAID[0]}.` };
  const verdict = (cited: string, said = SAID[1]) =>
    verifyQuotes(`It is told that “${said}” ${cited}.`, [ng]).items.map(({ status }) => status);

  it.each([
    '(Ng 2024; Doe 2019)',
    '(Doe 2019; Ng 2024)',
    '[Ng 2024; Doe 2019, p. 4]',
    '(Doe 2019, quoted in Ng 2024)',
    '(Doe 2019, qtd. in Ng 2024)',
  ])('does not hold words against one of %s where the other is not at hand', (cited) => {
    expect(verdict(cited)).toEqual(['citation_unresolved']);
    expect(verdict(cited, SAID[0])).toEqual(['verified']);
  });

  it.each(['(Ng 2024; my translation)', '(Ng 2024; see also Figure 2)', '(Ng 2024; p. 4)'])('takes a remark in %s for no work', (cited) =>
    expect(verdict(cited)).toEqual(['not_found']),
  );
});
