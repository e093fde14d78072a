import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseReference } from '../../src/extract/reference.ts';
import type { CslItem } from '../../src/model/csl.ts';

const fields = (raw: string): CslItem => parseReference(raw).fields;
const year = (item: CslItem): number | undefined => item.issued?.['date-parts']?.[0]?.[0];
const families = (item: CslItem): string[] => (item.author ?? []).map((name) => name.family ?? name.literal ?? '');

// Works, people and journals are invented.
describe('parseReference', () => {
  it('reads a journal article in APA', () => {
    const item = fields(
      'Virtanen, A., & Okafor, B. C. (2011a). Counting the petals of garden flowers. Journal of Invented Results, 12(3), 45–67. https://doi.org/10.1234/jir.2011.045',
    );
    expect(item).toMatchObject({
      type: 'article-journal',
      title: 'Counting the petals of garden flowers',
      'container-title': 'Journal of Invented Results',
      volume: '12',
      issue: '3',
      page: '45-67',
      DOI: '10.1234/jir.2011.045',
      'year-suffix': 'a',
      author: [
        { family: 'Virtanen', given: 'A.' },
        { family: 'Okafor', given: 'B. C.' },
      ],
    });
    expect(year(item)).toBe(2011);
  });

  it('reads a journal article in Vancouver style, with a list label and et al.', () => {
    const item = fields(
      '12. Virtanen A, Okafor BC, de Oliveira SD, et al. Counting the petals of garden flowers. J Invent Res. 2011 Mar;12(3):45-67. PMID: 9500320',
    );
    expect(item).toMatchObject({
      title: 'Counting the petals of garden flowers',
      volume: '12',
      issue: '3',
      page: '45-67',
      PMID: '9500320',
      'et-al': true,
    });
    expect(families(item)).toEqual(['Virtanen', 'Okafor', 'Oliveira']);
    expect(item.issued?.['date-parts']).toEqual([[2011, 3]]);
  });

  it('keeps title and container of a chapter apart, and its editors', () => {
    const item = fields(
      'Virtanen, Anna (2011): Das Zählen der Blüten. In: Okafor, Bola (Hrsg.): Handbuch der Gartenkunde. Berlin: Springer, S. 45-67.',
    );
    expect(item).toMatchObject({
      title: 'Das Zählen der Blüten',
      'container-title': 'Handbuch der Gartenkunde',
      page: '45-67',
      'publisher-place': 'Berlin',
      publisher: 'Springer',
    });
    expect(item.editor?.[0]?.family).toBe('Okafor');
  });

  it.each<[string, string, Partial<CslItem>]>([
    [
      'French',
      'Virtanen A., « Compter les pétales des fleurs », Revue des jardins, vol. 12, n° 3, 2011, p. 45-67.',
      { title: 'Compter les pétales des fleurs', volume: '12', issue: '3', page: '45-67' },
    ],
    [
      'Portuguese',
      'VIRTANEN, A. Análise das pétalas do jardim. Revista Brasileira de Jardins, v. 12, n. 3, p. 45-67, 2011.',
      { title: 'Análise das pétalas do jardim', volume: '12', issue: '3', page: '45-67' },
    ],
    [
      'Russian',
      'Иванов А. Б., Петров В. Г. Исследование лепестков цветов // Вопросы ботаники. 2011. Т. 12, № 3. С. 45–67.',
      { title: 'Исследование лепестков цветов', volume: '12', issue: '3', page: '45-67' },
    ],
    [
      'Chinese',
      '王伟, 李娜. 花瓣计数方法研究[J]. 植物学报, 2011, 12(3): 45-67.',
      { title: '花瓣计数方法研究', 'container-title': '植物学报', volume: '12', issue: '3', page: '45-67' },
    ],
    [
      'Japanese',
      '山田太郎（2011）「花弁の研究」『園芸研究』12, 45-67頁.',
      { title: '花弁の研究', 'container-title': '園芸研究', volume: '12', page: '45-67' },
    ],
  ])('reads %s', (_, raw, expected) => {
    const item = fields(raw);
    expect(item).toMatchObject(expected);
    expect(year(item)).toBe(2011);
    expect(item.author?.length).toBeGreaterThan(0);
  });

  it.each<[string, string]>([
    ['book', 'Virtanen, Anna. The Petals of the Garden. New York: Basic Books, 2011.'],
    ['thesis', 'Virtanen, A. (2011). The petals of the garden (Doctoral dissertation, University of Toronto).'],
    [
      'paper-conference',
      'Anna Virtanen and Bola Okafor. Counting petals. In Proceedings of the 3rd International Conference on Gardens, pages 45–67, 2011.',
    ],
    ['article', 'Anna Virtanen. Counting petals. arXiv preprint arXiv:1104.01234, 2011.'.replace('01234', '0123')],
    ['webpage', 'Petals of the world. https://www.example.org/petals (accessed 3 May 2021).'],
    ['patent', 'Virtanen, A. Method for counting petals. U.S. Patent 4,999,999, 1991.'],
    ['standard', 'A. Virtanen. The Petal Transfer Protocol. RFC 8999, May 2011.'],
    ['legal_case', 'Virtanen v. Okafor, 504 U.S. 555 (1992).'],
  ])('knows a %s', (type, raw) => {
    expect(fields(raw).type).toBe(type);
  });

  it('does not take the day of access for the date of the work', () => {
    const item = fields('Virtanen, A. (2011). Petals of the world. Retrieved May 3, 2021, from https://www.example.org/petals');
    expect(year(item)).toBe(2011);
    expect(item.accessed?.['date-parts']).toEqual([[2021, 5, 3]]);
    expect(item.URL).toBe('https://www.example.org/petals');
  });

  it('tells where each field stands', () => {
    const raw = 'Virtanen A. Counting petals. J Invent Res. 2011;12(3):45-67. doi:10.1234/jir.2011.045';
    const { spans } = parseReference(raw);
    const at = (name: string): string[] => (spans[name] ?? []).map((span) => raw.slice(span.start, span.end));
    expect(at('title')).toEqual(['Counting petals']);
    expect(at('volume')).toEqual(['12']);
    expect(at('page')).toEqual(['45-67']);
    expect(at('DOI')).toEqual(['10.1234/jir.2011.045']);
    expect(at('issued')).toEqual(['2011']);
    expect(at('author')).toEqual(['Virtanen A']);
  });

  it('is surer of a clean reference than of a strange line', () => {
    const clean = parseReference('Virtanen A, Okafor BC. Counting the petals of garden flowers. Nature. 2011;12(3):45-67.').confidence;
    const strange = parseReference('see above, petals (1, 2, 3) 77 and Okafor in the other one; 1999 vol').confidence;
    expect(clean).toBeGreaterThan(strange);
  });

  it('gives no fields for a line with nothing in it, and survives any line', () => {
    expect(parseReference('')).toEqual({ fields: {}, spans: {}, confidence: 0 });
    expect(parseReference(' … —— [] ').fields).toEqual({});
    const piece = fc.constantFrom(
      'Smith',
      'J.',
      ',',
      '(',
      ')',
      '2011',
      '“',
      '”',
      '.',
      ' ',
      'In',
      '12(3):4-5',
      'https://',
      '10.1000/',
      '王',
      'et al.',
      '<i>',
      '</i>',
      '[',
      ']',
      '\u00ad',
      '–',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'grapheme', maxLength: 200 }),
          fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(' ')),
        ),
        (raw) => {
          const { spans, confidence } = parseReference(raw);
          expect(confidence).toBeGreaterThanOrEqual(0);
          expect(confidence).toBeLessThanOrEqual(1);
          for (const span of Object.values(spans).flat()) {
            expect(span.start).toBeGreaterThanOrEqual(0);
            expect(span.end).toBeGreaterThan(span.start);
            expect(span.end).toBeLessThanOrEqual(raw.length);
          }
        },
      ),
    );
  });

  it('reads Arabic print, its digits and its stops', () => {
    expect(fields('حسين، طه (١٩٩٨). في الأدب الجاهلي. القاهرة: دار المعارف.')).toMatchObject({
      author: [{ family: 'حسين', given: 'طه' }],
      title: 'في الأدب الجاهلي',
      issued: { 'date-parts': [[1998]] },
      publisher: 'دار المعارف',
      'publisher-place': 'القاهرة',
    });
    expect(fields('علي، جواد، المفصل في تاريخ العرب قبل الإسلام، دار العلم للملايين، بيروت، ١٩٧٦، ج ١، ص ٤٥-٥٠.')).toMatchObject({
      author: [{ family: 'علي', given: 'جواد' }],
      title: 'المفصل في تاريخ العرب قبل الإسلام',
      volume: '1',
      page: '45-50',
    });
  });

  it('gives a year of another calendar as printed, never as one of ours', () => {
    expect(fields('رضایی، علی (۱۳۹۵). باغ و پرچین در ایران. تهران: نشر نی.').issued).toEqual({ literal: '1395' });
    expect(fields('خليل، عمر (1420هـ/2000م). دراسات في الأدب. بيروت: دار الفكر.').issued).toEqual({ 'date-parts': [[2000]] });
    expect(fields('Hahn, U. (1478). De petalis. Venezia: Roma.').issued).toEqual({ 'date-parts': [[1478]] });
  });

  it('reads digits, letters and signs of full width, and gives words as printed', () => {
    expect(fields('王伟，李娜．城市土地利用结构研究（续）［Ｊ］．地理学报，２００８，６３（２）：１２－２０．')).toMatchObject({
      author: [{ literal: '王伟' }, { literal: '李娜' }],
      title: '城市土地利用结构研究（续）',
      'container-title': '地理学报',
      issued: { 'date-parts': [[2008]] },
      volume: '63',
      issue: '2',
      page: '12-20',
    });
  });

  it('reads books of the humanities', () => {
    const hero = fields('———. Stephen Hero. Edited by John J. Slocum and Herbert Cahoon. London: Jonathan Cape, 1956.');
    expect([hero.author, hero.title, hero.editor?.length]).toEqual([undefined, 'Stephen Hero', 2]);
    expect(fields('Spengler, Oswald. The Decline of the West. 2 vols. New York: Alfred A. Knopf, 1926.').title).toBe(
      'The Decline of the West',
    );
    expect(fields('Huysmans, Joris-Karl. A rebours. Vol. 7 of Oeuvres complètes. Geneva: Slatkine, 1972.')).toMatchObject({
      title: 'A rebours',
      volume: '7',
      'collection-title': 'Oeuvres complètes',
    });
  });

  it('takes the work that editors alone stand for as the title, and all of them for editors', () => {
    const both = [
      { family: 'Müller', given: 'Hans' },
      { family: 'Schmidt', given: 'Karl' },
    ];
    for (const raw of [
      'Müller, Hans; Schmidt, Karl (Hrsg.): Die Zählung der Blüten. 2., überarb. Aufl. Frankfurt am Main: Suhrkamp, 1998.',
      'Müller, Hans/Schmidt, Karl (Hg.), Die Zählung der Blüten, Frankfurt a. M. 1998.',
    ]) {
      const found = fields(raw);
      expect(found).toMatchObject({ title: 'Die Zählung der Blüten', editor: both });
      expect([found.author, found['container-title']]).toEqual([undefined, undefined]);
    }
    expect(fields('Smith, J. (2001): Petals, in: Müller, H.; Schmidt, K. (Hrsg.): Die Zählung der Blüten, Berlin, S. 3-9.')).toMatchObject({
      title: 'Petals',
      'container-title': 'Die Zählung der Blüten',
    });
  });

  it('leaves a name in the title behind a word that stands for the author', () => {
    expect(fields('Ders., Heinrich Hahn. Leben und Werk, Hamburg 2003, S. 15 f.').title).toBe('Heinrich Hahn. Leben und Werk');
  });

  it('reads volumes, issues and years in Hebrew letters', () => {
    expect(fields('כהן, דוד. ספירת עלי כותרת. כתב עת לבוטניקה, כרך י״ב, גיליון ג׳, תשע״א, עמ׳ 45–67.')).toMatchObject({
      'container-title': 'כתב עת לבוטניקה',
      volume: 'י״ב',
      issue: 'ג׳',
      issued: { literal: 'תשע״א' },
      page: '45-67',
    });
    expect(fields('לוי, משה. "גנים בצפון". רבעון לגינון, כרך ט (2005), עמ\' 12–20.')).toMatchObject({
      'container-title': 'רבעון לגינון',
      volume: 'ט',
      issued: { 'date-parts': [[2005]] },
    });
  });

  it('gives the same for the same, and looks at no more than a long reference', () => {
    const raw = 'Virtanen A. Counting petals. J Invent Res. 2011;12:45.';
    expect(parseReference(raw)).toEqual(parseReference(raw));
    const endless = parseReference(`${raw} ${'and more, '.repeat(100_000)}`);
    expect(endless.fields.title).toBeDefined();
  });
});
