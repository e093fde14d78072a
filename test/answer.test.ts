import { describe, expect, it } from 'vitest';
import { prepareAnswerSources, verifyAnswer, verifyAnswerWith } from '../src/answer.ts';
import { builtInJudge } from '../src/compare/claim/judge/judge.ts';
import { repairAnswer } from '../src/corrections.ts';
import { StetError } from '../src/errors.ts';
import type { Judge } from '../src/model/judge.ts';

const SOURCES = [
  { id: 'fees.txt', text: 'The monthly fee is 40 euros. It is due on the first Monday. Late payment costs 5 euros.' },
  { id: 'dogs.txt', text: 'Dogs are allowed in the yard. Cats must stay inside at night.' },
];

describe('verifyAnswer', () => {
  it('checks quotes and claims together', () => {
    const report = verifyAnswer(
      'The fee is “due on the first Monday” [1]. Dogs are allowed in the yard [2]. Cats bark at the moon [2].',
      SOURCES,
    );
    expect(report.quotes.counts.verified).toBe(1);
    expect(report.claims.map(({ outcome }) => outcome)).toEqual(['supported', 'supported', 'unsupported']);
    expect(report.counts).toEqual({ supported: 2, partial: 0, unsupported: 1, contradicted: 0, unverifiable: 0 });
    expect([report.citationsTotal, report.citationsSupported]).toEqual([3, 2]);
    expect(report.ok).toBe(true);
  });

  it('tells sources with the same text apart, and a source from what it was before', () => {
    const twins = SOURCES.flatMap(({ id, text }) => [
      { id, text },
      { id: `again-${id}`, text },
    ]);
    const prepared = prepareAnswerSources(twins);
    const answer = 'The fee is 45 euros [1]. The fee is 45 euros [2]. Cats must not stay inside at night [4].';
    const first = verifyAnswer(answer, prepared);
    expect(first.claims[0]?.supports[0]?.source?.id).toBe('fees.txt');
    expect(first.claims[1]?.supports[0]?.source?.id).toBe('again-fees.txt');
    expect(first.claims.map(({ outcome }) => outcome)).toEqual(
      verifyAnswer(answer, prepareAnswerSources(twins)).claims.map((one) => one.outcome),
    );
    expect(verifyAnswer(answer, prepared)).toEqual(first);
    const changed = verifyAnswer(answer, [{ id: 'fees.txt', text: 'The monthly fee is 45 euros.' }, ...prepared.slice(1)]);
    expect(changed.claims[0]?.outcome).toBe('supported');
  });

  it('reads a sentence of many words', () => {
    const long = Array.from({ length: 3000 }, (_, i) => (i % 7 === 0 ? `Word${i}` : `part ${i}`)).join(' ');
    const prepared = prepareAnswerSources([{ id: 'long.txt', text: `${long}. The fee is 40 euros.` }]);
    const answer = `${long} [1]. The fee is 45 euros [1].`;
    const report = verifyAnswer(answer, prepared);
    expect(report.claims.map(({ outcome }) => outcome)).toEqual(['supported', 'contradicted']);
    expect(verifyAnswer(answer, prepared)).toEqual(report);
  });

  it('gives the same report for the same texts, and one that goes through JSON', () => {
    const answer = 'The fee is 45 euros [1]. Dogs are allowed [2].';
    const prepared = prepareAnswerSources(SOURCES);
    const report = verifyAnswer(answer, prepared);
    expect(verifyAnswer(answer, SOURCES)).toEqual(report);
    expect(verifyAnswer(answer, prepared)).toEqual(report);
    expect(JSON.parse(JSON.stringify(report))).toEqual(report);
  });

  it('asks for as much recall as it is told', () => {
    const answer = 'The monthly fee was discussed at length in the town hall [1].';
    expect(verifyAnswer(answer, SOURCES, { minRecall: 0 }).claims[0]?.outcome).toBe('supported');
    expect(verifyAnswer(answer, SOURCES, { minRecall: 1 }).claims[0]?.outcome).toBe('unsupported');
    expect(() => verifyAnswer(answer, SOURCES, { minRecall: 4 })).toThrow(StetError);
  });

  it('makes everything that is not borne out an error when told to be strict', () => {
    const report = verifyAnswer('Cats bark at the moon [2].', SOURCES, { strict: true });
    expect(report.claims[0]?.severity).toBe('error');
    expect(report.ok).toBe(false);
  });

  it('checks quotes alone when told so', () => {
    const report = verifyAnswer('Cats bark at the moon [2]. “No such words at all here” [1].', SOURCES, { verifyCites: false });
    expect(report.claims).toEqual([]);
    expect(report.quotes.counts.not_found).toBe(1);
  });

  it('lists statements that cite nothing, and passes no sentence over', () => {
    const report = verifyAnswer('The fee is 40 euros [1]. Winters are cold in this town. Any questions?', SOURCES);
    expect(report.uncited.map(({ text }) => text)).toEqual(['Winters are cold in this town.']);
  });

  it('counts from 0 where the answer does', () => {
    const report = verifyAnswer('The monthly fee is 40 euros [0]. Dogs are allowed in the yard [1].', SOURCES);
    expect(report.claims.map(({ outcome }) => outcome)).toEqual(['supported', 'supported']);
  });

  it('follows the answer’s own list of sources', () => {
    const report = verifyAnswer('Dogs are allowed in the yard [1].\n\nSources:\n[1] dogs.txt\n[2] fees.txt\n', SOURCES);
    expect(report.claims.map(({ outcome, claim }) => [outcome, claim.citations[0]?.source])).toEqual([['supported', 'dogs.txt']]);
  });

  it('knows keys that stand for sources', () => {
    const sources = SOURCES.map((source, i) => ({ ...source, aliases: [['Fees'], ['Dogs-2']][i] ?? [] }));
    const report = verifyAnswer('The monthly fee is 40 euros [Fees]. Dogs are allowed in the yard [Dogs-2].', sources);
    expect(report.claims.map(({ outcome }) => outcome)).toEqual(['supported', 'supported']);
  });

  it('tells works that are not at hand, where the text may cite others', () => {
    const report = verifyAnswer('Dogs were never wolves (Ng 2024).', SOURCES, { complete: false });
    expect(report.claims[0]?.rule).toBe('claim/source-not-at-hand');
    expect(report.ok).toBe(true);
  });

  it('asks a judge where words do not settle it, and shows it passages alone', () => {
    const asked: string[][] = [];
    const judge: Judge = {
      name: 'built-in',
      judge(claim, evidence) {
        asked.push([claim, evidence]);
        return { supported: 0.1, contradicted: 0, why: 'other things are said', unsupported: [{ start: 0, end: 4 }] };
      },
    };
    const report = verifyAnswer(
      'Late dogs are allowed a fee in the yard [2]. Cats must stay inside at night [2]. Rockets fly to Mars [1].',
      SOURCES,
      { judge },
    );
    expect(asked).toEqual([['Late dogs are allowed a fee in the yard.', 'Dogs are allowed in the yard.']]);
    expect(report.claims[0]).toMatchObject({ outcome: 'unsupported', judge: 'built-in' });
    expect(report.claims[0]?.unsupported.map(({ text }) => text)).toEqual(['Late']);
  });

  it('asks for sources with id and text', () => {
    expect(() => verifyAnswer('x', [{ id: '', text: 'x' }])).toThrow('id');
  });
});

describe('verifyAnswerWith', () => {
  it('asks dearer judges only what cheaper ones left open, and stops when told', async () => {
    const asked: string[] = [];
    const sure: Judge = {
      name: 'built-in',
      judge: (claim) => ({ supported: claim.includes('yard') ? 0.99 : 0.5, contradicted: 0, why: 'so it seems' }),
    };
    const slow = {
      name: 'language-model' as const,
      judge: async (claim: string) => {
        asked.push(claim);
        return { supported: 0.2, contradicted: 0, why: 'no' };
      },
    };
    const answer = 'Small dogs are mostly allowed in the yard [2]. Small cats must mostly stay inside [2].';
    const report = await verifyAnswerWith(answer, SOURCES, { judges: [sure, slow] });
    expect(asked).toEqual(['Small cats must mostly stay inside.']);
    expect(report.claims.map(({ judge }) => judge)).toEqual(['built-in', 'language-model']);
    const stopped = await verifyAnswerWith(answer, SOURCES, { judges: [slow], signal: AbortSignal.abort() });
    expect(stopped.claims.every(({ judge }) => judge === 'lexical')).toBe(true);
  });

  it.each(Object.getOwnPropertyNames(Object.prototype))('takes %s for a word like another', (name) => {
    const named = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
    const said = [`In Bonn, Anna ${named} keeps dogs [2].`, `They paid ${named} 5${name} and $5 ${name} [1].`];
    const { claims } = verifyAnswer(said.join(' '), SOURCES);
    expect(claims.map(({ outcome }) => outcome)).toEqual(['unsupported', 'unsupported']);
  });
});

describe('a stretch of an answer', () => {
  it('is checked alone, with the marks that the rest of the answer gives', () => {
    const sources = [
      { id: 'a', text: 'The monthly fee is 40 euros. Notice is given in writing.' },
      { id: 'b', text: 'The library opens at nine. It closes at six on weekdays.' },
    ];
    const answer =
      'The monthly fee is 45 euros [1]. "The library opens at ten" [2].\n\nThe library closes at six [2].\n\nSources:\n[1] b\n[2] a';
    const whole = verifyAnswer(answer, sources);
    const start = answer.indexOf('The library closes');
    const part = verifyAnswer(answer, sources, { within: { start, end: start + 10 } });
    expect(part.claims).toEqual(whole.claims.filter(({ claim }) => claim.span.start === start));
    expect(part.quotes.items).toEqual([]);
    expect(whole.quotes.items).toHaveLength(1);
  });
});

describe('languages', () => {
  const sources = [
    { id: 'de', text: 'Der monatliche Beitrag beträgt 40 Euro. Er ist am ersten jedes Monats fällig und wird von der Bank eingezogen.' },
    { id: 'zh', text: '每月费用为四十欧元。费用在每月第一天到期。会员可以提前一个月通知终止。图书馆每天早上九点开门。' },
  ];
  it.each([
    ['La bibliothèque ouvre à neuf heures [2].', 'claim/other-language'],
    ['The library opens at nine in the morning [2].', 'claim/other-language'],
    ['The bank collects the dues of all of the members [1].', 'claim/other-language'],
    ['图书馆每天下午三点关门 [2]。', 'claim/words-alone'],
    ['会员可以提前一个月通知终止 [2]。', 'claim/supported-verbatim'],
    ['Библиотека открывается каждый день в девять часов [2].', 'claim/other-language'],
  ])('of "%s" says by %s that it cannot be judged, or that it stands there', (answer, rule) => {
    const [claim] = verifyAnswer(answer, sources, { judge: builtInJudge() }).claims;
    expect(claim?.rule).toBe(rule);
    expect(claim?.severity).toBe('info');
  });

  it('hears a model that reads both', () => {
    const model = { name: 'language-model', judge: () => ({ supported: 0.95, contradicted: 0.01, why: 'read' }) } as const;
    const answer = '图书馆每天早晨九点便开门 [2]。';
    expect(verifyAnswer(answer, sources, { judge: model }).claims[0]).toMatchObject({ outcome: 'supported', judge: 'language-model' });
  });
});

describe('the shapes in which people name sources', () => {
  const sources = prepareAnswerSources([
    {
      id: '1-ng.txt',
      text: 'Ng and Silva 2019. Sleep and memory in adults. We tested 120 adults in Oslo. Caffeine had no effect on memory. The study lasted six weeks.',
    },
    {
      id: '2-lopez.txt',
      text: 'López 2020. Naps in nursing homes. A nap of 20 minutes improved attention in 64 residents. Longer naps made residents drowsy. No resident dropped out.',
    },
  ]);
  const cited = (answer: string): (string | null)[][] =>
    verifyAnswer(answer, sources, { judge: builtInJudge() }).claims.map(({ outcome, supports }) => [
      outcome,
      ...supports.map(({ source }) => source?.id ?? null),
    ]);
  const BOTH = [
    ['supported', '1-ng.txt'],
    ['supported', '2-lopez.txt'],
  ];

  it.each([
    [
      'a list without a heading',
      'Caffeine had no effect on memory [1]. Longer naps made residents drowsy [2].\n\n[1] Ng and Silva 2019\n[2] López 2020\n',
    ],
    [
      'one in an order of its own',
      'Caffeine had no effect on memory [2]. Longer naps made residents drowsy [1].\n\n[1] López 2020\n[2] Ng and Silva 2019\n',
    ],
    [
      'notes',
      'Caffeine had no effect on memory.[^1] Longer naps made residents drowsy.[^2]\n\n[^1]: Ng and Silva 2019\n[^2]: López 2020\n',
    ],
    ['author and year', 'Caffeine had no effect on memory (Ng and Silva, 2019). Longer naps made residents drowsy (López, 2020).'],
    [
      '(Source: …)',
      'Caffeine had no effect on memory (Source: Ng and Silva 2019). Longer naps made residents drowsy (Source: López 2020).',
    ],
    ['two halves that cite apart', 'The study lasted six weeks [1] and no resident dropped out [2].'],
  ])('%s', (_shape, answer) => {
    expect(cited(answer)).toEqual(BOTH);
  });

  it('reads statements behind their marks as statements, and what is said of nobody as said of the sources', () => {
    expect(cited('What is known:\n\n[1] Caffeine had no effect on memory.\n[2] No resident dropped out.\n')).toEqual(BOTH);
    expect(verifyAnswer('Nothing is said about children [1].', sources).claims.map(({ rule }) => rule)).toEqual(['claim/about-sources']);
  });

  it.each([
    'Koffein verbesserte das Gedächtnis um 40 Prozent [1].',
    'Längere Nickerchen machten die Bewohner schläfrig [2].',
    "La caféine n'avait aucun effet sur la mémoire [1].",
    "Aucun résident n'a quitté l'étude [2].",
    'El estudio duró seis semanas [1].',
    'La caffeina non ha avuto effetto sulla memoria [1].',
  ])('says nothing against a short sentence in another language: %s', (answer) => {
    const report = verifyAnswer(answer, sources, { judge: builtInJudge() });
    expect(report.claims.map(({ rule }) => rule)).toEqual(['claim/other-language']);
    expect(report.ok).toBe(true);
  });

  it('says it of one in the same language, names and accents notwithstanding', () => {
    expect(cited('Cafés in Oslo improved reaction times greatly [1].')).toEqual([['unsupported', '1-ng.txt']]);
  });
});

describe('a sentence that was taken from a source that it does not cite', () => {
  const TOLD = 'The wardens count the grey seals on the northern skerries at low tide in early spring.';
  const sources = [
    {
      id: 'count.txt',
      text: `The station was built on the cape. ${TOLD} The figures are sent to the museum in autumn.`,
    },
    {
      id: 'ways.txt',
      text: 'Grey seals lie on the skerries at low tide. Terns nest on the beach.',
    },
    { id: 'terns.txt', text: 'Terns nest on the beach of the cape, and are ringed in June.' },
  ];
  const rules = (answer: string, options = {}): string[] => verifyAnswer(answer, sources, options).claims.map(({ rule }) => rule);
  const cut = 'The wardens count grey seals on northern skerries at low tide, in early spring';

  it('is borne out in part by one about the same matter, and the right one is shown', () => {
    for (const said of [TOLD.slice(0, -1), cut])
      for (const options of [{}, { judge: builtInJudge() }]) {
        const [claim] = verifyAnswer(`${said} [2].`, sources, options).claims;
        expect(claim).toMatchObject({ outcome: 'partial', rule: 'claim/partial-elsewhere', severity: 'warning' });
        expect(claim?.elsewhere.map(({ source, quote }) => [source.id, quote])).toEqual([['count.txt', TOLD]]);
      }
  });

  it('gets the right citation beside its own by a repair', () => {
    expect(repairAnswer(`${TOLD.slice(0, -1)} [2].`, sources).text).toBe(`${TOLD.slice(0, -1)} [2][1].`);
  });

  it('is none where the cited source has it too, where it cites both, and where no other may be looked in or cited', () => {
    const said = TOLD.slice(0, -1);
    expect(rules(`${said} [1].`)).toEqual(['claim/supported-verbatim']);
    expect(rules(`${said} [1][2].`)).not.toContain('claim/partial-elsewhere');
    for (const options of [{ correction: false }, { complete: false }])
      expect(rules(`${said} [2].`, options)).toEqual(['claim/supported-recall']);
  });

  it('is none where few words stand elsewhere but not side by side', () => {
    const few = [
      { id: 'a', text: 'Seals lie on the skerries at night, and the boats leave early.' },
      { id: 'b', text: 'At low tide in spring, seals and terns lie on sand or skerries.' },
    ];
    expect(verifyAnswer('Seals lie on skerries in spring at tide [1].', few).claims[0]?.rule).not.toBe('claim/partial-elsewhere');
  });
});

describe('a number in brackets behind a word for a place', () => {
  it('is a citation, unless it is the linked place of another one', () => {
    const marks = (answer: string): string[] =>
      verifyAnswer(answer, SOURCES).claims.flatMap(({ claim }) => claim.citations.map(({ label }) => label));
    expect(marks('The fee is due at two points [1].')).toEqual(['[1]']);
    expect(marks('Dogs are allowed, as it says in the first paragraph [2].')).toEqual(['[2]']);
    expect(marks('Dogs are allowed ([2], paragraph [1](https://law.example/1)).')).toEqual(['[2]']);
  });
});

describe('what an answer must not hide from the check', () => {
  it('words between two rules of which the first begins it', () => {
    const said = '---\nThe fee is “due on the last Monday” [1].\n\nIt is 41 euros [1].\n---\n';
    const report = verifyAnswer(said, SOURCES);
    expect(report.quotes.items.map(({ status }) => status)).toEqual(['not_found']);
    expect(report.claims).toHaveLength(2);
    const fields = '---\ntitle: “A title” [1]\ntags:\n  - “one” [1]\n---\n\nThe fee is due [1].\n';
    expect(verifyAnswer(fields, SOURCES).quotes.items).toEqual([]);
  });

  it('a sentence of small words and a number', () => {
    const sources = [{ id: 'a', text: 'It is 9 km to the sea.' }];
    expect(verifyAnswer('It is 5 km [1].', sources).claims.map(({ claim }) => claim.kind)).toEqual(['claim']);
  });
});
