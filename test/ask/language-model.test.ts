import { describe, expect, it } from 'vitest';
import type { Completion } from '../../src/ask/endpoint.ts';
import { languageModelJudge } from '../../src/ask/language-model.ts';
import { placeOfQuote } from '../../src/judges.ts';

const EVIDENCE = 'The ferry sank in 1908. All 62 passengers were saved by the crew of the tug “Marit”.';
const signal = new AbortController().signal;
const asked = async (completion: Completion | string): Promise<{ said: unknown; told: string[] }> => {
  const told: string[] = [];
  const judge = languageModelJudge({
    complete: async () => (typeof completion === 'string' ? { ok: true, text: completion } : completion),
    find: placeOfQuote,
    told: (why) => told.push(why),
  });
  return { said: await judge.judge('Everyone aboard survived.', EVIDENCE, signal), told };
};
const answer = (verdict: string, quote: string): string => JSON.stringify({ verdict, quote, reason: 'all were saved' });

describe('a language model as a judge', () => {
  it('is heard when the words it quotes stand in the evidence, whatever their quotation marks', async () => {
    const { said } = await asked(answer('SUPPORTED', 'saved by the crew of the tug "Marit"'));
    expect(said).toMatchObject({ supported: 0.9, why: 'all were saved', span: { start: EVIDENCE.indexOf('saved') } });
  });

  it('is not heard when they do not, or when it quotes nothing for what it says', async () => {
    for (const quote of ['All 62 passengers were drowned', 'All 26 passengers were saved', '', 'the'])
      for (const verdict of ['SUPPORTED', 'CONTRADICTED', 'PARTIAL']) {
        const { said, told } = await asked(answer(verdict, quote));
        expect([said, told.length], `${verdict} ${quote}`).toEqual([null, 1]);
      }
  });

  it('may say without a quotation that nothing is there', async () => {
    expect((await asked(answer('UNSUPPORTED', ''))).said).toMatchObject({ supported: 0.1, contradicted: 0.1 });
  });

  it('cannot say when it is down or answers in another form', async () => {
    expect((await asked({ ok: false, why: 'down', detail: 'host cannot be reached' })).told).toEqual(['host cannot be reached']);
    expect((await asked('Certainly! The claim is SUPPORTED.')).said).toBeNull();
  });

  it('is not sent a library', async () => {
    const judge = languageModelJudge({ complete: () => Promise.reject(new Error('was asked')), find: placeOfQuote, longest: 10 });
    expect(await judge.judge('a', 'x'.repeat(11), signal)).toBeNull();
  });
});
