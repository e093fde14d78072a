/** Signs that the checked document was generated: never of an ordinary paper, and never of a list of references. */
import { describe, expect, it } from 'vitest';
import { type CitingText, warnDocument } from '../../../src/decide/warning/document.ts';
import type { Remark } from '../../../src/model/cited.ts';
import type { IdentifierEvidence } from '../../../src/model/evidence.ts';
import type { ReferenceFinding } from '../../../src/model/report.ts';
import { finding } from '../../report/make.ts';

const PAPER = `A study of imagined corals\nAda Quill, Harbour Institute, aq@harbour.invalid\n1 Introduction\nWe conducted a study.\n2 Methods\nWe looked.\n${'Words that fill the page. '.repeat(400)}`;
const list = (
  count: number,
  of: (at: number) => { outcome?: 'exist' | 'fake' | 'unknown'; year?: number; strayed?: boolean | undefined },
): ReferenceFinding[] =>
  Array.from({ length: count }, (_, at) => {
    const { outcome = 'exist', year = 1990 + at, strayed } = of(at);
    const made = finding({ key: String(at), outcome });
    const identifiers: IdentifierEvidence[] =
      strayed === undefined ? [] : [{ identifier: `10.5555/${at}`, scheme: 'doi', outcome: strayed ? 'elsewhere' : 'same', why: '' }];
    return {
      ...made,
      reference: { ...made.reference, id: `ref:${at}`, fields: { ...made.reference.fields, issued: { 'date-parts': [[year]] } } },
      verdict: { ...made.verdict, outcome, identifiers },
    };
  });
const citing = (more: Partial<CitingText> = {}): CitingText => ({ text: PAPER, data: false, citations: 30, remarks: [], ...more });
const uncited = (count: number): Remark[] => [
  { kind: 'listed-but-uncited', span: { start: 0, end: 0 }, says: '', about: Array.from({ length: count }, (_, at) => `ref:${at}`) },
];
const signs = (findings: readonly ReferenceFinding[], more: Partial<CitingText> = {}): readonly string[] =>
  warnDocument(citing(more), findings).flatMap(({ evidence, severity, kind }) => {
    expect([severity, kind]).toEqual(['info', 'ai_generated_suspect']);
    return evidence;
  });

describe('signs of a generated document', () => {
  it('are none in an ordinary paper, whatever single thing is odd about it', () => {
    expect(signs(list(20, () => ({})))).toEqual([]);
    expect(signs(list(20, (at) => ({ outcome: at < 10 ? 'fake' : 'exist' })))).toEqual([]);
    expect(signs(list(20, () => ({ year: 2020 })))).toEqual([]);
    expect(signs(list(20, (at) => ({ strayed: at < 8 })))).toEqual([]);
    expect(
      signs(
        list(20, () => ({})),
        { remarks: uncited(15) },
      ),
    ).toEqual([]);
    expect(signs(list(4, () => ({ outcome: 'fake', year: 2020 })))).toEqual([]);
  });

  it('are two odd things about its references, named with the references they rest on', () => {
    const findings = list(20, (at) => ({
      outcome: at < 10 ? 'fake' : 'exist',
      strayed: at >= 12 && at < 16 ? true : at >= 16 ? false : undefined,
    }));
    const [warning] = warnDocument(citing(), findings);
    expect(warning?.evidence).toEqual([
      'of 10 of 20 works looked up to the end no record was found',
      'the identifiers of 4 of 8 references lead to other works',
    ]);
    expect(warning?.of).toHaveLength(14);
    expect(warning?.says).not.toMatch(/fake|fabricat|fraud/i);
    expect(
      signs(
        list(20, () => ({ year: 2020 })),
        { remarks: uncited(15) },
      ),
    ).toHaveLength(2);
  });

  it('do not count what could not be looked up', () => {
    expect(signs(list(20, (at) => ({ outcome: at < 10 ? 'unknown' : 'exist', year: 2020 })))).toEqual([]);
  });

  it('are a phrase that a model left behind, where the text says it and does not quote it', () => {
    const said = (sentence: string): readonly string[] => signs([], { text: `${PAPER}\n${sentence}\n` });
    expect(said('As an AI language model, I cannot measure corals.')).toHaveLength(1);
    expect(said('Some texts hold phrases like “As an AI language model, I cannot”.')).toEqual([]);
    expect(said("We searched for 'regenerate response' and the like.")).toEqual([]);
    expect(said('References\n[1] Roe, J. Regenerate response and other stories. 2023.')).toEqual([]);
    expect(said('as an ai language model, regenerate response, my knowledge cutoff, as a large language model')).toEqual([]);
  });

  it('are an affiliation nobody filled in together with another sign, not alone', () => {
    const text = PAPER.replace('Harbour Institute', '[Institution Name]');
    expect(
      signs(
        list(20, () => ({})),
        { text },
      ),
    ).toEqual([]);
    expect(
      signs(
        list(20, () => ({ year: 2020 })),
        { text },
      ),
    ).toHaveLength(2);
  });

  it('are not looked for in a list of references', () => {
    expect(
      signs(
        list(20, () => ({ outcome: 'fake', year: 2020 })),
        { data: true },
      ),
    ).toEqual([]);
  });
});
