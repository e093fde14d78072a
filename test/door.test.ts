/** What a program meets that hands in what is not wanted: a coded error that names the argument, at every door of the package. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import * as parse from '../src/door/parse.ts';
import * as quotes from '../src/door/quotes.ts';
import * as small from '../src/door/quotes-small.ts';
import * as door from '../src/door.ts';
import type {
  CslItem,
  Document,
  Extraction,
  Judge,
  QuoteFinding,
  ReferenceFinding,
  Report,
  Run,
  Settings,
  WaitingOptions,
} from '../src/index.ts';
import * as face from '../src/index.ts';

type Called = (...given: unknown[]) => unknown;
/** Anything that can be called, as somebody without types calls it. */
const callable = (value: unknown): value is Called =>
  typeof value === 'function' && !/^class /.test(Function.prototype.toString.call(value));
const isClass = (value: unknown): boolean => typeof value === 'function' && /^class /.test(Function.prototype.toString.call(value));
const functionsOf = (module: object, prefix = ''): [string, Called][] =>
  Object.entries(module).flatMap(([name, value]): [string, Called][] => (callable(value) ? [[`${prefix}${name}`, value]] : []));

const ALL = [
  ...functionsOf(door),
  ...functionsOf(door.audit, 'audit.'),
  ...functionsOf(quotes, 'quotes.'),
  ...functionsOf(small, 'small.'),
  ...functionsOf(parse, 'parse.'),
];
/** What functions take and give can be named by who uses them: the types are part of the face. */
type Named = [CslItem, Document, Extraction, Judge, QuoteFinding, ReferenceFinding, Report, Run, Settings, WaitingOptions];
/** What is thrown, or is rejected with; null when nothing is. */
async function thrownBy(call: () => unknown): Promise<unknown> {
  try {
    await call();
    return null;
  } catch (thrown) {
    return thrown;
  }
}
const codeOf = (thrown: unknown): string => (thrown instanceof face.StetError ? thrown.code : `bare: ${String(thrown)}`);

/** Takes nothing at all. */
const WITHOUT = new Set(['closeReaders']);
/** Every argument may be left out. */
const ALL_OPTIONAL = new Set(['loadSettings', 'claimChecker', 'builtInJudge']);

const folder = mkdtempSync(join(tmpdir(), 'stet-door-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('every door', () => {
  it.each([
    ['nothing', []],
    ['null', [null, null, null, null, null]],
    ['a number that is none', [Number.NaN, Number.NaN, Number.NaN, Number.NaN, Number.NaN]],
    ['a promise', Array.from({ length: 5 }, () => Promise.resolve('x'))],
  ])('refuses %s with a coded error that names the function', async (what, given) => {
    const told = await Promise.all(
      ALL.filter(([name]) => !WITHOUT.has(name) && !(what === 'nothing' && ALL_OPTIONAL.has(name))).map(async ([name, call]) => {
        const thrown = await thrownBy(() => call(...given));
        const plain = name.replace(/^(?:quotes|small|parse)\./, '');
        return codeOf(thrown) === 'usage' && String(thrown).includes(`${plain}: `) ? '' : `${name}: ${codeOf(thrown)}`;
      }),
    );
    expect(told.filter((line) => line !== '')).toEqual([]);
  });

  it('ends bare for nothing, however strange', async () => {
    const odd = [
      new Date(0),
      new Map([['a', 1]]),
      [null],
      [undefined],
      [[['a']]],
      new Float32Array(3),
      new ArrayBuffer(4),
      Object.create(null),
    ];
    const told: string[] = [];
    for (const [name, call] of ALL)
      for (const value of WITHOUT.has(name) ? [] : odd)
        for (const given of [[value], [join(folder, 'x'), value]]) {
          const thrown = await thrownBy(() => call(...given));
          if (thrown !== null && !(thrown instanceof face.StetError)) told.push(`${name}: ${String(thrown)}`);
        }
    expect(told).toEqual([]);
  });

  it('hands out what the face has, and its types are those of the face', () => {
    expect(Object.keys(door).sort()).toEqual(Object.keys(face).sort());
    expect(Object.keys(door.audit).sort()).toEqual(Object.keys(face.audit).sort());
    expect(Object.entries(door).filter(([, value]) => isClass(value)).length).toBe(2);
    const { exports } = JSON.parse(readFileSync(join(resolve(import.meta.dirname, '..'), 'package.json'), 'utf8'));
    // Browsers are given the checks of quotes without their guards: not a byte may be added to those.
    expect(exports['.']).toEqual({ types: './dist/index.d.ts', default: './dist/door.js' });
    expect(Object.keys(exports['./quotes'])).toEqual(['types', 'node', 'default']);
    expect(exports['./quotes'].default).toBe('./dist/quotes.js');
    expect(exports['./quotes/small'].default).toBe('./dist/quotes-small.js');
  });
});

const SOURCES = [{ id: 'a', text: 'The cat sat on the mat and was happy all day long.' }];
const ANSWER = 'It says “The cat sat on the mat and was happy” [1].';
const asStranger = (name: keyof typeof door): Called => {
  const call = ALL.find(([known]) => known === name)?.[1];
  if (call === undefined) throw new Error(`${name} is no function`);
  return call;
};

describe('what is said', () => {
  it.each<[string, keyof typeof door, unknown[], string]>([
    [
      'an option misspelt',
      'verifyAnswer',
      [ANSWER, SOURCES, { minrecall: 0.9 }],
      'verifyAnswer: options has "minrecall", which nothing reads; did you mean "minRecall"?',
    ],
    [
      'a number as a text',
      'verifyAnswer',
      [ANSWER, SOURCES, { minRecall: '0.4' }],
      'verifyAnswer: options.minRecall must be a number between 0 and 1, not the text "0.4"; leave the quotation marks out.',
    ],
    [
      'one where a list is wanted',
      'verifyAnswer',
      [ANSWER, SOURCES[0]],
      'verifyAnswer: sources must be a list of sources, not an object with "id", "text"; put it in [ ].',
    ],
    [
      'a text for a list of names, which was taken for its letters',
      'verifyQuotes',
      [ANSWER, [{ ...SOURCES[0], aliases: 'Ng 2024' }]],
      'verifyQuotes: sources[0] must be a source: an object with "id" and "text"; "aliases" must be a list of texts, not the text "Ng 2024"; put it in [ ].',
    ],
    [
      'bytes for a text',
      'verifyQuotes',
      [Buffer.from(ANSWER), SOURCES],
      'verifyQuotes: answer must be a text, not bytes; decode them first: new TextDecoder().decode(bytes).',
    ],
    [
      'a promise',
      'verifyClaims',
      [Promise.resolve([])],
      'verifyClaims: pairs must be a list of pairs of claim and evidence, not a promise; put "await" before it.',
    ],
    [
      'a limit that counts nothing, with which every claim would have been left out and all be well',
      'verifyStructured',
      [{ text: 'The cat sat.', source_refs: ['a'] }, SOURCES, { maxClaims: Number.NaN }],
      'verifyStructured: options.maxClaims must be a whole number from 0 on, not the number NaN.',
    ],
    [
      'a JSON text for its value, in which nothing would have been checked',
      'verifyStructured',
      ['{"text":"The dog ran."}', SOURCES],
      'verifyStructured: json must be a JSON value: an object or a list, not the text "{"text":"The dog ran."}"; of a JSON text give JSON.parse(it).',
    ],
    [
      'a controller for its signal',
      'verifyAnswerWith',
      [ANSWER, SOURCES, { judges: [], signal: new AbortController() }],
      'verifyAnswerWith: options.signal must be an AbortSignal, not an object with nothing in it; give its "signal".',
    ],
    [
      'what loadSettings gives, whole',
      'assemble',
      [{ settings: {}, origins: {} }],
      'assemble: settings must be settings; loadSettings(…) gives them as "settings": const { settings } = await loadSettings(…).',
    ],
    [
      'a text as the bytes of a document',
      'readDocument',
      [{ name: 'a.txt', bytes: 'hello' }],
      'readDocument: input must be a path, or an object with "name" and, where it is no path, "bytes"; "bytes" must be bytes (a Uint8Array or Buffer), not the text "hello"; give new TextEncoder().encode(it).',
    ],
    [
      'no run',
      'checkReferences',
      [['Smith 2020']],
      'checkReferences: run must be a run, as startRun() of what assemble(…) gives, not nothing.',
    ],
    [
      'a label that is none',
      'classifyReference',
      [{ title: 'mach', authors: 'match', venue: 'match', date: 'match', url: 'unknown', doi: 'match' }],
      'classifyReference: labels must be the six labels: title, authors, venue, date, url, doi; "title" must be match, partial, weak, not_match or unknown, not the text "mach".',
    ],
  ])('of %s', async (_, name, given, says) => {
    const thrown = await thrownBy(() => asStranger(name)(...given));
    expect(thrown).toMatchObject({ code: 'usage', message: says });
  });

  it('leaves what fits as it was: same results, nothing changed, names and async kept', async () => {
    const frozen = Object.freeze([Object.freeze({ ...SOURCES[0], id: 'a', text: SOURCES[0]?.text ?? '' })]);
    expect(door.verifyQuotes(ANSWER, frozen)).toEqual(face.verifyQuotes(ANSWER, frozen));
    expect(door.verifyAnswer(ANSWER, frozen, Object.freeze({ strict: true }))).toEqual(face.verifyAnswer(ANSWER, frozen, { strict: true }));
    expect(door.verifyQuotes.name).toBe('verifyQuotes');
    expect(small.verifyQuotes(ANSWER, frozen).ok).toBe(true);
    // What was prepared, other realms' signals and undefined options are taken.
    expect(door.verifyQuotes(ANSWER, [door.prepareSource({ id: 'a', text: SOURCES[0]?.text ?? '' })], undefined).ok).toBe(true);
    const document: Named[1] = await door.readDocument({ name: 'a.txt', bytes: new TextEncoder().encode('hello') }, { isolate: false });
    expect(document.text).toBe('hello');
  });
});
