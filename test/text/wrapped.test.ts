/** What is put round an answer and what was only thought is left out, and every place stays what it was. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { verifyAnswer } from '../../src/index.ts';
import { unwrapped } from '../../src/text/wrapped.ts';

const SOURCES = [
  { id: 'reef.txt', text: 'Life in the lagoon. Reefs in the Marl lagoon grow ten millimetres a year. Divers like it there.' },
];
const REEF = 'Reefs in the Marl lagoon grow nine millimetres a year [1].';
const THOUGHT = 'Reefs in the Marl lagoon grow five millimetres a year [1].';

describe('an answer in a fence, or behind thoughts', () => {
  it.each([
    ['a fence of Markdown', `\`\`\`markdown\n${REEF}\n\`\`\``],
    ['a fence of nothing', `\`\`\`\n${REEF}\n\`\`\`\n`],
    ['a fence behind a word', `Here it is:\n\n~~~md\n${REEF}\n~~~\n\nAnything else?`],
    ['a fence with code in it', `\`\`\`markdown\n${REEF}\n\n\`\`\`js\nrun("x")\n\`\`\`\n\nDone.\n\`\`\``],
    ['thoughts', `<think>${THOUGHT}</think>\n\n${REEF}`],
    ['thoughts whose beginning was kept', `${THOUGHT}\n</think>\n\n${REEF}`],
  ])('%s', (_, answer) => {
    const { claims, answer: hash } = verifyAnswer(answer, SOURCES);
    expect(claims.map(({ outcome, claim: { span } }) => [outcome, answer.slice(span.start, span.end)])).toEqual([['contradicted', REEF]]);
    expect(hash).toBe(verifyAnswer(answer, SOURCES).quotes.answer);
  });

  it.each([`\`\`\`js\n${REEF}\n\`\`\``, `Text.\n\n\`\`\`\n${REEF}\n\`\`\``, `He wrote <think> and ${REEF.replace('nine', 'ten')}`])(
    'leaves code and other text as it is: %s',
    (answer) => {
      expect(unwrapped(answer)).toBe(answer);
    },
  );

  it('changes no place, and no word that stays', () => {
    const part = fc.constantFrom('<think>', '</think>', '```', '```md', '~~~', '\n', '\r\n', ' ', 'word', '[1]', 'İ');
    fc.assert(
      fc.property(fc.array(part, { maxLength: 30 }), (parts) => {
        const answer = parts.join('');
        const left = unwrapped(answer);
        expect(left.length).toBe(answer.length);
        for (let i = 0; i < left.length; i += 1) expect(left[i] === answer[i] || left[i] === ' ').toBe(true);
        expect(left.split('\n').length).toBe(answer.split('\n').length);
      }),
    );
  });

  it('is linear in what is hostile', () => {
    const hostile = '<think>'.repeat(20_000) + '```md\n'.repeat(20_000);
    expect(unwrapped(hostile)).toBe(hostile);
  });
});
