import { describe, expect, it } from 'vitest';
import { prepareAnswerSources, verifyAnswer } from '../src/answer.ts';
import { type Composed, type ComposeOptions, compose, type GenerationMode } from '../src/compose.ts';

const SOURCES = prepareAnswerSources([
  {
    id: 'https://arxiv.org/abs/1',
    name: 'GLM-4.7 Technical Report',
    text: 'GLM-4.7 was trained on 23 trillion tokens. It has 355 billion parameters.',
  },
  { id: 'https://arxiv.org/abs/2', name: 'Kimi K2', text: 'Kimi K2 was trained on 15.5 trillion tokens. It has 1 trillion parameters.' },
  { id: 'shop.txt', name: 'shop.txt', text: 'The shop sells bread.' },
]);
const QUESTION = 'How many tokens were GLM-4.7 and Kimi K2 trained on?';

/** Writes what is given; `seen` hears what it was shown. */
const writes = (
  text: string | ((passages: readonly { readonly quote: string }[]) => string),
  seen: string[] = [],
): ComposeOptions['writer'] => ({
  write: async (_question, passages, mode) => {
    seen.push(mode, ...passages.map(({ quote }) => quote));
    return { text: typeof text === 'string' ? text : text(passages) };
  },
});

/** The number under which a passage was shown. */
const at = (passages: readonly { readonly quote: string }[], words: string): string =>
  `[${passages.findIndex(({ quote }) => quote.includes(words))}]`;

async function composed(writer: ComposeOptions['writer'], more: Partial<ComposeOptions> = {}): Promise<Composed> {
  const made = await compose(QUESTION, SOURCES, { writer, judges: [], signal: new AbortController().signal, ...more });
  if ('why' in made) throw new Error(made.why);
  return made;
}

describe('compose', () => {
  it('shows the writer what bears on the question, and cites by keys that are read back', async () => {
    const seen: string[] = [];
    const { text, claims, evidence, keys } = await composed(
      writes(
        (passages) =>
          `GLM-4.7 was trained on 23 trillion tokens ${at(passages, '23')}. Kimi K2 was trained on 15.5 trillion tokens ${at(passages, '15.5')}.`,
        seen,
      ),
    );
    expect(seen[0]).toBe('natural');
    expect(evidence.some(({ quote }) => quote.includes('bread'))).toBe(false);
    expect(keys).toEqual({ 'https://arxiv.org/abs/1': 'Arxiv-1', 'https://arxiv.org/abs/2': 'Arxiv-2' });
    expect(text).toBe(
      'GLM-4.7 was trained on 23 trillion tokens [Arxiv]. Kimi K2 was trained on 15.5 trillion tokens [Arxiv-2].\n\n## Sources\n\n- [Arxiv] GLM-4.7 Technical Report, https://arxiv.org/abs/1\n- [Arxiv-2] Kimi K2, https://arxiv.org/abs/2\n',
    );
    expect(claims).toMatchObject([
      { claim_text: 'GLM-4.7 was trained on 23 trillion tokens.', position_start: 0, citation_key: 'Arxiv-1', claim_type: 'numeric' },
      { citation_key: 'Arxiv-2' },
    ]);
    const { claims: again } = verifyAnswer(text, SOURCES);
    expect(again.map(({ outcome }) => outcome)).toEqual(['supported', 'supported']);
  });

  it('cites another source where the writer cited the wrong one, and softens what none bears out', async () => {
    const { text, edits } = await composed(
      writes(
        (passages) =>
          `GLM-4.7 was trained on 23 trillion tokens ${at(passages, '15.5')}. Kimi K2 was made in Ghent ${at(passages, '15.5')}.`,
      ),
    );
    expect(edits.map(({ action }) => action)).toEqual(['REPLACE', 'SOFTEN']);
    expect(text).toContain('GLM-4.7 was trained on 23 trillion tokens [Arxiv-1].');
    expect(text).toContain('Kimi K2 was reportedly made in Ghent.');
  });

  it('lets a mark that leads to no passage be told', async () => {
    const { text, stray, claims } = await composed(
      writes((passages) => `GLM-4.7 was trained on 23 trillion tokens ${at(passages, '23')}. Kimi K2 was made in Ghent [9].`),
    );
    expect([stray, claims.length]).toEqual([['[unknown-9]'], 1]);
    expect(verifyAnswer(text, SOURCES).ok).toBe(false);
  });

  it('links and checks nothing in the classical manner', async () => {
    const { text, edits, claims } = await composed(
      writes((passages) => `Kimi K2 was made in Ghent ${at(passages, '15.5')}.`),
      { mode: 'classical' },
    );
    expect(text).toBe('Kimi K2 was made in Ghent [Kimi K2](https://arxiv.org/abs/2).\n');
    expect([edits, claims]).toEqual([[], []]);
  });

  it('hands each manner on, and without selection the beginnings of all sources', async () => {
    const seen: string[] = [];
    const mode: GenerationMode = 'strict';
    await composed(writes('The sources do not answer this.', seen), { mode, selection: null });
    expect(seen).toEqual(['strict', ...SOURCES.map(({ text }) => text)]);
  });

  it('asks nobody where nothing bears on the question, and says why nothing was written', async () => {
    let asked = 0;
    const writer: ComposeOptions['writer'] = {
      write: async () => {
        asked += 1;
        return { why: 'nobody there' };
      },
    };
    const options = { writer, judges: [], signal: new AbortController().signal };
    expect(await compose('Who won the chess match?', SOURCES, options)).toMatchObject({ reason: 'no-evidence' });
    expect(asked).toBe(0);
    expect(await compose(QUESTION, SOURCES, options)).toEqual({ why: 'nobody there', reason: 'no-draft' });
  });
});
