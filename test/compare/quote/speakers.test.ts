import { describe, expect, it } from 'vitest';
import { speakersJoined } from '../../../src/compare/quote/speakers.ts';

const PLAY = ['BRUTUS. It must be by his death.', 'LUCIUS. The taper burns, sir.', 'BRUTUS. Get you to bed again.'].join('\n');
const spans = (text: string, ...parts: readonly string[]) =>
  parts.map((part) => ({ start: text.indexOf(part), end: text.indexOf(part) + part.length }));

describe('speakersJoined', () => {
  it('tells whose words an ellipsis joins', () => {
    expect(speakersJoined(PLAY, spans(PLAY, 'It must be', 'The taper'))).toEqual(['BRUTUS', 'LUCIUS']);
    const talk = 'Q: Was it dear?\nA: It was.\nQ: How dear?\n';
    expect(speakersJoined(talk, spans(talk, 'Was it', 'It was'))).toEqual(['Q', 'A']);
  });

  it('is silent about one speaker, one part, and labels that do not come back', () => {
    expect(speakersJoined(PLAY, spans(PLAY, 'It must be', 'Get you'))).toBeUndefined();
    expect(speakersJoined(PLAY, spans(PLAY, 'It must be'))).toBeUndefined();
    const abstract = 'Aim: To see.\nSetting: A clinic.\nDesign: A trial.\n';
    expect(speakersJoined(abstract, spans(abstract, 'To see', 'A trial'))).toBeUndefined();
    const papers = 'Methods: A trial.\nResults: It fell.\nMethods: Another.\nResults: It rose.\n';
    expect(speakersJoined(papers, spans(papers, 'A trial', 'It fell'))).toBeUndefined();
  });

  it('reads a long text once', () => {
    const text = 'A: so it goes\n'.repeat(60_000);
    expect(
      speakersJoined(text, [
        { start: 3, end: 5 },
        { start: 600_000, end: 600_003 },
      ]),
    ).toBeUndefined();
  });
});
