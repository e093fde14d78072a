/** The program's own values as arguments: what a source, a document, a run or settings must at least have to be taken for one. */
import { nearest } from '../settings/nearest.ts';
import {
  ABOVE_ZERO,
  ANY,
  BYTES,
  CALL,
  COUNT,
  either,
  FLAG,
  having,
  type Kind,
  kind,
  list,
  maybe,
  NAME,
  options,
  SHARE,
  SIGNAL,
  SOME,
  shown,
  TEXT,
} from './kinds.ts';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

const RAW_SOURCE = having('a source: an object with "id" and "text"', {
  id: NAME,
  text: (value, where) => (Array.isArray(value) ? list('texts', TEXT)(value, where) : TEXT(value, where)),
  name: maybe(TEXT),
  aliases: maybe(list('texts', TEXT)),
  pages: maybe(list('pages')),
  recognised: maybe(FLAG),
  incomplete: maybe(FLAG),
  snippet: maybe(FLAG),
});
const READY_SOURCE = having('a source that was prepared', { id: NAME, searched: having('a text that was searched', {}) });
/** Raw, or prepared already. */
export const SOURCE: Kind = (value, where) =>
  isObject(value) && 'searched' in value ? READY_SOURCE(value, where) : RAW_SOURCE(value, where);
export const SOURCES = list('sources', SOURCE);
/** Only prepared ones: what is prepared once serves many documents. */
export const READY_SOURCES = list('prepared sources', (value, where) => {
  const wrong = READY_SOURCE(value, where);
  return wrong !== null && SOURCE(value, where) === null ? `${where} must be prepared; give prepareSource(it)` : wrong;
});
export const PLAIN_SOURCES = list(
  'sources',
  having('a source: an object with "id" and "text"', { id: NAME, text: TEXT, aliases: maybe(list('texts', TEXT)) }),
);
export const VERSIONED_SOURCES = list(
  'sources',
  having('a source: an object with "version" (id, name, sha256) and "text"', {
    version: having('an object with "id"', { id: NAME }),
    text: TEXT,
  }),
);

export const DOCUMENT = having('a document, as readDocument(…) gives it', {
  id: TEXT,
  name: TEXT,
  text: TEXT,
  blocks: list('blocks'),
  entries: list('entries'),
  pages: list('pages'),
});
/** Text, or a read document. */
export const ANSWER: Kind = (value, where) =>
  typeof value === 'string'
    ? null
    : isObject(value) && 'text' in value
      ? having('a text or a read document', { text: TEXT, blocks: list('blocks') })(value, where)
      : TEXT(value, where);
export const EXTRACTION = having('what extract(document) gives', { references: list('references'), citations: list('citations') });
export const REFERENCE = having('a reference, as extract(document) gives it', {
  id: TEXT,
  fields: having('an object', {}),
  route: TEXT,
});
export const RUN = having('a run, as startRun() of what assemble(…) gives', {
  id: TEXT,
  tell: CALL,
  now: CALL,
  adapters: list('adapters'),
  signal: SIGNAL,
});
export const SETTINGS: Kind = (value, where) =>
  isObject(value) && 'settings' in value && 'origins' in value
    ? `${where} must be settings; loadSettings(…) gives them as "settings": const { settings } = await loadSettings(…)`
    : having('settings, as loadSettings(…) gives them', { dataDir: NAME, cacheDir: NAME, index: list('paths', TEXT), offline: FLAG })(
        value,
        where,
      );
export const LOG_LINES = list('events, as audit.eventsIn(bytes) gives them', having('an event', { ev: TEXT }));
export const FINDINGS = list('findings of a report');
export const ANCHORS = list('anchors, as audit.anchorsIn(text, from) gives them', having('an anchor', { from: TEXT }));
export const REPORT = having('a report', { run: TEXT });
export const JUDGE = having('a judge: an object with "name" and "judge"', { name: TEXT, judge: CALL });
export const SPAN = having('a span: an object with "start" and "end"', { start: COUNT, end: COUNT });

/** A printed reference, or an item of CSL-JSON. Numbers, dates and names in other shapes are read as those of a file are. */
const ONE_REFERENCE: Kind = (value, where) =>
  typeof value === 'string' ? null : having('a printed reference (a text) or a CSL-JSON item (an object)', {})(value, where);
export const REFERENCES: Kind = (value, where) => {
  if (!Array.isArray(value)) {
    const wrong = ONE_REFERENCE(value, where);
    return wrong === null ? null : `${where} must be printed references (texts) or CSL-JSON items (objects), not ${shown(value)}`;
  }
  const wrong = list('references', ONE_REFERENCE)(value, where);
  const texts = value.filter((one) => typeof one === 'string').length;
  if (wrong !== null || texts === 0 || texts === value.length) return wrong;
  return `${where} must be of one kind, texts or CSL-JSON items: of ${value.length} ${texts} are texts; check them in two calls`;
};

/** Structured output has claims only where it is an object or a list; any other value would pass with nothing checked. */
export const JSON_VALUE: Kind = (value, where) =>
  Array.isArray(value)
    ? null
    : (having('a JSON value: an object or a list', {})(value, where)?.concat(
        typeof value === 'string' ? '; of a JSON text give JSON.parse(it)' : '',
      ) ?? null);

const QUOTE_OPTIONS = { numbered: FLAG, complete: FLAG };
const ANSWER_OPTIONS = {
  ...QUOTE_OPTIONS,
  verifyCites: FLAG,
  minRecall: SHARE,
  strict: FLAG,
  numbers: CALL,
  routing: FLAG,
  correction: FLAG,
  authors: list('names', TEXT),
  quotes: having('a report on quotes', { items: list('findings') }),
  within: SPAN,
  facts: CALL,
};
const WAITING = { judges: list('judges', JUDGE), signal: SIGNAL, concurrency: SOME, progress: CALL };
const REPAIR = { softening: list('ways of softening', TEXT), soften: FLAG };
export const QUOTING = options(QUOTE_OPTIONS, nearest);
export const ANSWERING = options({ ...ANSWER_OPTIONS, judge: JUDGE }, nearest);
export const ANSWERING_LATER = options({ ...ANSWER_OPTIONS, ...WAITING }, nearest, ['judges']);
export const REPAIRING = options({ ...ANSWER_OPTIONS, ...REPAIR, judge: JUDGE }, nearest);
const REPAIR_LATER = {
  ...ANSWER_OPTIONS,
  ...REPAIR,
  ...WAITING,
  outside: having('a place to look for facts', {}),
  splitter: having('a splitter', { split: CALL }),
};
export const REPAIRING_LATER = options(REPAIR_LATER, nearest, ['signal']);
/** Null stands for no selection at all. */
const SELECTION: Kind = (value, where) => (value === null ? null : having('settings of a selection', {})(value, where));
export const COMPOSING = options(
  {
    ...REPAIR_LATER,
    writer: having('a writer', { write: CALL }),
    mode: kind('strict, natural or classical', (value) => value === 'strict' || value === 'natural' || value === 'classical'),
    selection: SELECTION,
    most: SOME,
  },
  nearest,
  ['writer', 'signal'],
);
export const CLAIMING = options({ judge: JUDGE, numbers: CALL, builtIn: JUDGE }, nearest);
export const CLAIMING_LATER = options({ numbers: CALL, signal: SIGNAL }, nearest, ['signal']);
export const STRUCTURED = options(
  {
    maxClaims: COUNT,
    isolation: FLAG,
    correction: FLAG,
    numeric: FLAG,
    threshold: SHARE,
    skipLowPriority: FLAG,
    judge: JUDGE,
    schema: ANY,
  },
  nearest,
);
const VERIFY_OPTIONS = {
  onFinding: CALL,
  onQuote: CALL,
  onClaim: CALL,
  extraction: EXTRACTION,
  light: FLAG,
  references: FLAG,
  sources: READY_SOURCES,
  quotes: FLAG,
  claims: having('how claims are judged', { judges: list('judges', JUDGE) }),
};
export const VERIFYING = options(VERIFY_OPTIONS, nearest);
export const REPLAYING = options({ ...VERIFY_OPTIONS, signal: SIGNAL }, nearest);
export const CHECKING = options({ onFinding: CALL, light: FLAG }, nearest);
export const READING = options(
  {
    limits: options(
      {
        inputBytes: ABOVE_ZERO,
        milliseconds: kind(
          'a number above 0, a day (86400000) at most',
          (value) => typeof value === 'number' && value > 0 && value <= 86_400_000,
        ),
        memoryBytes: ABOVE_ZERO,
        pages: ABOVE_ZERO,
        decodedBytes: ABOVE_ZERO,
        textLength: ABOVE_ZERO,
        entries: ABOVE_ZERO,
      },
      nearest,
    ),
    onlyCited: FLAG,
    ocr: list('languages ("eng")', TEXT),
    signal: SIGNAL,
    progress: CALL,
    isolate: FLAG,
  },
  nearest,
);
/** A path, or a name with bytes or a path. */
export const INPUT: Kind = (value, where) =>
  typeof value === 'string'
    ? NAME(value, where)
    : isObject(value) && 'name' in value
      ? having('a path, or an object with "name" and, where it is no path, "bytes"', {
          name: TEXT,
          path: maybe(TEXT),
          bytes: maybe(BYTES),
          mediaType: maybe(TEXT),
        })(value, where)
      : ArrayBuffer.isView(value)
        ? `${where} must have a name besides its bytes: { name: "paper.pdf", bytes }`
        : having('a path, or an object with "name" and, where it is no path, "bytes"', { name: TEXT })(value, where);
const BUILDING = {
  from: list('paths', TEXT),
  out: NAME,
  scope: TEXT,
  until: TEXT,
  readers: having('readers by extension', {}),
  shapes: having('readers of records', {}),
  signal: SIGNAL,
  progress: CALL,
  onSkipped: CALL,
  now: CALL,
  keepEvery: ABOVE_ZERO,
};
export const BUILD = options({ ...BUILDING, declareComplete: FLAG, addsTo: TEXT, name: TEXT }, nearest, ['from', 'out']);
export const ADD = options(BUILDING, nearest, ['from', 'out']);
export const WATCHED = options({ signal: SIGNAL, progress: CALL }, nearest);
export const WORLD = options({ signal: SIGNAL, progress: CALL, now: CALL, http: ANY, snapshots: ANY }, nearest);
export const PLACES = options(
  { flags: having('settings by name', {}), env: having('variables by name', {}), cwd: NAME, config: either(FLAG, TEXT), code: FLAG },
  nearest,
);
export const FETCH = options(
  {
    url: kind('an address (https://…)', (value) => typeof value === 'string' && URL.canParse(value)),
    to: NAME,
    sha256: TEXT,
    mailto: TEXT,
    signal: SIGNAL,
    progress: CALL,
    allow: list('origins', TEXT),
    proxies: ANY,
  },
  nearest,
  ['url', 'to', 'signal'],
);

const LABEL_OF = kind('match, partial, weak, not_match or unknown', (value) =>
  ['match', 'partial', 'weak', 'not_match', 'unknown'].includes(typeof value === 'string' ? value : ''),
);
export const LABELS = having('the six labels: title, authors, venue, date, url, doi', {
  title: LABEL_OF,
  authors: LABEL_OF,
  venue: LABEL_OF,
  date: LABEL_OF,
  url: LABEL_OF,
  doi: LABEL_OF,
});
