/** An answer checked while the caller waits: its facts, what would put it right, and nothing for a caller who has gone. */
import { describe, expect, it } from 'vitest';
import { checkedAnswer } from '../../src/server/answering.ts';
import { answerReport } from '../../src/server/shapes/answer.ts';
import { loadSettings } from '../../src/settings/index.ts';

const { settings } = await loadSettings({ flags: {}, env: {}, cwd: import.meta.dirname, config: false });
const here = new AbortController().signal;
const REEF =
  'The survey ship Heron mapped the glass lagoon in 1971. We measured the corals each spring between 1990 and 2000. Over these years the corals grew ten millimetres a year.';
const BOATS =
  'The keepers of the lagoon counted 1,400 visitors in 2003. Boats are kept out from the first of March until the last of May, when the corals spawn.';
const sources = [
  { id: '1', name: 'Marsh 2001', text: REEF },
  { id: '2', name: 'Vexley 2004', text: BOATS },
];

describe('checkedAnswer', () => {
  it('tells the facts of a claim one by one, in the shape that the API describes', async () => {
    const answer =
      'The keepers of the lagoon counted 1,400 visitors in 2003, and they opened a school for pilots on the northern island [2].';
    const checked = await checkedAnswer({ answer, sources }, settings, here);
    expect(answerReport.parse(JSON.parse(JSON.stringify(checked)))).toMatchObject({ schema: 'stet-answer/1' });
    const [claim] = checked.claims;
    expect(claim?.facts?.map(({ text, standing }) => [text, standing === 'borne'])).toEqual([
      ['The keepers of the lagoon counted 1,400 visitors in 2003.', true],
      ['They opened a school for pilots on the northern island.', false],
    ]);
    expect([claim?.outcome, claim?.rule, claim?.judge]).toEqual(['partial', 'claim/partial-fact', 'lexical']);
    expect(checked.repair).toBeUndefined();
  });

  it('says nothing of health where all stands, and asks for no network', async () => {
    const answer = 'The survey ship Heron mapped the glass lagoon in 1971 [1].';
    expect(await checkedAnswer({ answer, sources }, settings, here)).toMatchObject({ ok: true, health: '' });
  });

  it('proposes what would put it right when asked to, and says what that checks to', async () => {
    const answer = 'Boats are kept out from the first of March until the last of May [1].';
    const checked = await checkedAnswer({ answer, sources, repair: true }, settings, here);
    expect(checked.health).toContain('## Citation health');
    expect(checked.repair).toMatchObject({
      text: 'Boats are kept out from the first of March until the last of May [2].',
      ok: true,
      citationsTotal: 1,
      citationsSupported: 1,
    });
    expect(checked.repair?.edits).toEqual([expect.objectContaining({ action: 'REPLACE', before: '[1]', replacement: '[2]' })]);
    expect(answerReport.parse(JSON.parse(JSON.stringify(checked))).repair?.edits).toHaveLength(1);
  });

  it('takes another threshold and strictness', async () => {
    const answer = 'The lagoon has a famous lighthouse that everybody loves to paint on Sundays [1].';
    expect(await checkedAnswer({ answer, sources, strict: true }, settings, here)).toMatchObject({ ok: false });
    expect(await checkedAnswer({ answer, sources, minRecall: 0.9 }, settings, here)).toMatchObject({ minRecall: 0.9 });
  });

  it('checks long answers, and refuses to correct them while somebody waits', async () => {
    const answer = 'The survey ship Heron mapped the glass lagoon in 1971 [1]. '.repeat(250);
    expect((await checkedAnswer({ answer, sources }, settings, here)).claims).toHaveLength(250);
    await expect(checkedAnswer({ answer, sources, repair: true }, settings, here)).rejects.toThrow('up to 12,000 characters');
  });

  it('works for nobody who has gone', async () => {
    const gone = new AbortController();
    gone.abort(new Error('gone'));
    await expect(checkedAnswer({ answer: 'It is so [1].', sources }, settings, gone.signal)).rejects.toThrow('gone');
  });
});
