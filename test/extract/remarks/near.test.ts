/** Marks that miss their entry by a letter, by the year, by a character of a key. */
import { describe, expect, it } from 'vitest';
import { extract } from '../../../src/extract/index.ts';
import { blocksOf } from '../document-of.ts';

const LIST = [
  'Abel, M. (1998). On walls.',
  'Finch, A., & Okoro, C. (2004). On ditches.',
  'MacArthur, R. (1967). On islands.',
  'Okoro, C. (1987). On songs.',
  'Petrov, N., Roe, A., & Sand, K. (2011). On ponds.',
].map((words) => `${words} Journal of Hedges, 3, 1–9.`);
/** A paper that cites all of the list but one, which it cites as it is given here. */
function remarks(mark: string, list: readonly string[] = LIST) {
  const usual = ['Abel, 1998', 'Finch & Okoro, 2004', 'MacArthur, 1967', 'Okoro, 1987', 'Petrov et al., 2011'];
  const text = `${usual
    .filter((_, at) => at !== 2)
    .map((words) => `Some of it is known (${words}).`)
    .join(' ')} Islands are small (${mark}).`;
  const paper = blocksOf([['paragraph', text], ['heading', 'References'], ...list.map((words) => ['reference', words] as const)]);
  return extract(paper).remarks;
}
const says = (mark: string, list?: readonly string[]) => remarks(mark, list).map(({ kind, says: words }) => `${kind}: ${words}`);

describe('marks that nearly name an entry', () => {
  it('says nothing of a mark that names it', () => {
    expect(says('MacArthur, 1967')).toEqual([]);
  });
  it.each([
    ['McArthur, 1967', 'McArthur 1967'],
    ['MacArhtur, 1967', 'MacArhtur 1967'],
    ['MacArthur, 1976', 'MacArthur 1976'],
    ['MacArthur, 1968', 'MacArthur 1968'],
    ['MacArthur, 1957', 'MacArthur 1957'],
  ])('tells what is cited as (%s) and how it is listed, once', (mark, label) => {
    expect(says(mark)).toEqual([`cited-otherwise: The text cites “${label}”; the list has “MacArthur 1967”, which no mark cites.`]);
  });
  it('names the entry it is about', () => {
    const [remark] = remarks('McArthur, 1967');
    expect(remark?.about).toHaveLength(1);
  });
  it.each([
    ['Carpenter, 1967', 'another name'],
    ['MacArthur, 1931', 'another year'],
    ['MacArthur & Wilson, 1968', 'another author besides'],
    ['MacArthur et al., 1968', 'more authors'],
    ['McArthur, 1968', 'another name and another year'],
  ])('calls missing what is as likely another work: (%s), %s', (mark) => {
    expect(remarks(mark).map(({ kind }) => kind)).toContain('cited-but-missing');
    expect(remarks(mark).map(({ kind }) => kind)).not.toContain('cited-otherwise');
  });
  it('names no entry where two are as near, and none that is cited as it stands', () => {
    const two = [...LIST, 'MacArthur, R. (1968). On lakes. Journal of Hedges, 4, 1–9.'];
    expect(says('MacArthur, 1969', two).filter((one) => one.startsWith('cited-otherwise'))).toEqual([]);
    expect(says('Abbel, 1998').filter((one) => one.startsWith('cited-otherwise'))).toEqual([]);
  });
  it('tells a year for works of two and of several authors', () => {
    const without = (name: string) => LIST.map((words) => (words.startsWith('MacArthur') ? words.replace('MacArthur, R.', name) : words));
    expect(says('MacArthur & Wilson, 1968', without('MacArthur, R., & Wilson, E.'))).toEqual([
      'cited-otherwise: The text cites “MacArthur and Wilson 1968”; the list has “MacArthur and Wilson 1967”, which no mark cites.',
    ]);
    expect(says('MacArthur et al., 1968', without('MacArthur, R., Wilson, E., & Diamond, J.'))).toEqual([
      'cited-otherwise: The text cites “MacArthur et al. 1968”; the list has “MacArthur et al. 1967”, which no mark cites.',
    ]);
  });
});

describe('keys that are nearly there', () => {
  const keyed = (cited: readonly string[], listed: readonly string[]) => {
    const document = blocksOf([['paragraph', cited.map((key) => `See [${key}].`).join(' ')]]);
    const fields = { title: 'Hedges', author: [{ family: 'Ng' }], issued: { 'date-parts': [[2020]] } };
    const found = extract({
      ...document,
      entries: listed.map((key, at) => ({ key, span: { start: at, end: at + 1 }, fields, raw: `Ng 2020, Hedges ${at}` })),
      citations: cited.map((key) => {
        const start = document.text.indexOf(`[${key}]`);
        return { span: { start, end: start + key.length + 2 }, keys: [key], via: 'latex' as const };
      }),
    });
    return found.remarks.filter(({ kind }) => kind.startsWith('cited')).map(({ says: words }) => words);
  };
  it('tells a character that is missing', () => {
    expect(keyed(['a', 'ng2020hedge'], ['a', 'ng2020hedges'])).toEqual([
      'The text cites “ng2020hedge”; the list has “ng2020hedges”, which no mark cites.',
    ]);
  });
  it('reads capitals and small letters alike, as ever', () => {
    expect(keyed(['a', 'Ng2020'], ['a', 'ng2020'])).toEqual([]);
  });
  it('takes no short key for another', () => {
    expect(keyed(['a', 'ng21'], ['a', 'ng20'])).toEqual(['The text cites “ng21”, which the reference list does not hold.']);
  });
});
