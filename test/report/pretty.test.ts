import { describe, expect, it } from 'vitest';
import { columns } from '../../src/report/columns.ts';
import { pretty } from '../../src/report/pretty.ts';
import { outageWords } from '../../src/report/words.ts';
import { ALL, asked, MINOR, OPEN, paper, report, UNCHECKABLE, UNSURE, VERIFIED } from './make.ts';

const NO_LIST = { kind: 'no-reference-list', span: { start: 0, end: 0 }, says: 'No reference list was found.', about: [] } as const;

describe('pretty', () => {
  it('is one line when everything is verified', () => {
    expect(pretty([report([VERIFIED, { ...VERIFIED, key: '2' }])], {})).toBe('✓ paper.pdf: 2 references, all verified\n');
    expect(pretty([report([VERIFIED])], { unicode: false })).toBe('+ paper.pdf: 1 reference, verified\n');
  });

  it('does not call an empty list verified', () => {
    expect(pretty([report([])], {})).toBe('! paper.pdf: no references found\n');
  });

  it('shows problems first: retracted, no match, details, unsure, not checked', () => {
    const heads = [...pretty([paper().report], {}).matchAll(/^ [✗!?–] ([A-Z ]+?) {2,}\[(\d+)\]/gm)].map(
      ([, word, key]) => `${word} ${key}`,
    );
    expect(heads).toEqual(['RETRACTED 23', 'NO MATCH 17', 'CHECK 9', 'UNSURE 31', 'NOT CHECKED 32', 'NOT CHECKABLE 33']);
  });

  it('says the rule, the place, the reason, the nearest record, who was asked, and where to confirm', () => {
    const shown = pretty([paper().report], { width: 120 });
    for (const part of [
      'ref/fake-a  p.15',
      'No record of this title was found, and the cited DOI is not registered.',
      'closest: "Positivity of clouds in coastal weather" Kim & Cho 2023',
      'title differs · authors differs · venue match · year partly',
      'asked (coverage complete): index no record · crossref no record · openalex no record',
      'https://doi.org/10.5555/none.0999',
      'https://scholar.google.com/scholar?q=%22Seeding%20of%20clouds',
      'year    cited 2015 → record 2016',
      'Retracted on 2021-03-02. · notice 10.5555/yawn.notice',
      'cited on page 1',
      '"No match found" is a lead to confirm, not proof',
      'Sources that were down: arxiv timed out (2 times)',
      'Left out: an image: it holds no text',
    ])
      expect(shown).toContain(part);
  });

  it('counts a retracted work as retracted, not as verified', () => {
    expect(pretty([report(ALL)], { width: 120 })).toContain(
      '7 references: 1 verified · 1 to check · 1 no match · 1 retracted · 1 unsure · 1 not checked · 1 not checkable',
    );
  });

  it('shows what differs from the record of which a person must tell whether it is meant', () => {
    const authors = ['partial', 'Hull, A.; Stern, B.', 'Hull, A.; Keel, C.'] as const;
    const shown = pretty([report([{ ...UNSURE, record: MINOR.record ?? {}, rows: { title: ['match', 'Boats', 'Boats'], authors } }])], {
      width: 100,
    });
    expect(shown).toContain('authors cited Hull, A.; Stern, B. → record Hull, A.; Keel, C.');
  });

  it('shows the record beside a citation without a title, since only a person can tell whether it is meant', () => {
    const untitled = { ...OPEN, rule: 'ref/unknown-no-title', record: MINOR.record ?? {}, fields: { author: [{ family: 'Osei' }] } };
    const rows = { authors: ['match', 'Osei', 'Osei'] as const };
    const shown = pretty([report([{ ...untitled, rows }])], { width: 100 });
    expect(shown).toContain(`closest: "${MINOR.record?.title ?? ''}`);
    expect(shown).toContain('authors match');
    expect(pretty([report([OPEN])], { width: 100 })).not.toContain('closest');
  });

  it('tells where to look for what stayed open, and nothing of references where there are none', () => {
    const whole = { kind: 'complete', absent: ['index'], missing: [] } as const;
    const kind = { ...OPEN, rule: 'ref/unknown-kind', coverage: whole, asked: [asked('index', { kind: 'absent' })] };
    const shown = pretty([report([kind])], { width: 100 });
    expect(shown).toContain('confirm yourself:');
    expect(shown).toContain('1 reference stayed open: no source that can settle it was asked and answered.');
    expect(pretty([report([], { remarks: [NO_LIST] })], { width: 100 })).not.toContain('0 references:');
  });

  it('does not say twice that an address leads to another work', () => {
    const warnings = [
      {
        kind: 'id_points_elsewhere',
        rule: 'warn/id-points-elsewhere',
        severity: 'error',
        of: [],
        says: 'It leads elsewhere.',
        evidence: [],
      },
    ] as const;
    const rows = { ...MINOR.rows, url: ['not_match', 'https://doi.org/10.5555/boats.91', null] as const };
    const shown = pretty([report([{ ...MINOR, warnings, rows }])], { width: 100 });
    expect(shown).toContain('DOI     cited 10.5555/boats.91 → record 10.5555/boats.90');
    expect(shown).not.toMatch(/^ {18}link /m);
  });

  it('counts each reference once, under what stands in front of it', () => {
    const elsewhere = {
      kind: 'id_points_elsewhere' as const,
      rule: 'warn/id-points-elsewhere',
      severity: 'error' as const,
      of: [],
      says: 'It is registered to another work.',
      evidence: [],
    };
    const minor = ALL.find(({ outcome }) => outcome === 'exist_minor') ?? VERIFIED;
    const shown = pretty([report([VERIFIED, { ...minor, warnings: [elsewhere] }])], { width: 120 });
    expect(shown).toContain('2 references: 1 verified · 1 identifier of another work\n');
  });

  it('puts the rule below a title that has too little room beside it, not one word of the title a line', () => {
    const long = { ...OPEN, line: 1_234, fields: { ...OPEN.fields, title: 'A long title about the seeding of clouds over coasts' } };
    const lines = pretty([report([long])], { width: 60 }).split('\n');
    const at = lines.findIndex((line) => /^ +ref\/\S+ {2}line 1234$/.test(line));
    expect(at).toBeGreaterThan(0);
    expect(lines.slice(2, at).every((line) => columns(line.trim()) > 20 || line === lines[at - 1])).toBe(true);
  });

  it('says what to do when nobody could be asked', () => {
    const silent = { ...OPEN, rule: 'ref/unknown-not-answered', asked: [] };
    const options = { offline: true, commands: ['mark'], width: 120 };
    expect(pretty([report([silent])], options)).toContain('Nobody could be asked: name an index with --index, or leave --offline out.');
    expect(pretty([report(ALL)], options)).not.toContain('Nobody could be asked');
    expect(pretty([report([silent])], { ...options, offline: false })).not.toContain('Nobody could be asked');
  });

  it('keeps to the width but for addresses, from 60 columns up', () => {
    for (const width of [60, 80, 100, 120]) {
      const long = pretty([paper().report], { width })
        .split('\n')
        .filter((line) => !line.includes('https://') && columns(line) > width);
      expect(long).toEqual([]);
    }
  });

  it('hints only at commands that exist', () => {
    expect(pretty([report(ALL)], {})).not.toContain('stet mark');
    // A command that is cut in two, or that is offered for a file that is not on the disk, is no help.
    expect(pretty([report(ALL)], { commands: ['mark'], width: 40 })).toContain('mark: stet mark 17 ok --reason exists_elsewhere\n');
    expect(pretty([report(ALL)], { commands: ['mark'] })).toContain('mark: stet mark 17 ok');
  });

  it('writes links for a terminal as short names, in colour only when asked', () => {
    expect(pretty([report(ALL)], {})).not.toContain('\x1b');
    const shown = pretty([report(ALL)], { links: true, color: true });
    expect(shown).toContain('\x1b]8;;https://doi.org/10.5555/none.0999\x1b\\cited DOI\x1b]8;;\x1b\\');
    expect(shown).not.toMatch(/^ +https/m);
  });

  it('lists a retracted work once, with what is wrong, and not among the verified', () => {
    const retracted = {
      kind: 'retracted' as const,
      rule: 'notice/retracted',
      severity: 'error' as const,
      of: [],
      says: 'It was retracted.',
      evidence: [],
    };
    const shown = pretty([report([VERIFIED, { ...VERIFIED, key: 'bad', warnings: [retracted] }])], { verbose: true });
    expect(shown.match(/\[bad\]/g)).toHaveLength(1);
    expect(shown).toMatch(/RETRACTED +\[bad\]/);
    const announced = { ...retracted, severity: 'warning' as const };
    expect(pretty([report([{ ...VERIFIED, key: 'bad', warnings: [announced] }])], { verbose: true }).match(/\[bad\]/g)).toHaveLength(1);
  });

  it('counts a long tail of open references instead of listing it, unless all is wanted', () => {
    const many = Array.from({ length: 30 }, (_, i) => ({ ...OPEN, key: `o${i}` }));
    expect(pretty([report(many)], {})).toContain('and 22 more references that could not be checked (--verbose shows them)');
    expect(pretty([report(many)], { verbose: true })).toContain('[o29]');
  });

  it('says when references stayed open', () => {
    expect(pretty([report([OPEN, OPEN, UNCHECKABLE])], {})).toContain(
      '2 references stayed open: no source that can settle them was asked and answered.',
    );
  });
});

describe('outageWords', () => {
  it('says once of each source how it failed, not that it was left alone after that', () => {
    expect(
      outageWords([
        { adapter: 'crossref', why: 'breaker-open', times: 3 },
        { adapter: 'crossref', why: 'network', times: 2 },
        { adapter: 'dblp', why: 'breaker-open', times: 1 },
        { adapter: 'made-up', why: 'something new', times: 1 },
      ]),
    ).toEqual([
      { adapter: 'crossref', says: 'could not be reached (5 times)' },
      { adapter: 'dblp', says: 'left alone after failing' },
      { adapter: 'made-up', says: 'something new' },
    ]);
  });
});
