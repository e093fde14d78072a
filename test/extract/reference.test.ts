import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseReference } from '../../src/extract/reference.ts';
import type { CslItem, CslName } from '../../src/model/csl.ts';

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

  it('gives the address of a DOI with the low line of which the print has a gap', () => {
    const item = fields('Virtanen, A. 2003. Counting petals. In Gardens and Sums. 144–158. https://doi.org/10.1007/978-3-540-39624-6 13');
    expect([item.DOI, item.URL]).toEqual(['10.1007/978-3-540-39624-6_13', 'https://doi.org/10.1007/978-3-540-39624-6_13']);
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

/** References of many kinds and languages, written for this test and read through by eye: whoever changes one looks at the print. */
const nameOf = (name: CslName): string =>
  name.literal !== undefined
    ? `[${name.literal}]`
    : [[name['non-dropping-particle'], name.family].filter((part) => part !== undefined).join(' '), name.given, name.suffix]
        .filter((part) => part !== undefined)
        .join(', ');

/** The fields in one line, in the order of the alphabet. */
function told({
  URL: _url,
  note: _note,
  accessed: _accessed,
  'et-al': _more,
  issued,
  author,
  editor,
  translator,
  ...plain
}: CslItem): string {
  const lines = Object.entries(plain).map(([field, value]) => `${field}: ${String(value)}`);
  for (const [field, names] of Object.entries({ author, editor, translator }))
    if (names !== undefined) lines.push(`${field}: ${names.map(nameOf).join('; ')}`);
  if (issued !== undefined)
    lines.push(`issued: ${issued.literal ?? (issued['date-parts'] ?? []).map((parts) => parts.join('-')).join('/')}`);
  return lines.sort().join(' | ');
}

describe('parseReference, kind by kind', () => {
  it.each([
    [
      'Okafor, Chidi N., and Maria del Carmen Ruiz-Soto. 2018. "Groundwater Recharge under Shifting Monsoons." Hydrology Letters 12 (3): 201–19. https://doi.org/10.1234/hl.2018.0312.',
      'DOI: 10.1234/hl.2018.0312 | author: Okafor, Chidi N.; Ruiz-Soto, Maria del Carmen | container-title: Hydrology Letters | issue: 3 | issued: 2018 | page: 201-19 | title: Groundwater Recharge under Shifting Monsoons | type: article-journal | volume: 12',
    ],
    [
      "van der Berg, J. P. Q., de la Cruz, M., & O'Neill, S., Jr. (2015). Learning to listen: A field guide (3rd rev. ed.). Chicago, IL: University of Chicago Press.",
      "author: van der Berg, J. P. Q.; de la Cruz, M.; O'Neill, S., Jr. | edition: 3 | issued: 2015 | publisher-place: Chicago, IL | publisher: University of Chicago Press | title: Learning to listen: A field guide | type: book",
    ],
    [
      'Smith J, Jones AB, Lee C-H, et al. Trial of early mobilisation in stroke. N Engl J Med. 2019;380(12):1123-31. doi:10.1056/NEJMoa0000001. PMID: 30000001.',
      'DOI: 10.1056/nejmoa0000001 | PMID: 30000001 | author: Smith, J; Jones, AB; Lee, C-H | container-title: N Engl J Med | issue: 12 | issued: 2019 | page: 1123-31 | title: Trial of early mobilisation in stroke | type: article-journal | volume: 380',
    ],
    [
      '[12] K. He, L. Wang, and Q. Zhou, "Sparse graph codes for storage," IEEE Trans. Inf. Theory, vol. 65, no. 4, pp. 2331-2345, Apr. 2019.',
      'author: He, K.; Wang, L.; Zhou, Q. | container-title: IEEE Trans. Inf. Theory | issue: 4 | issued: 2019-4 | page: 2331-2345 | title: Sparse graph codes for storage | type: article-journal | volume: 65',
    ],
    [
      'Rescorla, E. The Transport Layer Security (TLS) Protocol Version 1.3. RFC 8446, Internet Engineering Task Force, August 2018.',
      'author: Rescorla, E. | issued: 2018-8 | number: RFC 8446 | publisher: Internet Engineering Task Force | title: The Transport Layer Security (TLS) Protocol Version 1.3 | type: standard',
    ],
    [
      'ISO/IEC 27001:2013. Information technology — Security techniques — Information security management systems — Requirements. Geneva: International Organization for Standardization, 2013.',
      'issued: 2013 | number: ISO/IEC 27001:2013 | publisher-place: Geneva | publisher: International Organization for Standardization | title: Information technology — Security techniques — Information security management systems — Requirements | type: standard',
    ],
    [
      'Brown v. Board of Education, 347 U.S. 483 (1954).',
      'container-title: U.S. | issued: 1954 | page: 483 | title: Brown v. Board of Education | type: legal_case | volume: 347',
    ],
    [
      'Obergefell v. Hodges, 576 U.S. 644, 135 S. Ct. 2584 (2015).',
      'container-title: U.S. | issued: 2015 | page: 644 | title: Obergefell v. Hodges | type: legal_case | volume: 576',
    ],
    [
      'BVerfG, Beschluss vom 24. März 2021 - 1 BvR 2656/18, BVerfGE 157, 30.',
      'author: [BVerfG] | container-title: BVerfGE | genre: Beschluss | issued: 2021-3-24 | number: 1 BvR 2656/18 | page: 30 | type: legal_case | volume: 157',
    ],
    [
      'Case C-131/12 Google Spain SL and Google Inc. v AEPD and Mario Costeja González [2014] ECLI:EU:C:2014:317.',
      'issued: 2014 | number: C-131/12 | title: Google Spain SL and Google Inc. v AEPD and Mario Costeja González | type: legal_case',
    ],
    [
      'Habermas, Jürgen: Theorie des kommunikativen Handelns. Bd. 1: Handlungsrationalität und gesellschaftliche Rationalisierung. 4. Aufl. Frankfurt a. M.: Suhrkamp 1987.',
      'author: Habermas, Jürgen | edition: 4 | issued: 1987 | publisher-place: Frankfurt a. M. | publisher: Suhrkamp | title: Theorie des kommunikativen Handelns | type: book | volume: 1',
    ],
    [
      'Müller, Anna-Lena / Schäfer, Peter (Hrsg.): Handbuch der Stadtforschung. Wiesbaden: VS Verlag, 2009, S. 112-134.',
      'editor: Müller, Anna-Lena; Schäfer, Peter | issued: 2009 | page: 112-134 | publisher-place: Wiesbaden | publisher: VS Verlag | title: Handbuch der Stadtforschung | type: book',
    ],
    [
      'Weber, Klaus (2004): Wandel der Arbeit. In: Braun, S. und Vogt, L. (Hg.): Gesellschaft im Umbruch. Opladen: Leske + Budrich, S. 45–67.',
      'author: Weber, Klaus | container-title: Gesellschaft im Umbruch | editor: Braun, S.; Vogt, L. | issued: 2004 | page: 45-67 | publisher-place: Opladen | publisher: Leske + Budrich | title: Wandel der Arbeit | type: chapter',
    ],
    [
      'Bourdieu, P. (1979). La distinction : critique sociale du jugement. Paris : Les Éditions de Minuit, coll. « Le sens commun ».',
      'author: Bourdieu, P. | collection-title: Le sens commun | issued: 1979 | publisher-place: Paris | publisher: Les Éditions de Minuit | title: La distinction : critique sociale du jugement | type: book',
    ],
    [
      "Dupont, Jean-Pierre, « Les villes invisibles », Revue d'histoire urbaine, t. 14, n° 2, 2003, p. 33-58.",
      "author: Dupont, Jean-Pierre | container-title: Revue d'histoire urbaine | issue: 2 | issued: 2003 | page: 33-58 | title: Les villes invisibles | type: article-journal | volume: 14",
    ],
    [
      'Lefèvre (C.), Martin (D.), Le paysage et la loi, Paris, PUF, 2001, 312 p.',
      'author: Lefèvre, C.; Martin, D. | issued: 2001 | page: 312 p | publisher-place: Paris | publisher: PUF | title: Le paysage et la loi | type: book',
    ],
    [
      'García Márquez, Gabriel. Cien años de soledad. Buenos Aires: Editorial Sudamericana, 1967.',
      'author: García Márquez, Gabriel | issued: 1967 | publisher-place: Buenos Aires | publisher: Editorial Sudamericana | title: Cien años de soledad | type: book',
    ],
    [
      'Fernández López, M. A. (2012): «La vivienda social en América Latina», Revista de Estudios Urbanos, vol. 8, núm. 2, pp. 15-40.',
      'author: Fernández López, M. A. | container-title: Revista de Estudios Urbanos | issue: 2 | issued: 2012 | page: 15-40 | title: La vivienda social en América Latina | type: article-journal | volume: 8',
    ],
    [
      'Silva, J. M. da; Oliveira, R. C. de. Efeitos do desmatamento na bacia do rio Xingu. Revista Brasileira de Geografia, Rio de Janeiro, v. 71, n. 3, p. 211-230, jul./set. 2009.',
      'author: da Silva, J. M.; de Oliveira, R. C. | container-title: Revista Brasileira de Geografia | issue: 3 | issued: 2009-7 | page: 211-230 | publisher-place: Rio de Janeiro | title: Efeitos do desmatamento na bacia do rio Xingu | type: article-journal | volume: 71',
    ],
    [
      'SANTOS, Boaventura de Sousa. Um discurso sobre as ciências. 5. ed. São Paulo: Cortez, 2008. 92 p.',
      'author: SANTOS, Boaventura de Sousa | edition: 5 | issued: 2008 | page: 92 p | publisher-place: São Paulo | publisher: Cortez | title: Um discurso sobre as ciências | type: book',
    ],
    [
      'Rossi, M., Bianchi, G., «La riforma agraria in Puglia», in Studi storici, XXIV, 1983, n. 3, pp. 401-429.',
      'author: Rossi, M.; Bianchi, G. | container-title: Studi storici | issue: 3 | issued: 1983 | page: 401-429 | title: La riforma agraria in Puglia | type: article-journal | volume: XXIV',
    ],
    [
      'Иванов И. И., Петрова А. В. Методы анализа текста // Вопросы языкознания. 2010. № 3. С. 45–60.',
      'author: Иванов, И. И.; Петрова, А. В. | container-title: Вопросы языкознания | issue: 3 | issued: 2010 | page: 45-60 | title: Методы анализа текста | type: article-journal',
    ],
    [
      'Лотман Ю. М. Структура художественного текста. М.: Искусство, 1970. 384 с.',
      'author: Лотман, Ю. М. | issued: 1970 | page: 384 с | publisher-place: М | publisher: Искусство | title: Структура художественного текста | type: book',
    ],
    [
      'Сидоров К. Л. Эволюция городских сообществ: дис. ... канд. социол. наук. СПб., 2005.',
      'author: Сидоров, К. Л. | genre: дис. ... канд. социол. наук | issued: 2005 | publisher-place: СПб | title: Эволюция городских сообществ | type: thesis',
    ],
    [
      '王伟, 李娜. 基于深度学习的文本分类方法研究[J]. 计算机学报, 2018, 41(5): 1023-1035.',
      'author: [王伟]; [李娜] | container-title: 计算机学报 | issue: 5 | issued: 2018 | page: 1023-1035 | title: 基于深度学习的文本分类方法研究 | type: article-journal | volume: 41',
    ],
    [
      '费孝通. 乡土中国[M]. 北京: 生活·读书·新知三联书店, 1985: 21-28.',
      'author: [费孝通] | issued: 1985 | page: 21-28 | publisher-place: 北京 | publisher: 生活·读书·新知三联书店 | title: 乡土中国 | type: book',
    ],
    [
      '张三. 城市化与环境变迁[D]. 上海: 复旦大学, 2011.',
      'author: [张三] | issued: 2011 | publisher-place: 上海 | publisher: 复旦大学 | title: 城市化与环境变迁 | type: thesis',
    ],
    [
      '山田太郎・鈴木花子「日本語文法の研究」『言語研究』第45巻第2号、2010年、12–34頁。',
      'author: [山田太郎]; [鈴木花子] | container-title: 言語研究 | issue: 2 | issued: 2010 | page: 12-34 | title: 日本語文法の研究 | type: article-journal | volume: 45',
    ],
    [
      '佐藤健一『近代日本の思想』岩波書店、1998年。',
      'author: [佐藤健一] | issued: 1998 | publisher: 岩波書店 | title: 近代日本の思想 | type: book',
    ],
    [
      'Ng A, Patel R. A survey of small models. arXiv:2305.12345v2 [cs.CL], 2023.',
      'arxiv: 2305.12345v2 | author: Ng, A; Patel, R. | issued: 2023 | title: A survey of small models | type: article',
    ],
    [
      'R Core Team (2022). R: A language and environment for statistical computing. R Foundation for Statistical Computing, Vienna, Austria. URL https://www.R-project.org/.',
      'author: [R Core Team] | issued: 2022 | publisher-place: Vienna, Austria | publisher: R Foundation for Statistical Computing | title: R: A language and environment for statistical computing | type: book',
    ],
    [
      'Harper, L. (2020). tidytools: Tools for tidy tables (Version 1.4.2) [Computer software]. Zenodo. https://doi.org/10.5281/zenodo.1234567',
      'DOI: 10.5281/zenodo.1234567 | author: Harper, L. | genre: Computer software | issued: 2020 | publisher: Zenodo | title: tidytools: Tools for tidy tables | type: software',
    ],
    [
      'European Commission, Directorate-General for Research (2016). Open innovation, open science, open to the world. Luxembourg: Publications Office of the European Union. ISBN 978-92-79-57346-0.',
      'ISBN: 9789279573460 | author: [European Commission, Directorate-General for Research] | issued: 2016 | publisher-place: Luxembourg | publisher: Publications Office of the European Union | title: Open innovation, open science, open to the world | type: book',
    ],
    [
      'World Health Organization. Global tuberculosis report 2021. Geneva: WHO; 2021. Licence: CC BY-NC-SA 3.0 IGO.',
      'author: [World Health Organization] | issued: 2021 | publisher-place: Geneva | publisher: WHO | title: Global tuberculosis report 2021 | type: book',
    ],
    [
      'Jensen, P. R. (2001). Tidal mixing in narrow fjords (Doctoral dissertation, University of Bergen). Retrieved from http://hdl.handle.net/1956/123',
      'author: Jensen, P. R. | genre: Doctoral dissertation | issued: 2001 | publisher: University of Bergen | title: Tidal mixing in narrow fjords | type: thesis',
    ],
    [
      'Statistisches Bundesamt (Hrsg.): Datenreport 2016. Bonn 2016.',
      'editor: [Statistisches Bundesamt] | issued: 2016 | publisher-place: Bonn | title: Datenreport 2016 | type: book',
    ],
    [
      "Abdullah bin Ahmad and Nur Aisyah Tan, 'Trade routes of the Straits', in The Sea in History, ed. by R. Barnes (Singapore: NUS Press, 2011), pp. 88–104.",
      'author: bin Ahmad, Abdullah; Tan, Nur Aisyah | container-title: The Sea in History | editor: Barnes, R. | issued: 2011 | page: 88-104 | publisher-place: Singapore | publisher: NUS Press | title: Trade routes of the Straits | type: chapter',
    ],
    [
      'Austen, Jane. Pride and Prejudice. Ed. Pat Rogers. Cambridge: Cambridge UP, 2006. Print.',
      'author: Austen, Jane | editor: Rogers, Pat | genre: Print | issued: 2006 | publisher-place: Cambridge | publisher: Cambridge UP | title: Pride and Prejudice | type: book',
    ],
    [
      '"Climate Change Threatens Coffee." BBC News, 14 May 2019, www.bbc.com/news/science-12345678. Accessed 3 June 2020.',
      'container-title: BBC News | issued: 2019-5-14 | title: Climate Change Threatens Coffee | type: article-journal',
    ],
    [
      'The ATLAS Collaboration. Observation of a new resonance in diphoton events. Phys. Lett. B 716, 1-29 (2012).',
      'author: [The ATLAS Collaboration] | container-title: Phys. Lett. B | issued: 2012 | page: 1-29 | title: Observation of a new resonance in diphoton events | type: article-journal | volume: 716',
    ],
    [
      'J. Maldacena, Adv. Theor. Math. Phys. 2, 231 (1998) [hep-th/9711200].',
      'arxiv: hep-th/9711200 | author: Maldacena, J. | container-title: Adv. Theor. Math. Phys. | issued: 1998 | page: 231 | type: article-journal | volume: 2',
    ],
    [
      'Li, W., et al. 2021. Carbon budgets of peatlands. PLoS ONE 16(4): e0249876.',
      'author: Li, W. | container-title: PLoS ONE | issue: 4 | issued: 2021 | page: e0249876 | title: Carbon budgets of peatlands | type: article-journal | volume: 16',
    ],
    [
      'Garcia-Lopez, A., Nguyen, T. T. H., & Brown, K. (in press). Sleep and memory consolidation in adolescents. Journal of Sleep Studies.',
      'author: Garcia-Lopez, A.; Nguyen, T. T. H.; Brown, K. | container-title: Journal of Sleep Studies | issued: in press | title: Sleep and memory consolidation in adolescents | type: article-journal',
    ],
    [
      'Peterson, 0. L., & lvanova, M. (l998). The econornics of smal1 farms. Joumal of Rural Studies, l4(2), 11O-128.',
      'author: Peterson, O. L.; Ivanova, M. | container-title: Joumal of Rural Studies | issue: 2 | issued: 1998 | page: 11O-128 | title: The econornics of smal1 farms | type: article-journal | volume: l4',
    ],
    [
      'Thomp- son, R. and Wil- son, K. 2007. "Opti- mal routing in sen- sor networks." Comput. Netw. 51, 9 (Jun. 2007), 2345--2360.',
      'author: Thompson, R.; Wilson, K. | container-title: Comput. Netw. | issue: 9 | issued: 2007-6 | page: 2345-2360 | title: Opti- mal routing in sen- sor networks | type: article-journal | volume: 51',
    ],
    [
      'Plato. Republic. Translated by G. M. A. Grube, revised by C. D. C. Reeve. Indianapolis: Hackett, 1992.',
      'author: Plato | issued: 1992 | publisher-place: Indianapolis | publisher: Hackett | title: Republic | translator: Grube, G. M. A.; Reeve, C. D. C. | type: book',
    ],
    [
      'Clean Air Act, 42 U.S.C. § 7401 et seq. (1970).',
      'container-title: U.S.C. | issued: 1970 | number: 42 U.S.C. § 7401 et seq | title: Clean Air Act | type: legislation | volume: 42',
    ],
    [
      'Regulation (EU) 2016/679 of the European Parliament and of the Council of 27 April 2016 [2016] OJ L119/1.',
      'container-title: OJ L | issued: 2016-4-27 | number: 2016/679 | page: 1 | title: Regulation (EU) 2016/679 of the European Parliament and of the Council of 27 April 2016 | type: legislation | volume: 119',
    ],
    [
      'UNESCO. Recommendation on the Ethics of Artificial Intelligence. Paris: UNESCO, 2021. https://unesdoc.unesco.org/ark:/48223/pf0000381137',
      'author: [UNESCO] | issued: 2021 | publisher-place: Paris | publisher: UNESCO | title: Recommendation on the Ethics of Artificial Intelligence | type: book',
    ],
    [
      'Nakamura, H., Ito, S., and 14 others, 2014, Seafloor geodesy after the 2011 Tohoku earthquake: Geophysical Research Letters, v. 41, no. 8, p. 2789–2795, doi:10.1002/2014GL000000.',
      'DOI: 10.1002/2014gl000000 | author: Nakamura, H.; Ito, S. | container-title: Geophysical Research Letters | issue: 8 | issued: 2014 | page: 2789-2795 | title: Seafloor geodesy after the 2011 Tohoku earthquake | type: article-journal | volume: 41',
    ],
    [
      'Carter, J. & Flynn, D. Grammar induction from small corpora. In Proceedings of the 12th Conference on Language Learning (CoNLL-2008), pages 17–24, Manchester, UK, August 2008. Association for Computational Linguistics.',
      'author: Carter, J.; Flynn, D. | container-title: Proceedings of the 12th Conference on Language Learning (CoNLL-2008) | issued: 2008-8 | page: 17-24 | publisher-place: Manchester, UK | publisher: Association for Computational Linguistics | title: Grammar induction from small corpora | type: paper-conference',
    ],
    [
      'Doe J. Cardiac imaging. In: Roe R, Poe P, editors. Textbook of Cardiology. 4th ed. Vol. 2. Philadelphia: Saunders; 2003. p. 745-70.',
      'author: Doe, J. | container-title: Textbook of Cardiology | edition: 4 | editor: Roe, R; Poe, P | issued: 2003 | page: 745-70 | publisher-place: Philadelphia | publisher: Saunders | title: Cardiac imaging | type: chapter | volume: 2',
    ],
    [
      'National Institute of Standards and Technology. Digital Identity Guidelines. NIST Special Publication 800-63-3. Gaithersburg, MD, June 2017.',
      'author: [National Institute of Standards and Technology] | container-title: NIST Special Publication | issued: 2017-6 | publisher-place: Gaithersburg, MD | title: Digital Identity Guidelines | type: report | volume: 800-63-3',
    ],
    [
      'Ludwig von Mises, Human Action: A Treatise on Economics (New Haven, CT: Yale University Press, 1949), 92–93.',
      'author: von Mises, Ludwig | issued: 1949 | page: 92-93 | publisher-place: New Haven, CT | publisher: Yale University Press | title: Human Action: A Treatise on Economics | type: book',
    ],
    [
      'World Bank. 2019. World Development Indicators [dataset]. Washington, D.C.: World Bank. Accessed May 5, 2020. https://data.worldbank.org.',
      'author: [World Bank] | genre: dataset | issued: 2019 | publisher-place: Washington, D.C. | publisher: World Bank | title: World Development Indicators | type: dataset',
    ],
    [
      'Martínez, José Luis; Pérez Galdós, Benito (coords.) La novela y sus lectores. Madrid: Cátedra, 1999. ISBN 84-376-0000-1',
      'ISBN: 84-376-0000-1 | editor: Martínez, José Luis; Pérez Galdós, Benito | issued: 1999 | publisher-place: Madrid | publisher: Cátedra | title: La novela y sus lectores | type: book',
    ],
    [
      '김철수, 이영희. 한국어 문장 분석. 언어학, 2015, 23(4), 55-78.',
      'author: [김철수]; [이영희] | container-title: 언어학 | issue: 4 | issued: 2015 | page: 55-78 | title: 한국어 문장 분석 | type: article-journal | volume: 23',
    ],
  ])('%s', (raw, fields) => {
    expect(told(parseReference(raw).fields)).toBe(fields);
  });
});

describe('what GOST R 7.0.100 prints between the parts of a work', () => {
  it('is part of none', () => {
    expect(
      parseReference('roe/leaf. — Текст : электронный // leaves.org : [сайт]. — URL: https://leaves.org/roe (дата обращения: 11.04.2026).')
        .fields,
    ).toMatchObject({ title: 'roe/leaf', 'container-title': 'leaves.org', accessed: { 'date-parts': [[2026, 4, 11]] } });
    const { fields } = parseReference(
      'Иванов, И. И. Изгороди : учебник / И. И. Иванов. — Москва : Лист, 2020. — 320 с. — Текст : непосредственный.',
    );
    expect(JSON.stringify(fields)).not.toContain('Текст');
    expect(fields).toMatchObject({ author: [{ family: 'Иванов' }], publisher: 'Лист', issued: { 'date-parts': [[2020]] } });
  });
});
