/** The walls of the house (docs/architecture.md): who may import whom, how long a file may be, where a test lies. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const src = join(root, 'src');

const files = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
        .map((entry) => join(entry.parentPath, entry.name))
    : [];

const sources = files(src).map((path) => ({ path, name: relative(src, path), text: readFileSync(path, 'utf8') }));
/** Folders whose files join stages each for its own promise: every file there is a room, with a row of its own in MAY. */
const JOINTS = /^(answer|corrections|gather)\//;
const room = (name: string): string =>
  name.includes('/') && !JOINTS.test(name) ? (name.split('/')[0] ?? name) : name.replace(/\.tsx?$/, '').replace('/', '-');

const imports = (path: string, text: string): string[] =>
  [
    ...text.matchAll(
      /(?:^|\n)\s*(?:import|export)[^'"\n;]*?(?:from\s*)?['"](\.[^'"]+)['"]|import\(\s*['"](\.[^'"]+)['"]\s*\)|(?:^|\n)\}\s*from\s*['"](\.[^'"]+)['"]/g,
    ),
  ].map((found) => relative(src, resolve(dirname(path), found[1] ?? found[2] ?? found[3] ?? '')));

const STAGES = ['read', 'extract', 'lookup', 'compare', 'repair', 'audit', 'report', 'store', 'ask', 'draft'];
/**
 * For each room, the rooms it may import besides itself. A room that is not here may import nothing of ours. Whoever may import `index`
 * may as well take a thing from the file that `index` takes it from, so as to load no more than that.
 */
const MAY: Record<string, readonly string[]> = {
  model: [],
  text: ['model'],
  decide: ['model'],
  errors: [],
  ...Object.fromEntries(STAGES.map((stage) => [stage, ['model', 'text', 'errors']])),
  // How long somebody outside may take to answer: for whoever asks over a network.
  'time-limit': [],
  // Where modules lie that run in processes and threads of their own.
  'own-modules': [],
  // How patterns are made ready in processes of our own.
  'patterns-once': [],
  // Documents are read in processes of their own.
  read: ['model', 'text', 'errors', 'own-modules', 'patterns-once'],
  // Through which proxy somebody outside is asked.
  proxy: ['errors'],
  lookup: ['model', 'text', 'errors', 'time-limit', 'proxy'],
  ask: ['model', 'text', 'errors', 'time-limit', 'proxy'],
  // A document's quotes: the pure check of quotes behind what extraction knows of the document's list of works.
  'quotes-document': ['model', 'text', 'extract', 'quotes', 'set-in'],
  // Paragraphs that stand in, held against the work that they cite: quotations, or text.
  'set-in': ['model', 'extract', 'quotes'],
  // A file of a cited work as a source, for every face: its names, and whether its text is whole.
  // The pieces of one document stand in several places among sources.
  'source-texts': ['model', 'quotes', 'extract'],
  // What only reads, so that several threads can do it at once: looking up and comparing.
  gather: ['model', 'text', 'lookup', 'compare', 'gather-people'],
  // Whose the ORCID iDs beside authors are, and the comparison made with that known.
  'gather-people': ['model', 'compare'],
  // The document's own authors as ORCID knows them.
  'own-people': ['model', 'extract', 'gather-people'],
  'gather-thread': ['model', 'gather', 'lookup', 'store'],
  // Threads at work, and the port that is asked.
  'gather-crew': ['model', 'own-modules', 'gather-thread'],
  'gather-threads': ['model', 'gather-thread', 'gather-crew'],
  // Who gathers, and of how many at once.
  'gather-order': ['model', 'gather'],
  // One reference behind what was gathered of it.
  'verify-reference': ['model', 'decide'],
  verify: [
    'model',
    'text',
    'extract',
    'decide',
    'audit',
    'repair',
    'gather-order',
    'verify-reference',
    'own-people',
    'quotes',
    'quotes-document',
    'answer-document',
  ],
  replay: ['model', 'errors', 'audit', 'verify', 'assemble', 'settings'],
  assemble: [
    'model',
    'errors',
    'proxy',
    'lookup',
    'store',
    'audit',
    'ask',
    'registries',
    'settings',
    'version',
    'gather',
    'gather-threads',
    'open-run',
    'places',
  ],
  // The run of one document and its log, for assemble, which opens the world around it.
  'open-run': ['model', 'errors', 'audit', 'settings', 'version'],
  // The adapters by name, for assemble, which would be too long with them.
  registries: ['model', 'errors', 'proxy', 'lookup', 'store', 'settings', 'version'],
  // What is kept on a machine: built and fetched with the readers of documents and of registries' records.
  holdings: ['model', 'errors', 'proxy', 'read', 'lookup', 'store', 'version'],
  settings: ['errors'],
  // The reference parser alone, for browsers.
  parse: ['model', 'extract'],
  // Pure and small enough for a browser: quotes alone, without readers, registries and stores.
  quotes: ['model', 'text', 'extract', 'compare', 'decide'],
  // The same in little: fewer parts of the same rooms, and the types of the whole.
  'quotes-small': ['model', 'text', 'extract', 'compare', 'decide', 'quotes'],
  // A whole answer: its quotes and its claims; as pure as they are, and kept in two files.
  answer: ['model', 'text', 'errors', 'extract', 'compare', 'quotes', 'answer-claims', 'answer-facts', 'answer-names', 'answer-together'],
  // By which names an answer calls its sources.
  'answer-names': ['model', 'extract', 'answer-claims'],
  // The facts of a claim, each judged as the claim is.
  'answer-together': [
    'model',
    'text',
    'compare',
    'decide',
    'extract',
    'answer-claims',
    'answer-facts',
    'answer-passages',
    'answer-bearing',
  ],
  'answer-bearing': ['model', 'text', 'compare', 'answer-claims'],
  'answer-facts': ['model', 'text', 'compare', 'decide', 'extract', 'answer-claims'],
  'answer-document': ['model', 'text', 'extract', 'decide', 'quotes', 'answer', 'set-in'],
  // A checked answer written down and sealed: joins the log with what the report says of it.
  'answer-run': ['model', 'audit', 'decide', 'report', 'places', 'settings', 'version'],
  // The same for pairs of claim and evidence and for structured output.
  'claims-run': ['model', 'audit', 'decide', 'places', 'settings', 'answer-run', 'structured'],
  'answer-claims': ['model', 'extract', 'compare', 'decide', 'quotes', 'answer-passages', 'answer-designates'],
  'answer-designates': ['model'],
  'answer-passages': ['model', 'extract', 'compare', 'quotes'],
  // Proposes, applies and checks again: joins the check of an answer with its repair.
  corrections: ['model', 'extract', 'compare', 'repair', 'quotes', 'answer', 'corrections-steps'],
  // The web as a place to look for facts: the network of a run, the reader of pages, the stores of replies.
  'web-facts': ['model', 'errors', 'lookup', 'read', 'store', 'assemble', 'places', 'settings'],
  'corrections-steps': [
    'model',
    'compare',
    'repair',
    'answer',
    'corrections-asking',
    'corrections-right',
    'corrections-text',
    'corrections-weaken',
  ],
  // What the steps ask, and the trial of a change: shared by all of them.
  'corrections-asking': ['model', 'compare', 'repair', 'answer', 'corrections-text'],
  // A claim put right, and one said more softly.
  'corrections-right': ['model', 'extract', 'corrections-asking', 'corrections-fields', 'corrections-text', 'corrections-values'],
  'corrections-weaken': ['model', 'text', 'repair', 'corrections-asking', 'corrections-right', 'corrections-text', 'corrections-values'],
  // How its changes are written, and what sources say where a claim says otherwise: the steps alone would be too long.
  'corrections-text': ['model', 'text', 'repair'],
  'corrections-fields': ['model', 'compare', 'corrections-values'],
  'corrections-values': ['model', 'text', 'extract', 'compare', 'repair'],
  // Claims of any JSON against their sources, corrected sources written back: joins the walk, the check of claims and the search.
  structured: ['model', 'text', 'errors', 'extract', 'compare', 'repair', 'answer', 'claims', 'structured-schema', 'structured-weigh'],
  // One sentence or value of it against one source.
  'structured-weigh': ['model', 'compare', 'claims'],
  // Whether the JSON keeps to a schema: the check of its claims alone fills a file.
  'structured-schema': ['errors', 'extract'],
  // Claims beside evidence handed over with them: compare, judge, decide; no readers, no stores.
  claims: ['model', 'errors', 'compare', 'decide'],
  // The judges that settings name: asking joined with the quote matcher, which checks what a model quotes.
  judges: ['model', 'proxy', 'ask', 'compare', 'store'],
  // An identifier stands for a work: read as a document of one entry and asked about; for commands and server alike.
  identifier: ['model', 'read', 'extract', 'lookup'],
  // What settings make of checking claims, for every face: joins the judges with the options of the check.
  judging: ['model', 'errors', 'proxy', 'compare', 'settings', 'answer', 'answer-document', 'judges'],
  // References without a document: the main path over a list that a program hands in.
  references: ['model', 'text', 'errors', 'read', 'verify'],
  // An answer written, then checked and put right as a stranger's: the one place that knows of both.
  compose: ['model', 'text', 'compare', 'draft', 'answer', 'corrections'],
  // Whom the settings name to bear the log out, asked by the command and by the timer of a server.
  anchoring: ['errors', 'audit', 'assemble', 'settings'],
  // Where logs and kept replies lie, for runs, commands and server alike: joins the disk of a log with the shared store.
  places: ['model', 'audit', 'store', 'settings'],
  version: ['errors'],
  // The face as the package hands it out: the same functions behind guards, and the three smaller faces.
  door: ['errors', 'settings', 'index', 'audit', 'quotes', 'quotes-small', 'parse'],
  index: [
    'model',
    'errors',
    'proxy',
    'text',
    ...STAGES,
    'decide',
    'verify',
    'quotes',
    'answer',
    'answer-document',
    'answer-run',
    'claims-run',
    'web-facts',
    'corrections',
    'compose',
    'structured',
    'claims',
    'judges',
    'identifier',
    'judging',
    'quotes-document',
    'source-texts',
    'references',
    'replay',
    'assemble',
    'holdings',
    'settings',
    'version',
  ],
  cli: [
    'model',
    'errors',
    'text',
    'index',
    'assemble',
    'anchoring',
    'places',
    'settings',
    'report',
    'server',
    'mcp',
    'time-limit',
    'patterns-once',
    'version',
  ],
  server: [
    'model',
    'errors',
    'text',
    'index',
    'assemble',
    'anchoring',
    'places',
    'settings',
    'report',
    'web',
    'store',
    'mcp',
    'time-limit',
    'own-modules',
    'patterns-once',
  ],
  // Tools for assistants: a face like the command line, and a door of the server.
  mcp: ['model', 'errors', 'index', 'assemble', 'settings', 'report', 'version'],
  // The pages run in a browser: of the root files they take the one that is made for it.
  web: ['model', 'errors', 'text', 'index', 'report', 'quotes'],
};

/** Names that stand for any file, or for one of the user's. */
const MADE_UP = new Set(['test/a/b.test.ts', 'src/a/b.ts', 'stet.config.ts', 'new.ts']);

/** Longer files, each with its reason. */
const LONG: Record<string, string> = {};

describe('the house', () => {
  it('keeps its walls: each room imports only what it may', () => {
    const face = sources.find(({ name }) => name === 'index.ts');
    const doors = new Set(face === undefined ? [] : imports(face.path, face.text));
    const may = (name: string, target: string): boolean => {
      const rooms = MAY[room(name)] ?? [];
      return rooms.includes(room(target)) || (rooms.includes('index') && doors.has(target));
    };
    const broken = sources.flatMap(({ path, name, text }) =>
      imports(path, text)
        .filter((target) => room(target) !== room(name) && !may(name, target))
        .map((target) => `${name} imports ${target}: ${room(name)} may import ${(MAY[room(name)] ?? []).join(', ') || 'nothing'}`),
    );
    expect(broken).toEqual([]);
  });

  it('compares references, quotes and claims apart: only a claim asks what a quote asks, where words stand', () => {
    const side = (name: string): string => name.split('/')[1] ?? '';
    const may: Record<string, readonly string[]> = { reference: [], quote: [], claim: ['quote'] };
    const compared = sources.filter(({ name }) => room(name) === 'compare');
    const crossing = compared.flatMap(({ path, name, text }) =>
      imports(path, text)
        .filter((target) => room(target) === 'compare' && side(target) !== side(name) && !may[side(name)]?.includes(side(target)))
        .map((target) => `${name} imports ${target}`),
    );
    expect(crossing).toEqual([]);
    expect([...new Set(compared.map(({ name }) => side(name)))].sort()).toEqual(Object.keys(may).sort());
  });

  it('names no room that is not there', () => {
    const rooms = new Set(sources.map(({ name }) => room(name)));
    expect([...Object.keys(MAY), ...Object.values(MAY).flat()].filter((name) => !rooms.has(name))).toEqual([]);
  });

  it('has no circle of imports: what two files both need lies below both', () => {
    const leads = new Map(sources.map(({ path, name, text }) => [name, imports(path, text).filter((target) => target !== name)]));
    // Taken away again and again: whatever imports nothing of what is left, or is imported by nothing of it. What stays lies on a circle or between two.
    const left = new Set(leads.keys());
    const imported = (name: string): boolean => [...left].some((other) => leads.get(other)?.includes(name) === true);
    const leadsOn = (name: string): boolean => (leads.get(name) ?? []).some((target) => left.has(target));
    for (let before = -1; before !== left.size; ) {
      before = left.size;
      for (const name of [...left]) if (!leadsOn(name)) left.delete(name);
    }
    for (let before = -1; before !== left.size; ) {
      before = left.size;
      for (const name of [...left]) if (!imported(name)) left.delete(name);
    }
    expect([...left]).toEqual([]);
  });

  it('uses no name that hides what a file is for', () => {
    expect(sources.map(({ name }) => name).filter((name) => /(^|\/)(utils?|helpers?|common|misc|types)\.tsx?$/.test(name))).toEqual([]);
  });

  it('names no file that is not there: in comments and documents', () => {
    const known = ['src', 'test', 'bench', 'scripts', 'examples'].flatMap((folder) => files(join(root, folder))).map((path) => `/${path}`);
    const there = (name: string): boolean =>
      MADE_UP.has(name) || known.some((path) => path.endsWith(`/${name.replace(/^(?:\.{1,2}\/)+/, '')}`));
    const documents = readdirSync(join(root, 'docs'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith('.md'))
      .map((entry) => join(entry.parentPath, entry.name));
    const texts = [...documents, join(root, 'README.md'), join(root, 'CONTRIBUTING.md')].map((path) => ({
      path,
      text: readFileSync(path, 'utf8'),
    }));
    const comments = [
      ...sources,
      ...[...files(join(root, 'bench')), ...files(join(root, 'scripts'))].map((path) => ({ path, text: readFileSync(path, 'utf8') })),
    ].map(({ path, text }) => ({ path, text: text.replace(/^(?!\s*(?:\/?\*|\/\/)).*$/gm, (line) => / \/\/ .*$/.exec(line)?.[0] ?? '') }));
    const missing = [...texts, ...comments].flatMap(({ path, text }) =>
      [...text.matchAll(/(?<![\w/.*-])(?:\.{1,2}\/)*[\w-]+(?:\/[\w-]+)*(?:\.test)?\.tsx?(?![\w])/g)]
        .map(([name]) => name)
        .filter((name) => !there(name))
        .map((name) => `${relative(root, path)}: ${name}`),
    );
    expect(missing).toEqual([]);
  });

  it('keeps a file to one idea: 300 lines, or a reason', () => {
    const long = sources
      .filter(({ name, text }) => text.split('\n').length > 301 && LONG[name] === undefined)
      .map(({ name, text }) => `${name}: ${text.split('\n').length} lines`);
    expect(long).toEqual([]);
    expect(Object.keys(LONG).filter((name) => !sources.some((source) => source.name === name))).toEqual([]);
  });

  it('begins every file with a comment that says what it is for', () => {
    expect(sources.filter(({ text }) => !/^(#!.*\n)?(\/\*\*|\/\/)/.test(text)).map(({ name }) => name)).toEqual([]);
  });

  it('mirrors sources with tests, path by path', () => {
    const stray = files(join(root, 'test'))
      .map((path) => relative(join(root, 'test'), path))
      .filter((name) => name.endsWith('.test.ts') && name.includes('/'))
      .filter(
        (name) => !existsSync(join(src, name.replace('.test.ts', '.ts'))) && !existsSync(join(src, name.replace('.test.ts', '.tsx'))),
      );
    expect(stray).toEqual([]);
  });

  it('has a test for every file that does something', () => {
    const untested = sources
      .filter(({ name }) => name.includes('/') && room(name) !== 'model' && TESTED_THROUGH[name] === undefined)
      .filter(({ name }) => !existsSync(join(root, 'test', name.replace(/\.tsx?$/, '.test.ts'))))
      .map(({ name }) => name);
    expect(untested).toEqual([]);
    expect(Object.keys(TESTED_THROUGH).filter((name) => !existsSync(join(src, name)))).toEqual([]);
    const owns = (name: string): boolean => existsSync(join(root, 'test', name.replace(/\.tsx?$/, '.test.ts')));
    expect(Object.keys(TESTED_THROUGH).filter(owns), 'these have a test of their own now').toEqual([]);
    const covering = Object.values(TESTED_THROUGH).filter((test) => test !== TYPES_ONLY);
    expect(covering.filter((test) => !existsSync(join(root, 'test', test)))).toEqual([]);
  });

  it('asks no machine for its language or its hour where a verdict is made: names, orders and days would differ from one Node to another', () => {
    const shown = new Set(['cli', 'report', 'server', 'store', 'web']);
    const asks =
      /\bIntl\.|\.localeCompare\(|\.toLocale\w*\(|\.(?:get|set)(?:Hours|Minutes|Day|Date|Month|FullYear|TimezoneOffset)\(|\bnew Date\(\d/;
    expect(sources.filter(({ name, text }) => !shown.has(room(name)) && asks.test(text)).map(({ name }) => name)).toEqual([]);
  });

  it('advises to raise no limit without naming the flag that raises it', () => {
    const nameless = /raise (?:the )?(?:[a-z]+ )?limits?\b(?! \(--[a-z-]+\))/;
    expect(sources.filter(({ text }) => nameless.test(text)).map(({ name }) => name)).toEqual([]);
  });

  it('knows no machine: no path or registry of the place it was written on', () => {
    const told = [...sources.map(({ path }) => path), join(root, 'package.json'), join(root, 'README.md'), join(root, '.ci/run')]
      .filter((path) => existsSync(path))
      .filter((path) => /\/work\/|\/farm\/|registry\.npmjs|\/root\//.test(readFileSync(path, 'utf8')));
    expect(told).toEqual([]);
  });
});

/** Of a file that holds nothing that runs. */
const TYPES_ONLY = 'types only';

/** Files with no test of their own, and the test that covers them. */
const TESTED_THROUGH: Record<string, string> = {
  // Tables of words.
  'report/machines/words.ts': 'report/machines.test.ts',
  'report/docx/decided.ts': 'report/decisions.test.ts',
  ...Object.fromEntries(
    ['dutch', 'french', 'german', 'italian', 'portuguese', 'spanish'].map((part) => [
      `compare/claim/tongues/${part}.ts`,
      'compare/claim/tongues/index.test.ts',
    ]),
  ),
  'text/numbers/closed-words.ts': 'text/numbers/other-tongues.test.ts',
  ...Object.fromEntries(['audit', 'guard', 'parse', 'quotes', 'quotes-small', 'words'].map((part) => [`door/${part}.ts`, 'door.test.ts'])),
  'text/numbers/date-signs.ts': 'text/numbers/han.test.ts',
  'text/numbers/months.ts': 'text/numbers/han.test.ts',
  ...Object.fromEntries(
    ['ahead', 'around', 'parts', 'people', 'titles'].map((part) => [`extract/told/${part}.ts`, 'extract/told/points.test.ts']),
  ),
  'text/office-letters.ts': 'text/organisations.test.ts',
  'text/json-spans.ts': 'repair/json-text.test.ts',
  'cli/structured/json.ts': 'cli/structured.test.ts',
  'text/source-names.ts': 'structured.test.ts',
  'extract/structured/refs.ts': 'structured.test.ts',
  'extract/structured/values.ts': 'structured.test.ts',
  'structured-weigh.ts': 'structured.test.ts',
  'decide/reference/at-hand.ts': 'decide/reference/verdict.test.ts',
  'proxy/agent.ts': 'lookup/way.test.ts',
  'proxy/trouble.ts': 'lookup/way.test.ts',
  'settings/proxy.ts': 'proxy.test.ts',
  'read/context.ts': 'read/index.test.ts',
  'read/sheet/works.ts': 'read/sheet/csv.test.ts',
  'read/database-kinds.ts': 'read/database-texts.test.ts',
  'cli/layers.ts': 'cli/check.test.ts',
  'cli/looks.ts': 'cli/check.test.ts',
  'cli/texts.ts': 'cli/check.test.ts',
  'cli/saved-reports.ts': 'cli/check.test.ts',
  'cli/check/run.ts': 'cli/check.test.ts',
  'cli/report/run.ts': 'cli/check.test.ts',
  'cli/answer/run.ts': 'cli/answer.test.ts',
  'cli/compose/run.ts': 'cli/compose.test.ts',
  'cli/composing.ts': 'cli/compose.test.ts',
  'cli/claims/run.ts': 'cli/claims.test.ts',
  'cli/quotes/run.ts': 'cli/quotes.test.ts',
  'cli/evidence/run.ts': 'cli/evidence.test.ts',
  'cli/extract/run.ts': 'cli/extract.test.ts',
  'cli/fix/run.ts': 'cli/fix.test.ts',
  'cli/index/run.ts': 'cli/index-command.test.ts',
  'cli/lookup/run.ts': 'cli/lookup.test.ts',
  'cli/mark/run.ts': 'cli/mark.test.ts',
  'cli/parse/run.ts': 'cli/parse.test.ts',
  'cli/audit/run.ts': 'cli/audit.test.ts',
  'cli/audit/answered.ts': 'cli/audit.test.ts',
  'cli/audit/anchoring.ts': 'cli/audit.test.ts',
  'cli/audit/named-files.ts': 'cli/audit.test.ts',
  'cli/audit/replaying.ts': 'cli/audit.test.ts',
  'report/quotes/formats.ts': 'report/quotes.test.ts',
  'server/scopes.ts': 'server/listen.test.ts',
  'compare/reference/venue/judge.ts': 'compare/reference/venue.test.ts',
  'compare/reference/venue/printed.ts': 'compare/reference/venue.test.ts',
  'compare/quote/stream.ts': 'compare/quote/passage.test.ts',
  'compare/claim/judge/word.ts': 'compare/claim/judge/reading.test.ts',
  'compare/claim/judge/places.ts': 'compare/claim/judge/features.test.ts',
  'report/markdown/text.ts': 'report/markdown.test.ts',
  'extract/entries/piece.ts': 'extract/entries.test.ts',
  'decide/reference/likelihood-ladder.ts': 'decide/reference/likelihood.test.ts',
  'cli/audit/result.ts': 'cli/audit.test.ts',
  'read/docx/cited-item.ts': 'read/docx.test.ts',
  'read/tex/place.ts': 'read/tex/text.test.ts',
  'web/app/theme.ts': 'web/app/desk.test.ts',
  'answer/claims.ts': 'answer.test.ts',
  'corrections/steps.ts': 'corrections.test.ts',
  'corrections/asking.ts': 'corrections.test.ts',
  'corrections/right.ts': 'corrections.test.ts',
  'corrections/weaken.ts': 'corrections.test.ts',
  'gather/thread.ts': 'gather/threads.test.ts',
  'gather/crew.ts': 'gather/threads.test.ts',
  'audit/sealing.ts': 'audit/trail.test.ts',
  'text/short-forms.ts': 'text/names.test.ts',
  'text/apparatus/asides.ts': 'text/apparatus.test.ts',
  'text/apparatus/calls.ts': 'text/apparatus.test.ts',
  'text/apparatus/citing.ts': 'text/apparatus.test.ts',
  'text/apparatus/counted.ts': 'text/apparatus.test.ts',
  'text/apparatus/furniture.ts': 'text/apparatus.test.ts',
  'decide/quote/passed.ts': 'quotes.test.ts',
  'lookup/robots/asked.ts': 'lookup/web-page.test.ts',
  'cli/completion/words.ts': 'cli/completion.test.ts',
  'cli/completion/scripts.ts': 'cli/completion.test.ts',
  'cli/answer/checking.ts': 'cli/answer.test.ts',
  'report/claim-words.ts': 'report/claim-html.test.ts',
  'report/page/english.ts': 'report/page/index.test.ts',
  'report/page/german.ts': 'report/page/index.test.ts',
  'report/page/german-words.ts': 'report/page/index.test.ts',
  'report/said/english.ts': 'report/said/index.test.ts',
  'report/said/german.ts': 'report/said/index.test.ts',
  'report/said/german-clauses.ts': 'report/said/index.test.ts',
  'report/said/german-reasons.ts': 'report/said/index.test.ts',
  'report/said/german-sentences.ts': 'report/said/index.test.ts',
  'report/said/german-words.ts': 'report/said/index.test.ts',
  'cli/answer/replay.ts': 'cli/answer.test.ts',
  'settings/judge.ts': 'settings/index.test.ts',
  'settings/keys.ts': 'settings/index.test.ts',
  'compare/claim/belonging/cells.ts': 'compare/claim/belonging/tables.test.ts',
  'compare/claim/belonging/headings.ts': 'compare/claim/belonging/tables.test.ts',
  'compare/claim/belonging/heads.ts': 'compare/claim/belonging/tables.test.ts',
  'compare/claim/belonging/orders.ts': 'compare/claim/belonging.test.ts',
  'compare/claim/belonging/sides.ts': 'compare/claim/belonging/marks.test.ts',
  'compare/claim/belonging/texts.ts': 'compare/claim/belonging/members.test.ts',
  'compare/claim/exchanged/cells.ts': 'compare/claim/exchanged.test.ts',
  'compare/claim/exchanged/converse.ts': 'compare/claim/exchanged.test.ts',
  'compare/claim/exchanged/deeds.ts': 'compare/claim/exchanged.test.ts',
  'compare/claim/exchanged/moves.ts': 'compare/claim/exchanged.test.ts',
  'compare/claim/exchanged/orders.ts': 'compare/claim/exchanged.test.ts',
  'compare/claim/exchanged/sides.ts': 'compare/claim/exchanged.test.ts',
  'compare/claim/exchanged/slots.ts': 'compare/claim/exchanged/crossed.test.ts',
  'compare/claim/recall/contrary.ts': 'compare/claim/recall/polarity.test.ts',
  'compare/claim/recall/uneven.ts': 'compare/claim/recall/polarity.test.ts',
  'compare/claim/null-results/cues.ts': 'compare/claim/null-results/index.test.ts',
  ...Object.fromEntries(
    ['deeds', 'holdings', 'named', 'outcomes', 'permitted', 'refused', 'ruled', 'terms', 'votes'].map((part) => [
      `compare/claim/rulings/${part}.ts`,
      'compare/claim/rulings/index.test.ts',
    ]),
  ),
  'compare/claim/families.ts': 'compare/claim/rulings/index.test.ts',
  ...Object.fromEntries(
    ['apposed', 'days', 'elided', 'figures', 'kin', 'kinds', 'parts', 'placed', 'provisos', 'ranks', 'told', 'turned', 'values'].map(
      (part) => [`compare/claim/particulars/${part}.ts`, 'compare/claim/particulars/index.test.ts'],
    ),
  ),
  ...Object.fromEntries(
    ['alone', 'asked', 'clauses', 'denied', 'duties', 'reasons', 'recurring', 'respectively', 'values', 'voices', 'words'].map((part) => [
      `compare/claim/framed/${part}.ts`,
      'compare/claim/framed/index.test.ts',
    ]),
  ),
  ...Object.fromEntries(
    ['denied', 'denied-at-home', 'home', 'links', 'modals', 'pivots', 'siblings', 'slots', 'words'].map((part) => [
      `compare/claim/aligned/${part}.ts`,
      'compare/claim/aligned/index.test.ts',
    ]),
  ),
  'compare/claim/numbers/outside.ts': 'compare/claim/numbers/unit-apart.test.ts',
  'compare/claim/judge/said-otherwise.ts': 'compare/claim/judge/undenied.test.ts',
  'compare/claim/judge/idle.ts': 'compare/claim/judge/undenied.test.ts',
  'compare/claim/recall/held.ts': 'compare/claim/recall/evidence.test.ts',
  'compare/claim/recall/announced.ts': 'answer-predicates.test.ts',
  'compare/claim/recall/stands-in.ts': 'compare/claim/recall/numbers.test.ts',
  'compare/claim/limits/conditions.ts': 'compare/claim/limits/index.test.ts',
  'compare/claim/limits/hedged.ts': 'compare/claim/limits/index.test.ts',
  'compare/claim/limits/kinds.ts': 'compare/claim/limits/index.test.ts',
  'compare/claim/across/found.ts': TYPES_ONLY,
  'compare/claim/limits/limit.ts': 'compare/claim/limits/index.test.ts',
  'compare/claim/limits/only.ts': 'compare/claim/limits/index.test.ts',
  'compare/claim/limits/settings.ts': 'compare/claim/limits/index.test.ts',
  'compare/claim/limits/settled.ts': 'compare/claim/limits/index.test.ts',
  'compare/claim/exchanged/values.ts': 'compare/claim/exchanged.test.ts',
  'compare/claim/exchanged/words.ts': 'compare/claim/exchanged.test.ts',
  'compare/claim/judge/copying.ts': 'compare/claim/judge/features.test.ts',
  'compare/claim/judge/coverage.ts': 'compare/claim/judge/features.test.ts',
  'cli/claims/pairs.ts': 'cli/claims.test.ts',
  'cli/claims/replay.ts': 'cli/claims.test.ts',
  'cli/claims/answer.ts': 'cli/claims.test.ts',
  'compare/claim/judge/align.ts': 'compare/claim/judge/features.test.ts',
  'compare/claim/judge/clauses.ts': 'compare/claim/judge/features.test.ts',
  'compare/claim/judge/conflicts.ts': 'compare/claim/judge/features.test.ts',
  'compare/claim/judge/cues.ts': 'compare/claim/judge/reading.test.ts',
  'compare/claim/judge/lexicon.ts': 'compare/claim/judge/judge.test.ts',
  'compare/claim/judge/pairing.ts': 'compare/claim/judge/features.test.ts',
  'compare/claim/judge/trees.ts': 'compare/claim/judge/judge.test.ts',
  'anchoring.ts': 'cli/audit.test.ts',
  'places.ts': 'store/event-lines.test.ts',
  'audit/lines-disk.ts': 'store/event-lines.test.ts',
  'audit/commits.ts': 'audit/disk.test.ts',
  'audit/public-keys.ts': 'audit/dsse.test.ts',
  'audit/rekor/ask.ts': 'audit/rekor.test.ts',
  'audit/ties.ts': 'audit/anchors.test.ts',
  'audit/keys.ts': 'audit/trail.test.ts',
  'audit/restore.ts': 'audit/disk.test.ts',
  'audit/read-log.ts': 'audit/log.test.ts',
  'audit/trace.ts': 'cli/audit.test.ts',
  'audit/verify-report.ts': 'cli/audit.test.ts',
  'audit/verify-run.ts': 'audit/verify-store.test.ts',
  'audit/index.ts': 'cli/audit.test.ts',
  'store/locked-s3.ts': 'audit/bucket.test.ts',
  'report/pretty/summary.ts': 'report/pretty.test.ts',
  'cli/audit/anchor.ts': 'cli/audit.test.ts',
  'cli/audit/page.ts': 'cli/audit.test.ts',
  'cli/audit/replay.ts': 'cli/audit.test.ts',
  'cli/audit/status.ts': 'cli/audit.test.ts',
  'cli/audit/verify.ts': 'cli/audit.test.ts',
  'extract/bibliography/lines.ts': 'extract/bibliography.test.ts',
  'extract/entries/blocks.ts': 'extract/entries.test.ts',
  'extract/entries/labels.ts': 'extract/entries.test.ts',
  'extract/entries/starts.ts': 'extract/entries.test.ts',
  'extract/entries/unlabelled.ts': 'extract/entries.test.ts',
  'extract/entries/reference.ts': 'extract/entries/read.test.ts',
  'extract/entries/structured.ts': 'extract/index.test.ts',
  'extract/citations/raised.ts': 'extract/citations.test.ts',
  'extract/citations/text.ts': 'extract/citations.test.ts',
  'extract/link/numbers.ts': 'extract/link.test.ts',
  'extract/notes/parts.ts': 'extract/notes.test.ts',
  'extract/notes/pointers.ts': 'extract/notes.test.ts',
  'report/fingerprint.ts': 'report/decisions.test.ts',
  'repair/metadata.ts': 'repair/metadata/file.test.ts',
  'repair/metadata/bibtex.ts': 'repair/metadata/file.test.ts',
  'repair/metadata/csl.ts': 'repair/metadata/file.test.ts',
  'repair/metadata/ris.ts': 'repair/metadata/file.test.ts',
  'read/bibtex/values.ts': 'read/bibtex/scan.test.ts',
  'read/markdown/made.ts': 'read/as-markdown.test.ts',
  'read/notebook.ts': 'read/as-markdown.test.ts',
  'read/html/markup.ts': 'read/epub.test.ts',
  'read/rtf/body.ts': 'read/rtf.test.ts',
  'read/rtf/letters.ts': 'read/rtf.test.ts',
  'read/rtf/rows.ts': 'read/rtf.test.ts',
  'read/rtf/state.ts': 'read/rtf.test.ts',
  'read/xml/told.ts': 'read/tei.test.ts',
  'read/rtf/tables.ts': 'read/rtf.test.ts',
  'read/rtf/tokens.ts': 'read/rtf.test.ts',
  'read/xml/made.ts': 'read/tei.test.ts',
  'read/tex/brackets.ts': 'read/tex/text.test.ts',
  'read/tex/commands.ts': 'read/tex/text.test.ts',
  'read/bibtex/fields.ts': 'read/bibtex.test.ts',
  'read/tex/math.ts': 'read/tex/text.test.ts',
  'read/tex/symbols.ts': 'read/tex/text.test.ts',
  'read/latex/bbl-data.ts': 'read/latex/bbl.test.ts',
  'read/latex/body.ts': 'read/latex.test.ts',
  'read/latex/files.ts': 'read/latex.test.ts',
  'read/latex/printed.ts': 'read/latex.test.ts',
  'read/latex/sink.ts': 'read/latex.test.ts',
  'read/pdf/body.ts': 'read/pdf.test.ts',
  'read/pdf/gutters.ts': 'read/pdf.test.ts',
  'read/pdf/labels.ts': 'read/pdf/references.test.ts',
  'read/pdf/lines.ts': 'read/pdf.test.ts',
  'read/pdf/pieces.ts': 'read/pdf.test.ts',
  'read/pdf/starts.ts': 'read/pdf/references.test.ts',
  'read/pdf/write.ts': 'read/pdf.test.ts',
  'read/docx/body.ts': 'read/docx.test.ts',
  'read/docx/codes.ts': 'read/docx.test.ts',
  'read/docx/faces.ts': 'read/docx.test.ts',
  'read/docx/fields.ts': 'read/docx.test.ts',
  'read/docx/styles.ts': 'read/docx.test.ts',
  'read/xml/tree.ts': 'read/docx.test.ts',
  'read/html/targets.ts': 'read/html/labels.test.ts',
  'read/html/marks.ts': 'read/html.test.ts',
  'read/jats/citation.ts': 'read/jats.test.ts',
  'read/jats/marks.ts': 'read/jats.test.ts',
  'read/jats/targets.ts': 'read/jats.test.ts',
  'read/odt/body.ts': 'read/odt.test.ts',
  'read/odt/styles.ts': 'read/odt.test.ts',
  'read/chapters/includes.ts': 'read/chapters.test.ts',
  'read/chapters/pieces.ts': 'read/chapters.test.ts',
  'read/chapters/projects.ts': 'read/chapters.test.ts',
  'read/chapters/settings.ts': 'read/chapters.test.ts',
  'read/chapters/values.ts': 'read/chapters.test.ts',
  'read/markdown/beside.ts': 'read/markdown.test.ts',
  'read/markdown/cite.ts': 'read/markdown.test.ts',
  'compare/reference/chapter.ts': 'compare/reference/index.test.ts',
  'compare/reference/title/form.ts': 'compare/reference/title.test.ts',
  'compare/reference/title/words.ts': 'compare/reference/title.test.ts',
  'compare/reference/venue/form.ts': 'compare/reference/venue.test.ts',
  'compare/reference/venue/names.ts': 'compare/reference/venue.test.ts',
  'compare/reference/url.ts': 'compare/reference/identifiers.test.ts',
  'decide/index.ts': 'decide/reference/verdict.test.ts',
  'decide/reference/rule.ts': 'decide/reference/index.test.ts',
  'decide/reference/likelihood-table.ts': 'decide/reference/likelihood.test.ts',
  'decide/reference/exist.ts': 'decide/reference/index.test.ts',
  'decide/reference/exist-minor.ts': 'decide/reference/index.test.ts',
  'decide/reference/fake.ts': 'decide/reference/index.test.ts',
  'decide/reference/unknown.ts': 'decide/reference/index.test.ts',
  'decide/reference/unsure.ts': 'decide/reference/index.test.ts',
  'decide/reference/guard.ts': 'decide/reference/index.test.ts',
  'decide/quote/rule.ts': 'decide/quote/index.test.ts',
  'decide/quote/verified.ts': 'decide/quote/index.test.ts',
  'decide/quote/examples.ts': 'decide/quote/index.test.ts',
  'decide/quote/not-found.ts': 'decide/quote/index.test.ts',
  'decide/quote/unresolved.ts': 'decide/quote/index.test.ts',
  'repair/refs.ts': 'structured.test.ts',
  'repair/marks.ts': 'corrections.test.ts',
  'repair/replace.ts': 'corrections.test.ts',
  'answer/names.ts': 'answer.test.ts',
  'answer/passages.ts': 'answer.test.ts',
  'structured-schema.ts': 'structured.test.ts',
  'corrections/text.ts': 'corrections.test.ts',
  'corrections/values.ts': 'corrections.test.ts',
  'extract/facts/names.ts': 'extract/facts.test.ts',
  'extract/facts/clauses.ts': 'extract/facts.test.ts',
  'extract/facts/joints.ts': 'extract/facts.test.ts',
  'extract/facts/openings.ts': 'extract/facts.test.ts',
  'extract/facts/predicates.ts': 'answer-predicates.test.ts',
  'text/verbs/forms.ts': 'extract/facts.test.ts',
  'text/statement-words.ts': 'extract/facts.test.ts',
  'report/answer/words.ts': 'report/answer.test.ts',
  'report/answer/pretty.ts': 'report/answer.test.ts',
  'report/answer/markdown.ts': 'report/answer.test.ts',
  'report/answer/html.ts': 'report/answer.test.ts',
  'decide/claim/rule.ts': 'decide/claim/index.test.ts',
  'decide/claim/unverifiable.ts': 'decide/claim/index.test.ts',
  'decide/claim/contradicted.ts': 'decide/claim/index.test.ts',
  'decide/claim/unsupported.ts': 'decide/claim/index.test.ts',
  'decide/claim/supported.ts': 'decide/claim/index.test.ts',
  'answer/bearing.ts': 'answer/together.test.ts',
  ...Object.fromEntries(
    ['crossed', 'read', 'sums'].map((part) => [`compare/claim/together/${part}.ts`, 'compare/claim/together/parts.test.ts']),
  ),
  'extract/claims/kind.ts': 'extract/claims.test.ts',
  'extract/claims/marks.ts': 'extract/claims.test.ts',
  'compare/claim/numbers/dates.ts': 'compare/claim/numbers.test.ts',
  'compare/claim/numbers/match.ts': 'compare/claim/numbers.test.ts',
  'compare/claim/numbers/round.ts': 'compare/claim/numbers.test.ts',
  'compare/claim/numbers/derived.ts': 'compare/claim/numbers.test.ts',
  'compare/claim/numbers/question.ts': 'compare/claim/numbers.test.ts',
  'compare/claim/numbers/finding.ts': 'compare/claim/numbers.test.ts',
  'text/quantity.ts': TYPES_ONLY,
  'text/units/table.ts': 'text/units.test.ts',
  'text/numbers/tokens.ts': 'text/numbers.test.ts',
  'text/numbers/digits.ts': 'text/numbers.test.ts',
  'text/numbers/words.ts': 'text/numbers.test.ts',
  'text/numbers/dates.ts': 'text/numbers.test.ts',
  'text/numbers/years.ts': 'text/numbers.test.ts',
  'text/numbers/money.ts': 'text/numbers.test.ts',
  'text/numbers/one.ts': 'text/numbers.test.ts',
  'text/numbers/made.ts': 'text/numbers.test.ts',
  'text/numbers/joined.ts': 'text/numbers.test.ts',
  'text/numbers/qualifiers.ts': 'text/numbers.test.ts',
  'text/sentences/abbreviations.ts': 'text/sentences.test.ts',
  'cli/quotes/pairs.ts': 'cli/quotes.test.ts',
  'report/quotes/html.ts': 'report/quotes.test.ts',
  'report/quotes/markdown.ts': 'report/quotes.test.ts',
  'report/quotes/pretty.ts': 'report/quotes.test.ts',
  'report/quotes/words.ts': 'report/quotes.test.ts',
  'compare/quote/aids.ts': 'compare/quote/passage.test.ts',
  'compare/quote/rest.ts': 'quotes.test.ts',
  'compare/quote/strange.ts': 'quotes.test.ts',
  'decide/quote/small.ts': 'quotes-small.test.ts',
  'extract/pair.ts': 'quotes.test.ts',
  'extract/pair/marks.ts': 'quotes.test.ts',
  'extract/quotes/text.ts': 'extract/quotes.test.ts',
  'extract/quotes/marks.ts': 'extract/quotes.test.ts',
  'extract/quotes/sort.ts': 'extract/quotes.test.ts',
  'decide/warning/rule.ts': 'decide/warning/index.test.ts',
  'decide/warning/superseded.ts': 'decide/warning/index.test.ts',
  'decide/warning/timeline.ts': 'decide/warning/index.test.ts',
  'decide/warning/predatory.ts': 'decide/warning/index.test.ts',
  'decide/warning/elsewhere.ts': 'decide/warning/index.test.ts',
  'settings/schema.ts': 'settings/index.test.ts',
  'store/build-keys.ts': 'store/index/build.test.ts',
  'store/shared/index.ts': 'store/shared.test.ts',
  'store/shared/replies.ts': 'store/shared.test.ts',
  'lookup/dump-records.ts': 'store/dump-shapes.test.ts',
  'settings/providers.ts': 'settings/index.test.ts',
  'settings/about.ts': 'settings/index.test.ts',
  'settings/server.ts': 'settings/index.test.ts',
  'settings/find.ts': 'settings/index.test.ts',
  'settings/layers.ts': 'settings/index.test.ts',
  'lookup/http/fetch.ts': 'lookup/http.test.ts',
  'lookup/http/kept.ts': 'lookup/http.test.ts',
  'lookup/http/asking.ts': 'lookup/http.test.ts',
  'lookup/http/replay.ts': 'lookup/http.test.ts',
  'lookup/registry-hosts.ts': 'lookup/http.test.ts',
  'report/options.ts': TYPES_ONLY,
  'report/html/style.ts': 'report/html.test.ts',
  'lookup/csl-record.ts': 'lookup/doi-agency.test.ts',
  'store/shared/verify.ts': 'store/shared/parts.test.ts',
  'lookup/rank.ts': 'lookup/candidates.test.ts',
  'server/routes/provider-keys.ts': 'server/provider-keys.test.ts',
  'server/shapes/access.ts': 'server/shapes.test.ts',
  'report/between/decisions.ts': 'report/between.test.ts',
  'server/batch-run.ts': 'cli/batch.test.ts',
  'server/batch-papers.ts': 'cli/batch.test.ts',
  'server/marks-on.ts': 'server/taking-over.test.ts',
  'store/desk/alike.ts': 'server/taking-over.test.ts',
  'model/as-sealed.ts': 'audit/reported.test.ts',
  'server/alone.ts': 'server/listen.test.ts',
  'cli/mcp.ts': 'mcp/tools.test.ts',
  'mcp/index.ts': 'mcp/tools.test.ts',
  'mcp/serve.ts': 'mcp/tools.test.ts',
  'server/routes/mcp.ts': 'mcp/tools.test.ts',
  'server/app.ts': 'server/listen.test.ts',
  'server/check-job.ts': 'server/listen.test.ts',
  'server/checked.ts': 'server/listen.test.ts',
  'server/create.ts': 'server/listen.test.ts',
  'server/delivering.ts': 'server/listen.test.ts',
  'server/event-hub.ts': 'server/listen.test.ts',
  'server/findings.ts': 'server/listen.test.ts',
  'server/house.ts': 'server/listen.test.ts',
  'server/index.ts': 'server/listen.test.ts',
  'server/logging.ts': 'server/listen.test.ts',
  'server/metrics.ts': 'server/listen.test.ts',
  'server/present.ts': 'server/listen.test.ts',
  'server/routes/access.ts': 'server/listen.test.ts',
  'server/routes/audit.ts': 'server/listen.test.ts',
  'server/routes/batch-events.ts': 'server/listen.test.ts',
  'server/routes/findings.ts': 'server/listen.test.ts',
  'server/routes/reports.ts': 'server/listen.test.ts',
  'server/routes/runs.ts': 'server/listen.test.ts',
  'server/routes/server.ts': 'server/listen.test.ts',
  'server/routes/verify.ts': 'server/listen.test.ts',
  'server/shapes/answer.ts': 'server/answering.test.ts',
  'server/routes/webhooks.ts': 'server/listen.test.ts',
  'server/routes.ts': 'server/listen.test.ts',
  'server/worker-process.ts': 'server/listen.test.ts',
  'server/worker.ts': 'server/listen.test.ts',
  'store/desk/files-s3.ts': 'store/desk/files.test.ts',
  'cli/serve.ts': 'server/listen.test.ts',
  'cli/worker.ts': 'server/listen.test.ts',
  'store/desk/schema.ts': 'store/desk.test.ts',
  'store/desk/migrations.ts': 'store/desk/papers.test.ts',
  'store/desk/thread.ts': 'store/desk.test.ts',
  'store/desk/jobs.ts': 'store/desk.test.ts',
  'store/desk/runs.ts': 'store/desk.test.ts',
  'store/desk/findings.ts': 'store/desk.test.ts',
  'store/desk/batches.ts': 'store/desk.test.ts',
  'store/desk/traces.ts': 'store/desk.test.ts',
  'store/desk/access.ts': 'store/desk.test.ts',
  'store/desk/webhooks.ts': 'store/desk.test.ts',
  'store/index/asks.ts': 'store/index/read.test.ts',
  'store/index/format.ts': 'store/index/build.test.ts',
  'store/index/pages.ts': 'store/index/read.test.ts',
  'store/index/search.ts': 'store/index/read.test.ts',
  'cli/world.ts': 'cli/main.test.ts',
  'cli/commands.ts': 'cli/run.test.ts',
  'cli/flags.ts': 'cli/run.test.ts',
  'cli/config.ts': 'cli/run.test.ts',
  'cli/doctor.ts': 'cli/run.test.ts',
  'cli/rules.ts': 'cli/run.test.ts',
  'cli/report-command.ts': 'cli/check.test.ts',
  'web/app/api.ts': 'web/app/desk.test.ts',
  'web/app/api/access.ts': 'web/app/access.test.ts',
  'web/app/api/decisions.ts': 'web/app/decision.test.ts',
  'web/app/sample.ts': 'web/app/access.test.ts',
  'web/app/checked-words.ts': 'web/app/live.test.ts',
  'web/app/messages/english-cards.ts': 'web/app/messages/english.test.ts',
  'web/app/messages/english-desk.ts': 'web/app/messages/english.test.ts',
  'web/app/messages/english-pages.ts': 'web/app/messages/english.test.ts',
  'web/app/messages/english-playground.ts': 'web/app/messages/english.test.ts',
  'web/app/messages/english-trace.ts': 'web/app/messages/english.test.ts',
  'web/app/messages/german.ts': 'web/app/messages/english.test.ts',
  'web/app/messages/german-cards.ts': 'web/app/messages/english.test.ts',
  'web/app/messages/german-desk.ts': 'web/app/messages/english.test.ts',
  'web/app/messages/german-pages.ts': 'web/app/messages/english.test.ts',
  'web/app/messages/german-playground.ts': 'web/app/messages/english.test.ts',
  'web/app/messages/german-trace.ts': 'web/app/messages/english.test.ts',
  'web/app/messages/english-rules.ts': 'web/app/card.test.ts',
  'web/app/messages/german-rules.ts': 'web/app/card.test.ts',
  'web/app/messages/speaking.ts': 'web/app/messages/language.test.ts',
  'web/app/playground-answer.tsx': 'web/app/playground.test.ts',
  'web/app/playground-files.ts': 'web/app/playground.test.ts',
  'web/app/playground-given.tsx': 'web/app/playground.test.ts',
  'web/app/playground-sample.ts': 'web/app/playground.test.ts',
  'web/app/batch-table.tsx': 'web/app/desk.test.ts',
  'web/app/desk-acts.ts': 'web/app/desk.test.ts',
  'web/app/desk-findings.ts': 'web/app/desk.test.ts',
  'web/app/desk-looking.ts': 'web/app/desk.test.ts',
  'web/app/desk-places.ts': 'web/app/desk.test.ts',
  'web/app/desk-keys.ts': 'web/app/desk.test.ts',
  'web/app/document-pane.tsx': 'web/app/desk.test.ts',
  'web/app/exports.tsx': 'web/app/desk.test.ts',
  'web/app/frame.tsx': 'web/app/desk.test.ts',
  'web/app/keys.ts': 'web/app/desk.test.ts',
  'web/app/login.tsx': 'web/app/live.test.ts',
  'web/app/lookup.tsx': 'web/app/desk.test.ts',
  'web/app/parts.tsx': 'web/app/desk.test.ts',
  'web/app/provider-keys.tsx': 'web/app/desk.test.ts',
  'web/app/pdf-worker.ts': 'web/app/desk.test.ts',
  'web/app/share.tsx': 'web/app/live.test.ts',
  'web/app/settings.tsx': 'web/app/desk.test.ts',
  'web/app/sources.tsx': 'web/app/live.test.ts',
  'web/app/start.tsx': 'web/app/desk.test.ts',
  'web/app/siblings.ts': 'web/app/batch-columns.test.ts',
  'web/app/batch.tsx': 'web/app/desk.test.ts',
  'web/app/follow-batch.ts': 'web/app/live.test.ts',
  'web/app/signal.ts': 'web/app/desk.test.ts',
  'web/app/upload.ts': 'web/app/desk.test.ts',
  'web/app/trace.tsx': 'web/app/desk.test.ts',
};
