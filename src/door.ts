/**
 * The public face as a stranger meets it: `stet` of the package. It is `index.ts`, name for name, with a guard before every function that
 * takes arguments; the types, and what they say of each function, are those of `index.ts`. The program itself goes in behind the guards.
 */
import { DISK, guardedAudit } from './door/audit.ts';
import { guarded } from './door/guard.ts';
import { ANY, BYTES, CALL, COUNT, FIGURE, FLAG, having, list, maybe, NAME, options, SIGNAL, TEXT, walk } from './door/kinds.ts';
import * as words from './door/words.ts';
import * as face from './index.ts';
import { nearest } from './settings/nearest.ts';

export * from './index.ts';

const { DOCUMENT, EXTRACTION, RUN, SETTINGS, SOURCES } = words;
const OBJECT = having('an object', {});
const FOLDER = { folder: NAME };
const PAIRS = walk('pairs of claim and evidence');
const KEPT = having('kept replies, as openKept(…) gives them', { list: CALL, get: CALL });
const JUDGING = having('an object with "told"', { told: CALL });
const SUBJECT = having('an object with "name", "document" and "sources"', { name: TEXT, document: TEXT, sources: list('sources') });

export const audit = guardedAudit;
export const answerEvents = guarded('answerEvents', face.answerEvents, { settings: SETTINGS, subject: OBJECT, settled: OBJECT });
export const answerOf = guarded('answerOf', face.answerOf, { document: DOCUMENT, extraction: EXTRACTION, sources: words.READY_SOURCES });
export const answerOptionsOf = guarded('answerOptionsOf', face.answerOptionsOf, { settings: SETTINGS });
export const addToIndex = guarded('addToIndex', face.addToIndex, { options: words.ADD });
export const additionsOf = guarded('additionsOf', face.additionsOf, { path: NAME });
export const askedAbout = guarded('askedAbout', face.askedAbout, { name: TEXT, fields: OBJECT, run: RUN });
export const assemble = guarded('assemble', face.assemble, { settings: SETTINGS, world: words.WORLD });
export const builtInJudge = guarded('builtInJudge', face.builtInJudge, {
  weights: maybe(having('weights of the judge', { features: list('features') })),
});
export const buildIndex = guarded('buildIndex', face.buildIndex, { options: words.BUILD });
export const checkLog = guarded('checkLog', face.checkLog, { ...FOLDER, disk: DISK });
export const checkReferences = guarded('checkReferences', face.checkReferences, {
  references: words.REFERENCES,
  run: RUN,
  options: words.CHECKING,
});
export const checkUrl = guarded('checkUrl', face.checkUrl, {
  text: TEXT,
  reach: having('an object with "hosts" and "allow"', { allow: OBJECT }),
});
export const claimCheckOf = guarded('claimCheckOf', face.claimCheckOf, { settings: SETTINGS, world: JUDGING });
export const claimChecker = guarded('claimChecker', face.claimChecker, { options: words.CLAIMING });
export const claimCheckerWith = guarded('claimCheckerWith', face.claimCheckerWith, {
  judges: list('judges', words.JUDGE),
  options: words.CLAIMING_LATER,
});
export const classifyReference = guarded('classifyReference', face.classifyReference, { labels: words.LABELS, facts: maybe(OBJECT) });
export const compose = guarded('compose', face.compose, { question: TEXT, sources: words.READY_SOURCES, options: words.COMPOSING });
export const correctedText = guarded('correctedText', face.correctedText, {
  text: TEXT,
  report: having('a report, as verifyStructured(…) gives it', { corrected: ANY }),
});
export const damagedReplies = guarded('damagedReplies', face.damagedReplies, { kept: KEPT, signal: SIGNAL });
export const decodedText = guarded('decodedText', face.decodedText, { bytes: BYTES, name: TEXT });
export const drawnFrom = guarded('drawnFrom', face.drawnFrom, { source: TEXT });
export const extract = guarded('extract', face.extract, { document: DOCUMENT });
export const factsOf = guarded('factsOf', face.factsOf, { claim: TEXT, context: maybe(TEXT) });
export const fetchFile = guarded('fetchFile', face.fetchFile, { options: words.FETCH });
export const fetchTyped = guarded('fetchTyped', face.fetchTyped, {
  address: TEXT,
  options: having('an object with "most", "milliseconds" and "signal"', { most: COUNT, milliseconds: COUNT, signal: SIGNAL }),
});
export const fileSnapshots = guarded('fileSnapshots', face.fileSnapshots, FOLDER);
export const guardedLookup = guarded('guardedLookup', face.guardedLookup, { exempt: OBJECT, ask: maybe(CALL) });
export const identifierDocument = guarded('identifierDocument', face.identifierDocument, { name: TEXT, fields: OBJECT, run: RUN });
export const identifierOf = guarded('identifierOf', face.identifierOf, { typed: TEXT });
export const isAddition = guarded('isAddition', face.isAddition, { path: TEXT });
export const isShared = guarded('isShared', face.isShared, { place: TEXT });
export const keptAnswers = guarded('keptAnswers', face.keptAnswers, { cacheDir: NAME, dataDir: NAME, replay: maybe(FLAG) });
export const loadSettings = guarded('loadSettings', face.loadSettings, { places: words.PLACES });
export const loggedRun = guarded('loggedRun', face.loggedRun, { id: TEXT, bytes: BYTES });
export const logStructured = guarded('logStructured', face.logStructured, {
  settings: SETTINGS,
  subject: SUBJECT,
  report: having('a report, as verifyStructured(…) gives it', { claims: list('findings') }),
  now: maybe(CALL),
});
export const lookup = guarded('lookup', face.lookup, { reference: words.REFERENCE, run: RUN });
export const mediaTypeOf = guarded('mediaTypeOf', face.mediaTypeOf, {
  bytes: BYTES,
  hints: having('an object with "name"', { name: TEXT }),
});
export const nearness = guarded('nearness', face.nearness, {
  asked: (value, where) => (value === null ? null : TEXT(value, where)),
  result: having('what lookup(…) gives', { asked: list('answers'), candidates: list('records') }),
});
export const openAnswerRuns = guarded('openAnswerRuns', face.openAnswerRuns, { settings: SETTINGS, now: maybe(CALL) });
export const openIndex = guarded('openIndex', face.openIndex, { path: NAME });
export const openJudges = guarded('openJudges', face.openJudges, { choice: OBJECT, world: maybe(OBJECT) });
export const openKept = guarded('openKept', face.openKept, {
  where: having('an object with "folder", "logs" and "cacheDir"', { folder: NAME, logs: NAME, cacheDir: NAME, store: maybe(TEXT) }),
});
export const openPairsRun = guarded('openPairsRun', face.openPairsRun, { settings: SETTINGS, name: TEXT, now: maybe(CALL) });
export const openSharedIndex = guarded('openSharedIndex', face.openSharedIndex, { where: NAME });
export const openWay = guarded('openWay', face.openWay, {
  options: having('an object with "exempt", "connectMs" and "timeoutMs"', { exempt: OBJECT, connectMs: COUNT, timeoutMs: COUNT }),
});
export const openWriter = guarded('openWriter', face.openWriter, { choice: OBJECT, world: maybe(OBJECT) });
export const openWebFacts = guarded('openWebFacts', face.openWebFacts, {
  settings: SETTINGS,
  told: CALL,
  signal: SIGNAL,
  missed: maybe(CALL),
});
export const pairHash = guarded('pairHash', face.pairHash, { claim: TEXT, evidence: TEXT });
export const pairsEvents = guarded('pairsEvents', face.pairsEvents, { settings: SETTINGS, name: TEXT });
export const parseReference = guarded('parseReference', face.parseReference, { raw: TEXT });
export const passagesIn = guarded('passagesIn', face.passagesIn, { text: TEXT });
export const placeOf = guarded('placeOf', face.placeOf, { where: TEXT });
export const planFixes = guarded('planFixes', face.planFixes, { document: DOCUMENT, source: TEXT, findings: words.FINDINGS });
export const prepareAnswerSources = guarded('prepareAnswerSources', face.prepareAnswerSources, { sources: SOURCES });
export const prepareSource = guarded('prepareSource', face.prepareSource, { source: words.SOURCE });
export const proxiesOf = guarded('proxiesOf', face.proxiesOf, { settings: OBJECT });
export const proxyFor = guarded('proxyFor', face.proxyFor, {
  url: having('a URL', { protocol: TEXT, hostname: TEXT }),
  proxies: having('proxies, as proxiesOf(…) gives them', { direct: CALL }),
});
export const proxyTroubleIn = guarded('proxyTroubleIn', face.proxyTroubleIn, { error: ANY, passage: having('a passage', { open: ANY }) });
export const proxyTroubleOf = guarded('proxyTroubleOf', face.proxyTroubleOf, { status: COUNT, headers: OBJECT, passage: OBJECT });
export const readDocument = guarded('readDocument', face.readDocument, { input: words.INPUT, options: words.READING });
export const readMarks = guarded('readMarks', face.readMarks, { path: NAME });
export const repairAnswer = guarded('repairAnswer', face.repairAnswer, { answer: TEXT, sources: SOURCES, options: words.REPAIRING });
export const repairAnswerWith = guarded('repairAnswerWith', face.repairAnswerWith, {
  answer: TEXT,
  sources: SOURCES,
  options: words.REPAIRING_LATER,
});
export const replay = guarded('replay', face.replay, {
  run: having('a run, as loggedRun(id, bytes) gives it', { id: TEXT, events: list('events'), began: OBJECT }),
  document: DOCUMENT,
  settings: SETTINGS,
  options: words.REPLAYING,
});
export const selectEvidence = guarded('selectEvidence', face.selectEvidence, {
  question: TEXT,
  sources: words.VERSIONED_SOURCES,
  settings: options(
    { max_spans_per_source: COUNT, min_span_length: COUNT, max_span_length: COUNT, numeric_content_boost: FIGURE },
    nearest,
  ),
});
export const shownCorrection = guarded('shownCorrection', face.shownCorrection, { correction: having('a correction', { value: OBJECT }) });
export const sourceOfDocument = guarded('sourceOfDocument', face.sourceOfDocument, { id: NAME, name: TEXT, document: DOCUMENT });
export const sourceOfText = guarded('sourceOfText', face.sourceOfText, { id: NAME, name: TEXT, text: TEXT, document: maybe(TEXT) });
export const splitterOf = guarded('splitterOf', face.splitterOf, { settings: SETTINGS, world: JUDGING });
export const structuredEvents = guarded('structuredEvents', face.structuredEvents, {
  settings: SETTINGS,
  subject: SUBJECT,
  report: having('a report, as verifyStructured(…) gives it', { claims: list('findings') }),
});
export const sweepReplies = guarded('sweepReplies', face.sweepReplies, {
  replies: KEPT,
  needed: CALL,
  options: having('an object with "now", "youngMs" and "dry"', { now: COUNT, youngMs: COUNT, dry: FLAG }),
});
export const verify = guarded('verify', face.verify, { document: DOCUMENT, run: RUN, options: words.VERIFYING });
export const verifyAnswer = guarded('verifyAnswer', face.verifyAnswer, {
  answer: words.ANSWER,
  sources: SOURCES,
  options: words.ANSWERING,
});
export const verifyAnswerWith = guarded('verifyAnswerWith', face.verifyAnswerWith, {
  answer: words.ANSWER,
  sources: SOURCES,
  options: words.ANSWERING_LATER,
});
export const verifyClaims = guarded('verifyClaims', face.verifyClaims, { pairs: PAIRS, options: words.CLAIMING });
export const verifyClaimsWith = guarded('verifyClaimsWith', face.verifyClaimsWith, {
  judges: list('judges', words.JUDGE),
  pairs: PAIRS,
  options: words.CLAIMING_LATER,
});
export const verifyDocumentClaims = guarded('verifyDocumentClaims', face.verifyDocumentClaims, {
  document: DOCUMENT,
  extraction: EXTRACTION,
  sources: words.READY_SOURCES,
  check: having('an object with "judges", "quotes", "signal" and "retracted"', {
    judges: list('judges', words.JUDGE),
    signal: SIGNAL,
    retracted: having('a Set', { has: CALL }),
  }),
});
export const verifyDocumentQuotes = guarded('verifyDocumentQuotes', face.verifyDocumentQuotes, {
  document: DOCUMENT,
  extraction: EXTRACTION,
  sources: words.READY_SOURCES,
});
export const verifyIndex = guarded('verifyIndex', face.verifyIndex, { path: NAME, options: words.WATCHED });
export const verifyQuote = guarded('verifyQuote', face.verifyQuote, { quote: TEXT, source: words.SOURCE });
export const verifyQuotes = guarded('verifyQuotes', face.verifyQuotes, { answer: words.ANSWER, sources: SOURCES, options: words.QUOTING });
export const verifySharedIndex = guarded('verifySharedIndex', face.verifySharedIndex, { where: NAME, options: words.WATCHED });
export const verifyStructured = guarded('verifyStructured', face.verifyStructured, {
  json: words.JSON_VALUE,
  sources: words.PLAIN_SOURCES,
  options: words.STRUCTURED,
});
export const withoutSecondReading = guarded('withoutSecondReading', face.withoutSecondReading, { document: DOCUMENT, why: TEXT });
export const withSecondReading = guarded('withSecondReading', face.withSecondReading, {
  document: DOCUMENT,
  bytes: BYTES,
  url: TEXT,
  post: CALL,
  options: maybe(OBJECT),
});
export const writeMarks = guarded('writeMarks', face.writeMarks, { path: NAME, marks: walk('marks') });
export const writerOf = guarded('writerOf', face.writerOf, { settings: SETTINGS, world: OBJECT });
