import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linesOf } from '../../src/extract/bibliography/lines.ts';
import { divide } from '../../src/extract/entries.ts';
import { extract } from '../../src/extract/index.ts';
import { readDocument } from '../../src/read/index.ts';
import { blocksOf, documentOf } from './document-of.ts';

const split = (text: string, options = {}) =>
  divide(linesOf(documentOf(text)), text, options).map(({ span, body, label }) => ({
    label,
    words: text.slice(body, span.end).replace(/\s+/g, ' '),
  }));
const labels = (text: string) => split(text).map(({ label }) => label);
const words = (text: string) => split(text).map((piece) => piece.words);

describe('divide: heads of entries', () => {
  it('begins one at a title in quotation marks, in the order of its words', () => {
    const list = [
      'Adams, Rose. On Hedges. Garden Press, 2001.',
      'Garber, Ann. Ghost Gardens. Methuen, 1987.',
      '“Ghosts on Hedges.” The Garden Supplement, 4 May 1998, p. 14.',
      'Greene, Stephen. Hedges in Hell. Garden Press, 2001.',
      'Thorne, Ann, and Neil Moe. Hamlets. Garden Press, 2006.',
    ];
    expect(words(list.join('\n'))).toEqual(list);
  });
  it('begins one at a name with its year tight behind', () => {
    const list = [
      'Carter, Janet (ed.) 2000. Cultures of hedges. Garden: Hedge Press.',
      'Sand, Marshall 2013. What a hedge is—and is not. Garden: Hedge Press.',
      'Snider, David M. 1984. A critique of the study of hedges. Garden: Hedge Press.',
      'Strong, Marilyn 1992a. After hedges. Garden: Hedge Press.',
      '— 1992b. Planting the future. Garden: Hedge Press.',
    ];
    expect(words(list.join('\n'))).toEqual(list);
  });
});

describe('divide: paragraphs', () => {
  it('goes on in one that begins with the rest of an address', () => {
    const parts = [
      'Erick, Gregory M. and Peter J. Marsh (Oct. 2015). “Flawed hedges? A response”. In: The Hedge Record 298.10, pp. 1669–1672. url: https://hedges.example',
      '/doi/10.5555/ar.23187 (visited on 11/01/2023).',
      'Hone, David W. E. and Jordan C. Moe (2017). “Protracted growth of hedges”. In: Palaeohedges 60.4, pp. 475–484. doi: 10.5555/pnas',
      '.0708903105. url: https://hedges.example/doi/abs/10.5555/pnas.0708903105 (visited on 02/03/2024).',
      'Stan Development Team (2023). RHedge: the interface to Hedge. R package version 2.32.3.',
    ];
    const document = blocksOf(parts.map((text) => ['paragraph', text] as const));
    const pieces = divide(linesOf(document), document.text, {}).map(({ span }) => document.text.slice(span.start, span.start + 5));
    expect(pieces).toEqual(['Erick', 'Hone,', 'Stan ']);
  });
});

describe('divide: labels', () => {
  it.each([
    [
      'brackets',
      '[1] A. Roe, On hedges,\nJ. Hedges 3 (1999) 1-9.\n[2] B. Doe, On fences, J. Hedges 4\n(2000) 2-8.\n[3] C. Poe, On walls (Press, 2001).',
    ],
    [
      'dots',
      '1. A. Roe, On hedges,\nJ. Hedges 3 (1999) 1-9.\n2. B. Doe, On fences, J. Hedges 4\n(2000) 2-8.\n3. C. Poe, On walls (Press, 2001).',
    ],
    [
      'round brackets',
      '(1) A. Roe, On hedges,\nJ. Hedges 3 (1999) 1-9.\n(2) B. Doe, On fences, J. Hedges 4\n(2000) 2-8.\n(3) C. Poe, On walls (Press, 2001).',
    ],
    [
      'one bracket',
      '1) A. Roe, On hedges,\nJ. Hedges 3 (1999) 1-9.\n2) B. Doe, On fences, J. Hedges 4\n(2000) 2-8.\n3) C. Poe, On walls (Press, 2001).',
    ],
    [
      'bare numbers',
      '1 A. Roe, On hedges,\nJ. Hedges 3 (1999) 1-9.\n2 B. Doe, On fences, J. Hedges 4\n(2000) 2-8.\n3 C. Poe, On walls (Press, 2001).',
    ],
    [
      'superscripts',
      '¹ A. Roe, On hedges,\nJ. Hedges 3 (1999) 1-9.\n² B. Doe, On fences, J. Hedges 4\n(2000) 2-8.\n³ C. Poe, On walls (Press, 2001).',
    ],
    [
      'labels on lines of their own',
      '1.\nA. Roe, On hedges,\nJ. Hedges 3 (1999) 1-9.\n2.\nB. Doe, On fences, J. Hedges 4\n(2000) 2-8.\n3.\nC. Poe, On walls (Press, 2001).',
    ],
  ])('divides at %s', (_name, text) => {
    expect(words(text)).toEqual([
      'A. Roe, On hedges, J. Hedges 3 (1999) 1-9.',
      'B. Doe, On fences, J. Hedges 4 (2000) 2-8.',
      'C. Poe, On walls (Press, 2001).',
    ]);
  });

  it.each([
    ['a word', (at: number) => `Ref. ${at}:`],
    ['numbers and a dash', (at: number) => `${at}-`],
    ['a word on a margin of its own', (at: number) => `Lit. ${at} `],
    ['a letter and a number', (at: number) => `[S${at}]`],
    ['letters', (at: number) => `${'abc'[at - 1] ?? ''})`],
    ['points', () => '•'],
    ['stars', () => '*'],
    ['dashes', () => '-'],
  ])('divides at labels that are %s, and keeps them out of the words', (_name, label) => {
    const text = [
      `${label(1)} Roe, A. (1999). On hedges,`,
      'and what grows in them. J. Hedges 3, 1-9.',
      `${label(2)} Doe, B. (2000). On the fences of the`,
      'North. J. Hedges 4, 2-8.',
      `${label(3)} Poe, C. (2001). On walls. Reef Press.`,
    ].join('\n');
    expect(words(text)).toEqual([
      'Roe, A. (1999). On hedges, and what grows in them. J. Hedges 3, 1-9.',
      'Doe, B. (2000). On the fences of the North. J. Hedges 4, 2-8.',
      'Poe, C. (2001). On walls. Reef Press.',
    ]);
  });

  it('parts sentences and headings between entries from them', () => {
    const entries = [
      'Roe, A. (1999). On hedges. arXiv.',
      'Doe, B. (2000). On the fences of the North. arXiv.',
      'Poe, C. (2001). On walls. arXiv.',
    ];
    const { references } = extract(
      blocksOf([
        ['heading', 'Reading list', { level: 2 }],
        ...entries.flatMap((entry, i) => [
          ['heading', `Week ${i + 1} (${i + 3} Sep.): Hedges and law`, { level: 3 }] as const,
          ['paragraph', 'We ask how hedges came to be what they are, and who was the first to plant them.'] as const,
          ['paragraph', entry] as const,
        ]),
      ]),
    );
    expect(references.map(({ raw }) => raw)).toEqual(entries);
  });

  it('takes no star before a few entries for the beginning of all', () => {
    const text = [
      '* Roe, A. (1999). On hedges. J. Hedges 3, 1-9.',
      'Coe, B. (2000). On fences. J. Hedges 4, 2-8.',
      '* Doe, B. (2001). On stiles. J. Hedges 5, 2-8.',
      'Moe, B. (2002). On gates. J. Hedges 6, 2-8.',
      '* Poe, C. (2003). On walls. J. Hedges 7, 2-8.',
      'Zoe, B. (2004). On moats. J. Hedges 8, 2-8.',
    ].join('\n');
    expect(words(text)).toHaveLength(6);
  });

  it('divides entries that were run together', () => {
    expect(
      words(
        '[1] A. Roe, On hedges, J. Hedges 3 (1999) 1-9. [2] B. Doe, On fences, J. Hedges 4 (2000) 2-8. [3] C. Poe, On walls (Press, 2001).',
      ),
    ).toHaveLength(3);
  });

  it('does not divide at a number inside an entry', () => {
    const text =
      '[1] A. Roe, On hedges, see also\n[12] in the second edition, 1999, p. 4.\n[2] B. Doe, On fences, J. Hedges 4\n(2000) 2-8.\n[3] C. Poe, On walls (Press, 2001).';
    expect(labels(text)).toEqual(['1', '2', '3']);
  });

  it('reads labels in digits of full width and of Arabic print, and keeps the print', () => {
    expect(split('［１］王明．论篱笆［Ｊ］．园艺学报，１９９９．\n［２］李华．论墙［Ｊ］．园艺学报，２００１．')).toEqual([
      { label: '1', words: '王明．论篱笆［Ｊ］．园艺学报，１９９９．' },
      { label: '2', words: '李华．论墙［Ｊ］．园艺学报，２００１．' },
    ]);
    expect(labels('١. علي، جواد، المفصل، بيروت، ١٩٧٦.\n٢. حسين، طه، في الأدب الجاهلي، القاهرة، ١٩٩٨.')).toEqual(['1', '2']);
  });
  it('reads letters in brackets', () => {
    expect(
      labels(
        '[AH] M. Ash, N. Hill, On hedges,\nPress (1988), viii+134pp.\n[AMM] A. Ash, M. May, E. Mole, On fences,\nJ. Hedges 4 (2000) 2-8.\n[B3] C. Poe, On walls (Press, 2001).',
      ),
    ).toEqual(['AH', 'AMM', 'B3']);
  });

  it('finds the entry whose label was lost', () => {
    const text =
      '1. A. Roe. J. Hedges 3, 1 (1999).\n2. B. Doe. J. Hedges 4, 2 (2000).\nC. Poe and D. Hoe. J. Walls\n1, 3 (2001).\n4. E. Low. J. Hedges 9, 9 (2004).\n5. F. Moe. J. Hedges 8, 1 (2003).';
    expect(words(text)).toContain('C. Poe and D. Hoe. J. Walls 1, 3 (2001).');
    expect(words(text)).toHaveLength(5);
  });
});

describe('divide: no labels', () => {
  it('divides an author-year list whose hanging indent was lost', () => {
    const text = [
      'Adams, P. Q., Burr, R. W., & Cole, S. (2010). The growth of hedges in wet and',
      'windy places. Journal of Hedges, 66, 213-221.',
      'Burr, R. W., & Cole, S. (1998). How to cut a hedge without cutting',
      'oneself. Gardeners’ Review, 3(2), 11-19. https://doi.org/10.5555/12345678',
      'Cole, S. (2001). Walls. London: Garden Press.',
      'Dunn, T., Earl, U., Finn, V., & Gray, W. (2015). Fences and neighbours in',
      'small towns of the north: A survey. Annals of Fences, 12, 100-141.',
    ].join('\n');
    expect(words(text).map((entry) => entry.slice(0, 8))).toEqual(['Adams, P', 'Burr, R.', 'Cole, S.', 'Dunn, T.']);
  });

  it('divides a list that came as one line', () => {
    const text =
      'Adams PQ, Burr RW: The growth of hedges in wet places. J Hedges 66: 213-221 (2010). Burr RW, Cole S: How to cut a hedge. Gard Rev 3: 11-19 (1998). Cole S, Dunn T: Walls of the north. Gard Rev 4: 1-9 (2001). de Vries AB, Earl U: Fences and neighbours. Ann Fences 12: 100-141 (2015).';
    expect(words(text).map((entry) => entry.slice(0, 8))).toEqual(['Adams PQ', 'Burr RW,', 'Cole S, ', 'de Vries']);
  });

  it.each([
    [
      '王明（1999）：《論籬笆》，臺北：園藝出版社。\n李華、張強（2001）：〈論牆〉，《園藝學報》第4期，頁33-45，這一篇的題目很長因此在這裡換行到\n下一行。\n趙敏編（2005）：《論門》，臺北：園藝出版社。',
      ['王明', '李華', '趙敏'],
    ],
    [
      '山田太郎・鈴木一郎（1999）「生垣に関する研究」『園芸学雑誌』3(2), pp.1-9.\n田中誠（2005）『塀の歴史』園芸出版会.\n山田太郎 2010「近代の門」『園芸学雑誌』77巻3号、33-45頁。',
      ['山田', '田中', '山田'],
    ],
    [
      'حسين، طه (1998). في الأدب الجاهلي. القاهرة: دار المعارف.\nعلي، جواد (1976). المفصل في تاريخ العرب قبل الإسلام، وهو كتاب طويل العنوان\nفي عشرة أجزاء. بيروت: دار العلم للملايين.',
      ['حس', 'عل'],
    ],
    [
      'כהן, דוד (1998). גדרות בישראל. ירושלים: הוצאת מאגנס.\nלוי, משה, "החומה במאה העשרים", מגמות, כרך מ, חוברת 2 (2005), עמ\' 120-145.',
      ['כה', 'לו'],
    ],
  ])('divides a list whose letters have no capitals', (text, heads) => {
    expect(words(text).map((entry) => entry.slice(0, 2))).toEqual(heads);
  });

  it('divides at ditto dashes', () => {
    const text =
      'Cole, S. 1998. How to cut a hedge. Gard. Rev. 3: 11-19.\n———. 2001. Walls of the north. Gard. Rev. 4: 1-9.\n———. 2003. Walls of the south. Gard. Rev. 6: 1-9.';
    expect(words(text)).toHaveLength(3);
  });
});

describe('divide: blocks that go over into the next entries', () => {
  const divideText = async (text: string) =>
    extract(await readDocument({ name: 'list.txt', bytes: new TextEncoder().encode(text) })).references.map(
      ({ key, raw }) => `${key} ${raw}`,
    );
  it('divides one line of numbered entries, in whatever order lines end', async () => {
    const entries = [
      'Roe J. Slow hedges, 2003, J. Gard. 3:1-9.',
      'ISO/TS 17450-1, 2005, Hedges and other things – General concepts of growth and form.',
      'Poe K. Fences, 2006, J. Gard. 5:2-8.',
      'https://example.org/hedges.html;',
      'Doe B. Walls, 2007, J. Gard. 6:3-7.',
    ];
    const run = entries.map((entry, i) => `${i + 1}. ${entry}`).join('  ');
    const expected = entries.map((entry, i) => `${i + 1} ${entry}`);
    expect(await divideText(`References\n\n${run}\n`)).toEqual(expected);
    const cut = run.replace(' 2005, Hedges and', '\n2005, Hedges and').replace(' J. Gard. 5', '\nJ. Gard. 5');
    expect(await divideText(`References\n\n${cut}\n`)).toEqual(expected);
  });
  it('leaves whole what has a number in the shape of a label within it', async () => {
    const entries = ['Roe J. (1999). On hedges. 2. Aufl. Berlin: Gartenverlag.', 'Poe K. (2001). On walls. J. Gard. 5, 2-8.'];
    expect(await divideText(`References\n\n[1] ${entries[0]}\n[2] ${entries[1]}\n`)).toEqual(
      entries.map((entry, i) => `${i + 1} ${entry}`),
    );
  });
});

describe('divide: several works under one label', () => {
  const entry = '[1] A. Roe, Phys. Gard. D 55, 67 (1997); B. Doe, Nucl. Gard. B 70, 43 (1974).\n[2] C. Poe, Gard. Lett. 1, 2 (2001).';
  it('divides at semicolons between whole works', () => {
    expect(split(entry)).toEqual([
      { label: '1', words: 'A. Roe, Phys. Gard. D 55, 67 (1997);' },
      { label: '1', words: 'B. Doe, Nucl. Gard. B 70, 43 (1974).' },
      { label: '2', words: 'C. Poe, Gard. Lett. 1, 2 (2001).' },
    ]);
  });
  it('keeps an entry whole when told that each is one work', () => {
    expect(split(entry, { single: true })).toHaveLength(2);
  });
  it('divides a), b), c)', () => {
    expect(
      words('[1] a) A. Roe, Gard. Chem. 2017, 53, 5781; b) B. Doe, Gard. Chem. 2016, 52, 4113.\n[2] C. Poe, Gard. Lett. 1, 2 (2001).'),
    ).toHaveLength(3);
  });
  it('does not divide at a number in a title', () => {
    const entry =
      "Wang, Y., et al. 2024, 'An adaptor that suppresses through endocytosis of Na(V)1.2 Sodium Channels', Adv Sci (Weinh), viewed 3 May 2019, <https://example.org/38874331/>.";
    expect(split(entry)).toHaveLength(1);
  });

  it('does not divide a list of names parted by semicolons', () => {
    expect(
      words(
        '[1] Roe, A.; Doe, B.; Poe, C.; Moe, D. Thermal hedges: converting heat. Adv. Gard. 2014, 26, 6829-6851.\n[2] Low, E. Walls. Adv. Gard. 2010, 2, 9-11.',
      ),
    ).toHaveLength(2);
  });
});

describe('divide: whatever comes', () => {
  it('takes the number before the only entry of a list for its label', () => {
    expect(labels('[3] Wu, D. (2015). Leaves. Journal of Garden Results, 16(1), 1-9.')).toEqual(['3']);
    expect(labels('Wu, D. (2015). Leaves. Journal of Garden Results, 16(1), 1-9.')).toEqual([null]);
  });

  it('gives pieces in order, apart from each other, within the text', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            fc.string(),
            fc.constantFrom('[1] A. Roe, 1999.', '2. B. Doe, 2000; C. Poe, 2001.', '———. 1980.', '\n\n', 'Roe, J. (1999). Hedges.'),
          ),
          { maxLength: 30 },
        ),
        (parts) => {
          const text = parts.join('\n');
          let last = 0;
          for (const { span, body } of divide(linesOf(documentOf(text)), text)) {
            expect(span.start).toBeGreaterThanOrEqual(last);
            expect(body).toBeGreaterThanOrEqual(span.start);
            expect(body).toBeLessThan(span.end);
            last = span.end;
          }
          expect(last).toBeLessThanOrEqual(text.length);
        },
      ),
      { numRuns: 200 },
    );
  });
});

describe('divide: hard-wrapped lines right behind their heading', () => {
  it('takes lines of one paragraph for entries only where each begins one', () => {
    const entries = [
      'Ahn, W., & Vass, J. (2016). Utility of Measured\nApproaches to Growth. Frontiers in Reefs, 7, 34-51.',
      'Ames, G. L. (2014). A Guide to Slow\nGlass. Annals of Lagoons, 32(1), 19-22.',
      'Arlot, S., & Celis, A. (2010). A Survey of\nDrift. Statistics Surveys, 4, 40-79.',
      'Barker, J. M. (2012). Order in\nSediments. Journal of Sand, 15(10), 1356-\n1358. https://doi.org/10.1234/nn.3194',
    ];
    const text = `References\n${entries.join('\n')}\n`;
    const lines = linesOf(documentOf(text)).slice(1);
    expect(divide(lines, text).map(({ span }) => text.slice(span.start, span.end))).toEqual(entries);
  });
});

describe('divide: what is no beginning', () => {
  const of = (entries: readonly string[]): string[] => {
    const text = `References\n${entries.join('\n')}\n`;
    return divide(linesOf(documentOf(text)).slice(1), text).map(({ span }) => text.slice(span.start, span.end));
  };

  it('leaves no entry that is names and a year alone', () => {
    const entries = [
      'Adams, R., & Ng, B. (2011). On the growth of\nslow reefs. Reef Letters, 3, 1-9.',
      'Gupta, S., Davids, J., & Malik, J. (2017).\nMapping and Planning for Lagoons. Conference on Reefs.\nhttps://doi.org/10.1234/CVPR.2017.769',
      'Marsh, A. (2001). Glass. Annals of Sand, 4, 10-19.',
      'Ortiz, C., & Roe, P. (2012).\nUnited Reef Data System 2011 Annual Data\nReport: Atlas of Slow Growth in the Southern States.',
      'Poe, C. (1999). Walls and what stands behind\nthem. Press of the Lagoon.',
      'Quist, D., Roe, P., & Tan, W. (2005). Drift of\nsediments. Reef Letters, 9, 12-44.',
    ];
    expect(of(entries)).toEqual(entries);
  });

  it('puts a line without a number back where a numbered list is left open', () => {
    const entries = Array.from({ length: 12 }, (_, i) => `[${i + 1}] Roe, P., Ng, B., ${1990 + i}, Reef Letters, ${i + 3}, ${200 + i}.`);
    entries[3] = '[4] Berk, E.M., Walt, R.A., eds., 2000, The Inner\nMedium in Reefs, Glass Verlag, Aachen.';
    expect(of(entries)).toEqual(entries);
  });

  it('parts works under one label by the number of a preprint, and not at a title of two words', () => {
    const entries = [
      '[1] P.N. Roe, M.C. Ng, arXiv:1306.1495 [hep-lat]. C. Poe, A. Tan, Reef. Rev. D 86 (2012) 094506.',
      '[2] N.M. Zub, Instability in Liquid Reefs; Exact Solutions. arXiv (2000), doi:10.1234/1.568355.',
      '[3] S. Chan, Reef. Rev. D 86 (2012) 021701 [arXiv:1205.0084].',
    ];
    expect(of(entries)).toEqual([
      '[1] P.N. Roe, M.C. Ng, arXiv:1306.1495 [hep-lat].',
      'C. Poe, A. Tan, Reef. Rev. D 86 (2012) 094506.',
      entries[1],
      entries[2],
    ]);
  });

  it('parts no authors behind the year of their label', () => {
    const entries =
      '[Church u. a. 2017] Church, Thomas ; Ershov, Mikhail ; Reed, Andrew: On finite lagoons. In: Reef Letters 12 (2017), S. 4–19\n[Marsh 2012] Marsh, Ada: On tides. In: Reef Letters 7 (2012), S. 3–9.';
    expect(split(entries)).toHaveLength(2);
  });
  it('parts nothing behind the year of a meeting', () => {
    const entry =
      '[27] A. Marsh, S. Reed, and M. Hill. “Growth of corals in 12 lagoons, 1999”. In: Proceedings of CORAL 2016, the 26th Conference: Technical Papers. The CORAL 2016 Organizing Committee, 2016, pp. 1320–1329.';
    expect(split(`[26] B. Reed. “On tides”. In: Reef Letters 4 (2012), pp. 3–9.\n${entry}`)).toHaveLength(2);
  });
  it('parts nothing behind a number within a title', () => {
    const entries = [
      "[1] Heath, R. E. and Gamba, I. M. 2024, 'Detection with 1B Parameters Across 1000 Frames', Conference on Reefs, pp. 18591–18601.",
      '[2] Poe, C. 1999. Drift Across 250 Lagoons, Volume 2, Reef Letters 12: 45-67.',
      '[3] G. Martin, Reef (2014); E. Gsel, Reef (2019).',
    ];
    expect(of(entries)).toEqual([entries[0], entries[1], '[3] G. Martin, Reef (2014);', 'E. Gsel, Reef (2019).']);
  });

  it('parts short works of physicists, and begins nothing within brackets', () => {
    const entries = [
      '[1] J. Kim, Reef (2014), 12; H. Wu and M. Long, Reef. Rev. A 12, 435 (2021).',
      '[2] World Reef Organization. 2015. Observations on the Slow Reef (Report\nNo. WRO/55). Geneva: Author. https://www.example.org/55/2015_final.pdf',
      '[3] S. Chan, Reef. Rev. D 86 (2012) 021701.',
    ];
    expect(of(entries)).toEqual([
      '[1] J. Kim, Reef (2014), 12;',
      'H. Wu and M. Long, Reef. Rev. A 12, 435 (2021).',
      entries[1],
      entries[2],
    ]);
    const unlabelled = [
      'Adams, R. 2011. On the growth of\nslow reefs. Reef Letters 3: 1-9.',
      'Marsh, A. 2001. Glass. Annals of Sand 4: 10-19.',
      'Poe, C. 1999. Walls and what stands behind\nthem. Press of the Lagoon.',
      'World Reef Organization. 2015. Observations on the Slow Reef (Report\nNo. WRO/55). Geneva: Author. https://www.example.org/55/2015.pdf',
    ];
    expect(of(unlabelled)).toEqual(unlabelled);
  });
});

describe('divide: signs of beginnings that others hide', () => {
  const list = (...lines: readonly string[]) => words(lines.join('\n'));
  it('begins an entry behind "U S A." and none at "International Conference" or a short journal', () => {
    expect(
      list(
        'Doe, B. (2000). On the fences of the north and what became of them in later years. Proc Natl Acad Sci U S A.',
        'Roe, A. (1999). On hedges and walls in the gardens of the south. Journal of Hedges, 3, 1-9.',
        'Poe, C. (2001). On walls. Journal of Hedges, 5, 3-7.',
      ),
    ).toHaveLength(3);
    expect(
      list(
        "1. Roe, A., Doe, B. 2025, 'On hedges', AI4X 2025",
        'International Conference, viewed 3 May 2019, <https://example.org/1>.',
        '2. Robine J, Cheung S. Death toll exceeded 70,000 in the summer of 2003.',
        'Cr Biol. 2008;331:171-175.',
        '3. Poe C. On walls. J Hedges. 2009;3:1-5.',
      ),
    ).toHaveLength(3);
  });
  it('begins an entry with a title and its date, and with an office and no date', () => {
    expect(
      list(
        'Suzumori, K., & Iwata, K. (2013). Long bending rubber of hedges. Berlin: Glasverlag.',
        'The Dynamics of Maximal and Popular Hedges. (2017, March 12). The Lagoon Times, p. A11.',
        'U.S. Department of Reefs and Glass. (n.d.). Associations in hedges and walls. https://www.example.gov/x.html',
        'U.S. Department of Reefs and Glass. (n.d.). Conditions in hedges and walls. https://www.example.gov/y.html',
        'Zoe, C. (2001). On walls. Journal of Hedges, 5, 3-7.',
      ),
    ).toHaveLength(5);
  });
});

describe('entries that the layout cut or ran together', () => {
  const entry = (n: number): string => `Roe A, Lee B. On the growth of hedges, part ${n}. J Hedges. 200${n};3:1${n}-2${n}.`;
  const item = (n: number, words: string) => ['item', `${n}. ${words}`, { label: `${n}.` }] as const;
  const raws = (parts: Parameters<typeof blocksOf>[0]) =>
    extract(blocksOf([['heading', 'References'], ...parts])).references.map(({ raw }) => raw);

  it('take back the rest that an item without a date lacks', () => {
    const halved = entry(3).split(/(?<=part 3\.) /);
    expect(
      raws([
        item(1, entry(1)),
        item(2, entry(2)),
        item(3, halved[0] ?? ''),
        ['paragraph', halved[1] ?? ''],
        item(4, entry(4)),
        item(5, entry(5)),
      ]),
    ).toEqual([1, 2, 3, 4, 5].map(entry));
  });
  it('are two where the number that is missing stands within', () => {
    const [head = '', rest = ''] = entry(2).split(/(?<=J Hedges\.) /);
    expect(raws([item(1, entry(1)), item(2, head), ['paragraph', `${rest} 3. ${entry(3)}`], item(4, entry(4)), item(5, entry(5))])).toEqual(
      [1, 2, 3, 4, 5].map(entry),
    );
  });
  it('are each a line of a block that the reader took for one', () => {
    const lines = [1, 2, 3, 4, 5].map(entry);
    expect(raws([['reference', lines.join('\n'), { label: '1' }]])).toEqual(lines);
  });
  it('are parted behind an address, where another author and year begin', () => {
    const one = 'Hedge Office. (n.d.). Hedges of the north. https://example.org/north/index.html';
    const two = 'World Hedge Organization. (2009). Hedges and walls (Report 12). https://example.org/walls.pdf';
    expect(
      raws([
        ['reference', entry(1)],
        ['reference', `${one} ${two}`],
        ['reference', entry(2)],
      ]),
    ).toEqual([entry(1), one, two, entry(2)]);
    const whole = `${one} Archived from the original (2016). Oslo: Hedge Office.`;
    expect(
      raws([
        ['reference', entry(1)],
        ['reference', whole],
        ['reference', entry(2)],
      ]),
    ).toContain(whole);
  });
});

describe('divide: numbers that the reader knows', () => {
  it('are no part of the words, though nothing but their place told them', () => {
    const entries = [
      '1A. Marsh and B. Reed, Reef Letters 3, 45 (1999).',
      '2 C. Hill, Reef Letters 4, 7 (2001).',
      '33D corals, told by D. Lake, Reef Letters 9, 2 (2004).',
    ];
    const document = blocksOf(entries.map((text, at) => ['reference', text, { label: String(at + 1) }]));
    expect(
      divide(linesOf(document), document.text, { marked: true }).map(({ body, span, label }) => [
        label,
        document.text.slice(body, span.end),
      ]),
    ).toEqual([
      ['1', 'A. Marsh and B. Reed, Reef Letters 3, 45 (1999).'],
      ['2', 'C. Hill, Reef Letters 4, 7 (2001).'],
      ['3', '33D corals, told by D. Lake, Reef Letters 9, 2 (2004).'],
    ]);
  });
});

describe('labels printed against names', () => {
  it.each([
    ['3.K. Stone', '3', 'K. Stone'],
    ['12.ten Cate, J.', '12', 'ten Cate, J.'],
    ['[Noris 和 Remuzzi] Noris M.', 'Noris 和 Remuzzi', 'Noris M.'],
  ])('reads %s', (head, label, names) => {
    const list = ['1. A. Roe', '2. B. Doe'].map((one) => `${one}, On fences, Journal of Hedges 4(2), 12–18 (2000).`);
    const lines = [...list, `${head}, On hedges, Journal of Hedges 4(3), 22–28 (2001).`];
    const document = blocksOf(lines.map((line) => ['reference', line] as const));
    const last = divide(linesOf(document), document.text, { marked: true }).at(-1);
    expect(last?.label).toBe(label);
    expect(document.text.slice(last?.body).startsWith(names)).toBe(true);
  });
});

describe('a list of three of which two are in press', () => {
  it('is a list', () => {
    const lines = [
      'Doe, B. (in press). Decoding the language of gates. The Company of Gates.',
      'Roe, A. (2013). On hedges and walls. Journal of Hedges, 3(2), 10–20.',
      'Stone, K. (in press). Reciprocal fences in the north. The Company of Fences.',
    ];
    const { references } = extract(blocksOf([['heading', 'References'], ...lines.map((line) => ['paragraph', line] as const)]));
    expect(references.map(({ raw }) => raw)).toEqual(lines);
  });
});

describe('labels of whole lines', () => {
  const entries = [
    'Roe, K. On hedges. Leeds 2001.',
    'Poe, A. On ponds. Leeds 2002.',
    'Moe, C. On walls. Leeds 2003.',
    'Doe, B. On paths. Leeds 2004.',
  ];
  it.each([
    ['strokes', (i: number) => `/${i}/ `],
    ['braces', (i: number) => `{${i}} `],
    ['a word', (i: number) => `Ref ${i}: `],
    ['the first cell of a row', (i: number) => `${i} | `],
  ])('are read by %s', (_, label) => {
    const text = entries.map((entry, i) => `${label(i + 1)}${entry}`).join('\n');
    expect(split(text)).toEqual(entries.map((words, i) => ({ label: `${i + 1}`, words })));
  });
});

describe('a DOI in a paragraph of its own', () => {
  const entries = [
    'Roe, K. (2001). On hedges. Hedge Press.',
    'Poe, A. (2002). On ponds. Pond Press.',
    'Moe, C. (2003). On walls. Wall Press.',
  ];
  const dois = ['10.1234/hedge.7', '10.5555/pp-2002-ponds', '10.1000/w.moe'];
  it('belongs to the entry above it, which has none', () => {
    const all = entries.map((entry, i) => [entry, `https://doi.org/${dois[i]}`]);
    expect(words(all.flat().join('\n\n'))).toEqual(all.map((lines) => lines.join(' ')));
  });
});

describe('an entry that breaks off', () => {
  it('goes on in what stands behind it', () => {
    const entries = [
      'ROE, A. Os muros. São Paulo: Folha, 2001.',
      'DOE, G.; POE, M. Trabalho com folhas. In: DICIONÁRIO das Folhas. Rio: Epsjv, 2012. p. 750–757.',
      'MOE, E. The History of Hedges: Practice and Progress of Gardens. 2. ed. Boston: Leaf, 1920.',
      'NOE, F. Sociedade de folhas. São Paulo: Global, 2021.',
    ];
    const broken = entries.map((entry) => entry.replace('In: ', 'In:\n\n').replace('Practice and ', 'Practice and\n\n'));
    expect(words(broken.join('\n\n'))).toEqual(entries);
  });
});
