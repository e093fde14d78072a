import { describe, expect, it } from 'vitest';
import { mending } from '../../src/audit/mended.ts';
import { verifyStore } from '../../src/audit/verify-store.ts';
import { FOLDER, KEYS, made } from './made-store.ts';

const store = made(5, 12);
const LOG = `${FOLDER}/r_1/events.jsonl`;
const textOf = (path: string): string => Buffer.from(store.read(path) ?? []).toString('latin1');
const told = (path: string, change: (text: string) => string) => {
  const disk = store.copy();
  disk.tamper(path, Buffer.from(change(textOf(path)), 'latin1'));
  return verifyStore(FOLDER, { disk, keys: KEYS }).findings.map(({ kind, where, line }) => [kind, where, line]);
};

describe('line ends that were changed on the way', () => {
  it.each<[string, (text: string) => string]>([
    ['CRLF, as git writes it', (text) => text.replaceAll('\n', '\r\n')],
    ['a byte order mark', (text) => `\xef\xbb\xbf${text}`],
    ['the last line end lost', (text) => text.slice(0, -1)],
    ['one more line end', (text) => `${text}\n`],
    ['all of these', (text) => `\xef\xbb\xbf${text.replaceAll('\n', '\r\n')}\r\n\r\n`],
  ])('%s: told, and nobody is accused', (_, change) => {
    expect(told(LOG, change)).toEqual([['unclear', 'r_1/events.jsonl', undefined]]);
    expect(told(`${FOLDER}/commit/checkpoint`, change)).toEqual([['unclear', 'commit/checkpoint', undefined]]);
  });

  it('hides no change of a word: it is told with its line, and the line ends are not', () => {
    const crlf = (text: string) => text.replaceAll('\n', '\r\n');
    expect(told(LOG, (text) => crlf(text.replace('exist', 'exisd')))).toMatchObject([['tampered', 'r_1', expect.any(Number)]]);
    expect(told(LOG, (text) => crlf(text.split('\n').toSpliced(4, 1).join('\n')))).toEqual([['tampered', 'r_1', 4]]);
    expect(told(LOG, (text) => text.slice(0, text.length - 30))).toMatchObject([['tampered', 'r_1', expect.any(Number)]]);
    // A single sign of either kind is a change.
    expect(told(LOG, (text) => text.replace('\n', '\r'))).toMatchObject([['tampered', 'r_1', 0]]);
  });

  it('leaves bytes that are no text as they are', () => {
    const { disk, told: mended } = mending({ ...store, read: () => Buffer.from([0xef, 0xbb, 0xbf, 13, 10, 0xff]), list: () => [] }, FOLDER);
    expect(disk.read(`${FOLDER}/r_1/leaves`)).toHaveLength(6);
    expect(disk.read(`${FOLDER}/commit/tile/entries/000.p/5`)).toHaveLength(6);
    expect(mended()).toEqual([]);
    expect(Buffer.from(disk.read(`${FOLDER}/x/events.jsonl`) ?? []).toString('latin1')).toBe('\n\xff\n');
  });
});

describe('a first seal that was cut short', () => {
  it('accuses nobody where nothing was shown, and is a loss where a checkpoint was seen or more was sealed', () => {
    const first = made(1, 4);
    const without = (of: typeof store) => {
      const disk = of.copy();
      disk.remove(`${FOLDER}/commit/checkpoints`);
      disk.tamper(`${FOLDER}/commit/checkpoint`, null);
      return disk;
    };
    const kinds = (disk: typeof store, keys?: string, anchors: Parameters<typeof verifyStore>[1] = {}) =>
      verifyStore(FOLDER, { disk, ...(keys === undefined ? {} : { keys }), ...anchors }).findings.map(({ kind }) => kind);
    expect(kinds(without(first))).toEqual(['unclear']);
    expect(kinds(without(first), KEYS)).toEqual(['tampered']);
    expect(
      kinds(without(first), undefined, {
        anchors: [{ from: 'kept', vkey: null, note: Buffer.from(first.read(`${FOLDER}/commit/checkpoint`) ?? []).toString() }],
      }),
    ).toEqual(['tampered']);
    expect(kinds(without(store))).toEqual(['tampered']);
  });
});
