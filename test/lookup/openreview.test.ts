import { afterEach, describe, expect, it } from 'vitest';
import { openReview } from '../../src/lookup/openreview.ts';
import { type Asking, asking, first, found, json, NO_ANSWERS } from '../servers/asking.ts';
import type { Answer } from '../servers/registry.ts';

let open: Asking | undefined;
afterEach(async () => open?.close());
const start = async (body: Answer): Promise<Asking> => {
  open = await asking(openReview, () => body);
  return open;
};
const notes = (...items: readonly object[]) => json({ notes: items, count: items.length });

describe('openReview', () => {
  it('reads both forms of notes, and passes over reviews', async () => {
    const { work, asked } = await start(
      notes(
        {
          id: 'abcde1',
          forum: 'abcde1',
          pdate: Date.UTC(2023, 8, 1),
          content: { title: { value: 'A title' }, authors: { value: ['Ada Lovelace'] }, venue: { value: 'ICLR 2024 poster' } },
        },
        {
          id: 'abcde2',
          forum: 'abcde2',
          cdate: Date.UTC(2020, 1, 1),
          content: { title: 'An older title', authors: ['Bo Li'], venue: 'Submitted to ICLR 2021' },
        },
        { id: 'rev1', forum: 'abcde1', content: { title: { value: 'Official Review' } } },
      ),
    );
    const [poster, submitted, ...more] = found(await work({ title: 'A title' }));
    expect(poster).toMatchObject({
      id: 'openreview:abcde1',
      fields: {
        type: 'paper-conference',
        title: 'A title',
        author: [{ family: 'Lovelace', given: 'Ada' }],
        'container-title': 'ICLR 2024',
        issued: { 'date-parts': [[2024]] },
      },
      years: [2023, 2024],
      authorsComplete: true,
    });
    expect(submitted).toMatchObject({ fields: { type: 'article' }, years: [2020, 2021] });
    expect(more).toEqual([]);
    expect(asked()[0]).toMatch(/^\/notes\/search\?term=A title&/);
  });

  it('finds a forum by its address, and has no say about what it lacks', async () => {
    const { id, asked } = await start(notes({ id: 'JFY9MZtWTu', content: { title: 'A title' } }));
    expect(first(await id('url', 'https://openreview.net/forum?id=JFY9MZtWTu')).fields.title).toBe('A title');
    expect(asked()).toEqual(['/notes?id=JFY9MZtWTu']);
    await open?.close();
    const none = await start(notes());
    for (const value of ['https://openreview.net/forum?id=JFY9MZtWTu', 'https://example.org/'])
      expect((await none.id('url', value)).lookup).toEqual({ kind: 'not-asked', why: 'not-covered' });
    expect((await none.work({ title: 'A title' })).lookup).toEqual({ kind: 'absent' });
    expect(none.adapter.covers({ title: 'T' }, { question: 'work', fields: {} })).toBe('no');
  });

  it.each(NO_ANSWERS)('takes %s for an outage, never for absence', async (_, body) => {
    expect((await (await start(body)).work({ title: 'A title' })).lookup.kind).toBe('unavailable');
  });
});
