/** In which order what settles is told: quotes before references, a claim as soon as all it cites is settled; whoever answers when. */
import { afterAll, describe, expect, it } from 'vitest';
import { builtInJudge } from '../src/compare/claim/judge/judge.ts';
import type { AuditEvent } from '../src/model/event.ts';
import type { WaitingJudge } from '../src/model/judge.ts';
import type { Run, SourceAdapter } from '../src/model/ports.ts';
import { prepareSource } from '../src/quotes.ts';
import { closeReaders, readDocument } from '../src/read/index.ts';
import { memorySnapshots } from '../src/store/snapshots.ts';
import { type VerifyOptions, verify } from '../src/verify.ts';

afterAll(closeReaders);

const PAPER = `# On paper birds

Paper birds fold their wings 14 times before the first frost [1]. He saw “no river crossed without a rest” [1]. Corals grow four
millimetres a year in glass lagoons [2].

## References

1. Hull, C. (2016). Folding habits of migratory paper birds. Paper Craft Letters, 3, 1–9.
2. Marsh, A. (2018). On the slow growth of imaginary corals. Journal of Invented Reefs, 7, 10–19.
`;
const SOURCES = [
  {
    id: 'hull2016.txt',
    aliases: ['Hull 2016'],
    text: 'Folding habits of migratory paper birds\n\nPaper birds fold their wings 14 times before the first frost. There was no river crossed without a rest.',
  },
  {
    id: 'marsh2018.txt',
    aliases: ['Marsh 2018'],
    text: 'On the slow growth of imaginary corals\n\nCorals in glass lagoons grow four millimetres a year, as was measured.',
  },
].map(prepareSource);

/** A registry without any work, which answers a question about a title only once the test lets it. */
function gated(): { readonly adapter: SourceAdapter; readonly open: (word: string) => void } {
  const doors = new Map<string, { readonly promise: Promise<void>; readonly open: () => void }>();
  const door = (word: string) => {
    let open = (): void => undefined;
    const promise = new Promise<void>((resolve) => {
      open = resolve;
    });
    const made = doors.get(word) ?? { promise, open };
    doors.set(word, made);
    return made;
  };
  const wordOf = (title = ''): string => (title.includes('birds') ? 'birds' : 'corals');
  return {
    open: (word) => door(word).open(),
    adapter: {
      name: 'gated',
      remote: false,
      covers: () => 'authoritative',
      async find(query) {
        await door(wordOf(query.question === 'identifier' ? '' : query.fields.title)).promise;
        return { lookup: { kind: 'absent' }, snapshots: [] };
      },
    },
  };
}

async function told(options: VerifyOptions, adapter: SourceAdapter, hear: (what: string) => void = () => undefined) {
  const events: AuditEvent[] = [];
  const run: Run = {
    id: 'r',
    adapters: [adapter],
    integrity: null,
    snapshots: memorySnapshots(),
    signal: new AbortController().signal,
    concurrency: 6,
    progress: () => undefined,
    tell: (event) => events.push(event),
    engine: 'stet test',
    node: 'v20',
    settingsHash: '0',
    holdings: [],
    now: () => '2026-01-01T00:00:00.000Z',
  };
  const document = await readDocument({ name: 'paper.md', bytes: new TextEncoder().encode(PAPER) });
  const order: string[] = [];
  const add = (what: string): void => {
    order.push(what);
    hear(what);
  };
  const report = await verify(document, run, {
    sources: SOURCES,
    claims: { judges: [builtInJudge()] },
    ...options,
    onFinding: ({ reference }) => add(`reference ${reference.key}`),
    onQuote: ({ status }) => add(`quote ${status}`),
    onClaim: ({ outcome }) => add(`claim ${outcome}`),
  });
  return { report, order, events };
}

const IN_ORDER = ['quote verified', 'reference 1', 'claim supported', 'claim supported', 'reference 2', 'claim supported'];

describe('the order in which what settles is told', () => {
  it('tells quotes while nobody has answered about any reference, and claims as soon as what they cite is settled', async () => {
    const { adapter, open } = gated();
    const heard: string[] = [];
    const { order, report, events } = await told({}, adapter, (what) => {
      heard.push(what);
      // The door of a reference is opened only when what must come before it was told.
      if (what.startsWith('quote')) open('birds');
      if (heard.filter((one) => one.startsWith('claim')).length === 2) open('corals');
    });
    expect(order).toEqual(IN_ORDER);
    expect(report.claims?.claims.map(({ outcome }) => outcome)).toEqual(['supported', 'supported', 'supported']);
    const kinds = events.map(({ ev }) => ev).filter((ev) => ['quote_checked', 'classified', 'claim_checked'].includes(ev));
    expect(kinds).toEqual(['quote_checked', 'classified', 'claim_checked', 'claim_checked', 'classified', 'claim_checked']);
  });

  it('tells in the same order whichever reference is answered first', async () => {
    const { adapter, open } = gated();
    open('corals');
    setImmediate(() => open('birds'));
    expect((await told({}, adapter)).order).toEqual(IN_ORDER);
  });

  it('lets no reference wait for a model: its claims are told behind the references, in the order of the text', async () => {
    const { adapter, open } = gated();
    open('birds');
    open('corals');
    let all = (): void => undefined;
    const references = new Promise<void>((resolve) => {
      all = resolve;
    });
    const model: WaitingJudge = {
      name: 'language-model',
      async judge() {
        // Says nothing until every reference was told.
        await references;
        return null;
      },
    };
    const { order } = await told({ claims: { judges: [builtInJudge(), model] } }, adapter, (what) => {
      if (what === 'reference 2') all();
    });
    expect(order.map((what) => what.split(' ')[0])).toEqual(['quote', 'reference', 'reference', 'claim', 'claim', 'claim']);
  });
});
