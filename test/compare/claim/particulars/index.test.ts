import { describe, expect, it, test } from 'vitest';
import { saidIn, statedIn } from '../../../../src/compare/claim/belonging/texts.ts';
import { readInOrder } from '../../../../src/compare/claim/exchanged/read.ts';
import { particularsOtherwise } from '../../../../src/compare/claim/particulars/index.ts';
import { verifyAnswer, verifyClaims } from '../../../../src/index.ts';

/** What the evidence has against a claim; null where nothing. */
function against(claim: string, evidence: string): string | null {
  const read = readInOrder(statedIn(evidence));
  return particularsOtherwise(saidIn(claim), () => read)?.against ?? null;
}

const PAGE =
  'Retries are off by default. Deleted rows are left out by default; results come newest first. Reads are thread-safe; writes are not and need a lock. Quicksort runs in O(n log n) on average but degrades to O(n^2) in the worst case. The tool requires Python 3.9; Python 3.12 is recommended. Responses are compressed only if the client asks for it.';
const ACCOUNTS =
  'GAAP operating margin was 18.4%. Adjusted operating margin was 23.9%. Operating profit fell to £142 million. Adjusted operating profit, which excludes closures, was £188 million. The bank had a net loss of CHF 215 million, after a net profit of CHF 340 million in 2022. The board declared a quarterly dividend of $0.35 per share. The deal is subject to regulatory approval. The works in Graz will be opened in 2026.';
const LIFE =
  'Helena Brandt (born 4 May 1881 in Riga; died 17 November 1952 in Uppsala) was a chemist. She studied in Dorpat and took her doctorate in Zurich under Alfred Werner. In 1920 she succeeded Otto Lindner as professor in Uppsala. In 1913 she married the botanist Karl Osterman, who died in 1931. Her student Nils Ekman led the institute.';
const FIRM =
  'The works were founded by Emil and Josef Kranz. In 1908 the firm became the second European maker of hubs. Emil’s daughter Klara led the firm from 1934. Its first director was Johann Amsel. The court moved from Aldes to Merrow.';
const MATCH =
  'Northfield United came from behind to beat Harwell Town on Saturday. Defending champion Joel Kiprono was beaten into second by Amos Rotich. Marta Svensson won four league titles with Bergstad, and one cup with Lyngdal in 2012.';
const HOURS =
  'The museum is open Tuesday to Sunday. Entry is free on the first Sunday of the month. The tablets may be taken with or without food. The ferry runs daily from June to September.';

describe('a claim that tells of one thing what its source tells of another', () => {
  test.each([
    ['Retries are enabled by default.', PAGE, 'off by default'],
    ['Deleted rows are included by default.', PAGE, 'left out by default'],
    ['Results come oldest first.', PAGE, 'newest first'],
    ['Writes are thread-safe.', PAGE, 'writes are not'],
    ['Quicksort runs in O(n log n) in the worst case.', PAGE, 'on average'],
    ['Python 3.12 is required.', PAGE, 'recommended'],
    ['Responses are always compressed.', PAGE, 'only if'],
    ['All name fields are optional.', 'All name fields of the form are required.', 'required'],
    ['Only adult visitors must book: booking is mandatory for them.', 'Only for adult visitors is booking recommended.', 'recommended'],
    ['GAAP operating margin was 23.9%.', ACCOUNTS, 'Adjusted'],
    ['Operating profit was £188 million.', ACCOUNTS, 'Adjusted'],
    ['The bank had a net profit of CHF 215 million.', ACCOUNTS, 'after a net profit of CHF 340 million in 2022.'],
    ['The company pays an annual dividend of $0.35 per share.', ACCOUNTS, 'quarterly'],
    ['Regulators have approved the deal.', ACCOUNTS, 'subject to regulatory approval'],
    [
      'The county has given its consent to the trial.',
      'The clerk will ask the county, whose consent is needed for the trial.',
      'consent is needed',
    ],
    ['The works in Graz were opened in 2026.', ACCOUNTS, 'will be opened'],
    ['Helena Brandt was born in Uppsala.', LIFE, 'born 4 May 1881 in Riga;'],
    ['Brandt took her doctorate in Dorpat.', LIFE, 'and took her doctorate in Zurich under Alfred Werner.'],
    ['Brandt married in 1931.', LIFE, 'In 1913 she married the botanist Karl Osterman,'],
    ['Otto Lindner succeeded Brandt.', LIFE, 'succeeded Otto Lindner as professor in Uppsala.'],
    ['Alfred Werner took his doctorate under Helena Brandt.', LIFE, 'took her doctorate in Zurich under Alfred Werner.'],
    ['Brandt was a student of Nils Ekman.', LIFE, 'Her student Nils Ekman'],
    ['The firm was the first European maker of hubs.', FIRM, 'second'],
    ['Klara was Josef’s daughter.', FIRM, 'Emil’s daughter Klara'],
    ['Josef Kranz was the first director.', FIRM, 'first director was Johann Amsel'],
    ['The court moved from Merrow to Aldes.', FIRM, 'from Aldes to Merrow'],
    ['Harwell Town beat Northfield United.', MATCH, 'beat Harwell Town on Saturday.'],
    ['Amos Rotich was the defending champion.', MATCH, 'Defending champion Joel Kiprono'],
    ['Svensson won four league titles with Lyngdal.', MATCH, 'Marta Svensson won four league titles with Bergstad,'],
    ['The museum is open every day.', HOURS, 'tuesday, sunday, wednesday, thursday, friday, saturday'],
    ['Entry is free every Sunday.', HOURS, 'first Sunday'],
    ['The tablets must be taken with food.', HOURS, 'with or without food'],
    ['The ferry runs all year round.', HOURS, 'from June to'],
  ])('%s', (claim, evidence, words) => {
    expect(against(claim, evidence)).toBe(words);
  });

  test.each([
    ['Survival rose by 12 percent in women.', 'Mice were given 5 mg per day. Survival rose by 12 percent in men and women.'],
    [
      'The sentence of 18 months was below the guideline range.',
      'The counts were dismissed. He was sentenced to 18 months in prison, below the guideline range of 24 to 30 months.',
    ],
    ['Retries are off by default.', PAGE],
    ['Reads are thread-safe.', PAGE],
    ['Quicksort runs in O(n log n) on average.', PAGE],
    ['Python 3.9 is required.', PAGE],
    ['Adjusted operating margin was 23.9%.', ACCOUNTS],
    ['The bank made a net profit of CHF 340 million in 2022.', ACCOUNTS],
    ['The deal still needs regulatory approval.', ACCOUNTS],
    ['Helena Brandt died in Uppsala in 1952.', LIFE],
    ['Brandt succeeded Otto Lindner.', LIFE],
    ['Karl Osterman died in 1931.', LIFE],
    ['Nils Ekman was a student of Brandt.', LIFE],
    ['Brandt took her doctorate under Alfred Werner.', LIFE],
    ['Klara was Emil’s daughter.', FIRM],
    ['Johann Amsel was the first director.', FIRM],
    ['Joel Kiprono was the defending champion.', MATCH],
    ['Svensson won one cup with Lyngdal in 2012.', MATCH],
    ['Northfield United beat Harwell Town.', MATCH],
    ['The museum is open on Sundays.', HOURS],
    // What is excepted has the other term.
    ['All fields except the name are optional.', 'Only the name is a required field; every other field is optional.'],
    ['Only the name field is required.', 'All fields except the name are optional.'],
    ['Every layer other than the base layer is experimental.', 'Only the base layer is stable.'],
    ['The tablets can be taken with food or without.', HOURS],
    // Told of the whole, of a bound, of a figure that stands elsewhere.
    ['90 of the 120 firms that replied had cut training.', 'A survey went to 400 firms. Of these, 120 replied; 90 had cut training.'],
    ['The water reached at most 23 °C.', 'Water temperature averaged 14 °C. The highest value was 23 °C in July.'],
    ['Gross pay was 4,700 euros a month.', 'Net pay was 3,900 euros a month; 800 euros were deducted.'],
    // Some of their kin are named by the one, some by the other.
    [
      'Farrow’s wife, Clara Whitlow, was a teacher.',
      'Farrow married Clara Whitlow, a teacher and the sister of the painter Ellis Whitlow.',
    ],
  ])('not %s', (claim, evidence) => {
    expect(against(claim, evidence)).toBeNull();
  });

  it('is borne out in part, as an answer and as a pair, and never contradicted', () => {
    const { claims } = verifyAnswer('Brandt took her doctorate in Dorpat [1].', [{ id: 'a.txt', text: LIFE }]);
    expect(claims[0]).toMatchObject({ outcome: 'partial', rule: 'claim/partial-swapped' });
    expect(verifyClaims([{ claim: 'GAAP operating margin was 23.9%.', evidence: ACCOUNTS }])[0]?.verdict).toBe('partial');
  });
});
