/** Every rule can be made to speak German: what it says is recognised, what it names is kept, and nothing that is not known gets lost. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ANOTHER_NUMBER } from '../../../src/compare/claim/judge/told.ts';
import { CLAIM_RULES } from '../../../src/decide/claim/index.ts';
import { QUOTE_RULES } from '../../../src/decide/quote/examples.ts';
import { REFERENCE_GUARDS, REFERENCE_RULES } from '../../../src/decide/reference/index.ts';
import { REFERENCE_TESTIMONY } from '../../../src/decide/reference/testimony.ts';
import { WARNING_RULES } from '../../../src/decide/warning/index.ts';
import type { Remark } from '../../../src/model/cited.ts';
import { verifyQuotes } from '../../../src/quotes.ts';
import { ENGLISH } from '../../../src/report/said/english.ts';
import { GERMAN } from '../../../src/report/said/german.ts';
import { clauseIn, noteIn, saidIn } from '../../../src/report/said/index.ts';
import { readWith } from '../../../src/report/said/template.ts';

const german = (rule: string, says: string): string => saidIn(GERMAN, rule, says);

const GAP = /\{(\w+)(?::\w+)?\}/g;
const REFERENCES = [...REFERENCE_RULES, ...REFERENCE_GUARDS, ...REFERENCE_TESTIMONY];
const NAMED = {
  source: 'b.pdf',
  place: '§ 4.2 of b.pdf',
  other: 'c.pdf',
  label: '[9]',
  words: '“five”',
  against: 'six',
  why: 'another value',
  share: '20 %; 40 % are asked for',
};

describe('what rules say, in German', () => {
  it.each(REFERENCES.map(({ id, says }) => [id, says] as const))('%s is said, with its record where there is one', (id, says) => {
    expect(german(id, says), id).not.toBe(says);
    const recorded = german(id, says.replace(/\.$/, ': crossref:10.5555/a (b).'));
    expect(recorded).toContain('crossref:10.5555/a (b)');
    expect(recorded).not.toContain(says.slice(0, 20));
  });

  it.each([...QUOTE_RULES, ...CLAIM_RULES].map(({ id, says }) => [id, says] as const))('%s is said with every name in it', (id, says) => {
    const names: Readonly<Record<string, string>> = NAMED;
    const said = says.replace(GAP, (_, name: string) => names[name] ?? '?');
    const own = german(id, said);
    expect(own).not.toBe(said);
    for (const [, name = ''] of says.matchAll(GAP))
      expect(own).toContain({ why: 'ein anderer Wert', share: '20 %; verlangt sind 40 %', place: '§ 4.2 von b.pdf' }[name] ?? names[name]);
    // The same fixed words as the rule's own, gap for gap.
    expect(
      Object.entries(ENGLISH)
        .find(([key]) => key === id)?.[1]
        .replace(GAP, '{$1}'),
    ).toBe(says);
  });

  it('says of quotes what the check itself says of them, down to the version of the source', () => {
    const text = '# 1 Fees\n\nThe fee is due on the first Monday of the month.\n\n# 2 Dogs\n\nDogs may run in the yard until noon.';
    const said = verifyQuotes(
      '“due on the first Monday of the month” [1], “due on the second Monday of the month” [1], “Dogs may run in the yard” [1, § 1], “Nobody ever saw a purple swan” [1].',
      [{ id: 'a', name: 'a.md', text }],
    ).items.map(({ rule, says }) => german(rule, says));
    expect(said.slice(0, 2)).toEqual([
      'Diese Worte stehen in dieser Fassung von a.md.',
      'Diese Worte wurden nicht gefunden in dieser Fassung von a.md; die nächstliegende Stelle lautet anders.',
    ]);
    expect(said[2]).toContain('§ 1 dieser Fassung von a.md');
    expect(said.join(' ')).not.toMatch(/version of/);
  });

  it('says every reason of the judge of words', () => {
    // Each reason as it stands in the judge: what is written there and not here stays English on a German page.
    const judge = readFileSync(new URL('../../../src/compare/claim/judge/judge.ts', import.meta.url), 'utf8');
    const reasons = [...judge.matchAll(/[?:]\s*'((?:the|there|two|it|one|another) [^'$]{8,60})'|parts\.push\('([^'$]{8,60})'\)/g)].map(
      ([, chosen, pushed]) => chosen ?? pushed ?? '',
    );
    expect(reasons.length).toBeGreaterThan(6);
    for (const reason of [...reasons, ANOTHER_NUMBER, 'it says “no effect”', 'it has the opposite of “rose”: “fell”'])
      expect([reason, clauseIn(GERMAN, reason)]).not.toEqual([reason, reason]);
  });

  it('says the reasons by which a reference is compared', () => {
    // As above: what is written there as fixed words and not here stays English on a German page.
    const folder = new URL('../../../src/compare/reference/', import.meta.url);
    const written = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .flatMap((name) => [
        ...readFileSync(new URL(name, folder), 'utf8').matchAll(/\bjudged\('\w{4,10}', [\w.]{1,12}, '([^'\n]{12,140})'\)/g),
      ])
      .map(([, words = '']) => words);
    expect(written.length).toBeGreaterThan(30);
    expect(written.filter((words) => clauseIn(GERMAN, words) === words)).toEqual([]);
  });

  it('has a sentence for every warning and every remark', () => {
    const remarks: Readonly<Record<Remark['kind'], true>> = {
      'cited-but-missing': true,
      'cited-otherwise': true,
      'listed-but-uncited': true,
      'no-reference-list': true,
      duplicate: true,
      'numbering-gap': true,
      'region-skipped': true,
      'read-otherwise': true,
    };
    const keys = new Set<string>(Object.keys(ENGLISH));
    for (const id of [...WARNING_RULES.map((rule) => rule.id), ...Object.keys(remarks).map((kind) => `doc/${kind}`)])
      expect(keys.has(id), id).toBe(true);
  });

  it('keeps every gap of a sentence, each once, and puts in none', () => {
    for (const [key, english] of Object.entries(ENGLISH)) {
      const own = Object.entries(GERMAN.sentences).find(([one]) => one === key)?.[1] ?? '';
      const names = (text: string): string[] => [...text.matchAll(GAP)].map(([, name = '']) => name).sort();
      expect(names(own), key).toEqual(names(english));
    }
  });

  it('tells a clause by its own words: none is hidden by one before it', () => {
    for (const [english, own] of GERMAN.clauses) {
      const said = english.replace(GAP, '7');
      const first = GERMAN.clauses.find(([one]) => readWith(one, said) !== null);
      expect(first?.[1], english).toBe(own);
    }
  });

  it('says what befell a work, with the day, the year or neither', () => {
    const says = (rule: string, befell: string): string => german(`warn/${rule}`, `The cited work was ${befell} (10.5555/n; crossref).`);
    expect(says('retracted', 'withdrawn in 2012')).toBe('Das zitierte Werk wurde 2012 zurückgenommen (10.5555/n; crossref).');
    expect(says('expression-of-concern', 'placed under an expression of concern on 2012-05-01')).toBe(
      'Das zitierte Werk wurde am 2012-05-01 mit Bedenken der Herausgeber versehen (10.5555/n; crossref).',
    );
    expect(says('corrected', 'retracted in part')).toBe('Das zitierte Werk wurde in Teilen zurückgezogen (10.5555/n; crossref).');
    expect(
      german('warn/retracted', 'The cited work was removed (x). The reference itself says so. History: corrected in 2011, removed.'),
    ).toBe('Das zitierte Werk wurde entfernt (x). Die Angabe sagt es selbst. Verlauf: berichtigt 2011, entfernt.');
  });

  it('says sentences that stand behind others each by itself', () => {
    expect(
      german(
        'warn/retracted',
        'The cited work was retracted on 2023-09-27 (10.1155/2023/1). Reason given: Data; Peer Review. The citing document (2024) is later than the retraction. History: corrected on 2021, retracted on 2023-09-27.',
      ),
    ).toBe(
      'Das zitierte Werk wurde am 2023-09-27 zurückgezogen (10.1155/2023/1). Angegebener Grund: Data; Peer Review. Das zitierende Dokument (2024) ist jünger als der Rückzug. Verlauf: berichtigt am 2021, zurückgezogen am 2023-09-27.',
    );
    expect(
      german('ref/exist-a', 'Title and authors agree with a record: x:1. Another record of the same work, y:2, agrees in venue and year.'),
    ).toBe(
      'Titel und Verfasser stimmen mit einem Eintrag überein: x:1. Ein anderer Eintrag desselben Werks, y:2, stimmt überein in: Erscheinungsort und Jahr.',
    );
    expect(
      german(
        'warn/discussed',
        'Published about the cited work: a comment: “On it” (doi:10.1/x); 2 replies: “A” (doi:1); “B” (doi:2). The cited work is itself a reply to “C” (PMID 3).',
      ),
    ).toBe(
      'Über das zitierte Werk erschienen: ein Kommentar: “On it” (doi:10.1/x); 2 Antworten: “A” (doi:1); “B” (doi:2). Das zitierte Werk ist selbst eine Antwort auf “C” (PMID 3).',
    );
  });

  it('does not part a title that has such words in it', () => {
    const says = 'DOI 10.1/x is registered to another work: its record is titled “Love. History: a reader”.';
    expect(german('warn/id-points-elsewhere', says)).toBe(
      'DOI 10.1/x ist für ein anderes Werk registriert: Dessen Eintrag trägt den Titel „Love. History: a reader“.',
    );
  });

  it('says which details differ', () => {
    expect(
      german(
        'warn/details-differ',
        'Cited otherwise than recorded: volume 12 (recorded: 21); pages 33-41 (recorded: 133–141). So recorded by x:1, y:2.',
      ),
    ).toBe(
      'Anders angegeben als verzeichnet: Band 12 (verzeichnet: 21); Seiten 33-41 (verzeichnet: 133–141). So verzeichnet bei x:1, y:2.',
    );
  });

  it('leaves whole what it does not know', () => {
    expect(german('ref/of-tomorrow', 'A rule that nobody wrote yet. Reason given: none.')).toBe(
      'A rule that nobody wrote yet. Angegebener Grund: none.',
    );
    expect(german('ref/fake-title', 'Another sentence.')).toBe('Another sentence.');
    expect(clauseIn(GERMAN, 'something else; same year')).toBe('something else; gleiches Jahr');
    expect(noteIn(GERMAN, 'A note.')).toBe('A note.');
  });

  it('says how parts compare, with the words that differ', () => {
    expect(clauseIn(GERMAN, 'words differ: “cats dogs” for “mice”')).toBe('Wörter weichen ab: „cats dogs“ statt „mice“');
    expect(clauseIn(GERMAN, '2 authors of 5 recorded not cited: A. Ng, B. Wu and 3 more')).toBe(
      '2 von 5 verzeichneten nicht zitiert: A. Ng, B. Wu und 3 weitere',
    );
    expect(clauseIn(GERMAN, 'How many patients? 12 in the claim, 15 in the evidence: another value.')).toBe(
      'Wie viele (patients)? 12 in der Aussage, 15 in der Quelle: ein anderer Wert.',
    );
    expect(noteIn(GERMAN, 'The sentence goes on in the source: “… unless agreed otherwise.”.')).toBe(
      'Der Satz geht in der Quelle weiter: „… unless agreed otherwise.“.',
    );
  });

  it('reads a long hostile sentence once', () => {
    const long = `The cited work was retracted on ${'Reason given: “ '.repeat(20_000)}(x).`;
    expect(german('warn/retracted', long).length).toBeGreaterThan(100_000);
  });
});
