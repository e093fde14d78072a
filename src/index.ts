/**
 * The public face. Read a document, assemble the world of a run out of settings, verify; or use the parts alone: parse a
 * reference, classify labels, look a work up, build an index.
 */

export { answerOf, type ClaimCheck, verifyDocumentClaims } from './answer/document.ts';
export { type AnswerAudit, type AnswerRuns, type AnswerSubject, answerEvents, openAnswerRuns, type SettledAnswer } from './answer/run.ts';
export {
  type AnswerOptions,
  type AnswerReport,
  type AnswerSource,
  type PreparedAnswerSource,
  prepareAnswerSources,
  verifyAnswer,
  verifyAnswerWith,
  type WaitingOptions,
} from './answer.ts';
export { type Assembly, assemble, type OpenRun, type World } from './assemble.ts';
export * as audit from './audit/index.ts';
export { checkLog, type LogCheck, type LogHead } from './audit/log.ts';
export {
  type ClaimOptions,
  type ClaimPair,
  claimChecker,
  claimCheckerWith,
  type PairFinding,
  verifyClaims,
  verifyClaimsWith,
  type WaitingClaimOptions,
} from './claims.ts';
export {
  type LineEvent,
  logStructured,
  openPairsRun,
  type PairsRun,
  pairHash,
  pairsEvents,
  type StructuredSubject,
  structuredEvents,
} from './claims-run.ts';
export { type BuiltInJudge, builtInJudge } from './compare/claim/judge/judge.ts';
export { SELECTION, type SelectableSource, type SelectionSettings, selectEvidence } from './compare/claim/select.ts';
export { type Nearness, nearness } from './compare/reference/near.ts';
export { type Composed, type ComposeOptions, compose, type NotComposed } from './compose.ts';
export {
  type AnswerEdit,
  type AnswerRepair,
  type FactFinding,
  type FactSource,
  type RepairOptions,
  repairAnswer,
  repairAnswerWith,
  type WaitingRepairOptions,
} from './corrections.ts';
export { CLAIM_RULES } from './decide/claim/index.ts';
export { PAIR_RULES } from './decide/claim/judged.ts';
export {
  classifyReference,
  REFERENCE_GUARDS,
  REFERENCE_RULES,
  REFERENCE_TESTIMONY,
  type ReferenceFacts,
  type ReferenceRule,
  type RuleExample,
  WARNING_RULES,
} from './decide/index.ts';
export { QUOTE_RULES } from './decide/quote/examples.ts';
export { ERROR_CODES, type ErrorCode, StetError } from './errors.ts';
export { factsOf } from './extract/facts.ts';
export { extract } from './extract/index.ts';
export { type ParsedReference, parseReference } from './extract/reference.ts';
export { addToIndex, buildIndex, type FetchOptions, fetchFile } from './holdings.ts';
export { askedAbout, identifierDocument, identifierOf } from './identifier.ts';
export { type JudgeChoice, keptAnswers, openJudges, openWriter } from './judges.ts';
export { answerOptionsOf, claimCheckOf, type JudgingWorld, splitterOf, writerOf } from './judging.ts';
export { checkUrl, guardedLookup, type Reach } from './lookup/address.ts';
export type { NotLookedAt } from './lookup/fact-pages.ts';
export { lookup } from './lookup/index.ts';
export { fetchTyped } from './lookup/typed-address.ts';
export { openWay, type Way } from './lookup/way.ts';
// The words that functions take and give: documents, references, reports, findings, judges, ports.
export type * from './model/cited.ts';
export type * from './model/claim.ts';
export type * from './model/claim-fact.ts';
export type * from './model/csl.ts';
export type * from './model/document.ts';
export type * from './model/draft.ts';
export type * from './model/event.ts';
export type * from './model/event-lines.ts';
export type * from './model/evidence.ts';
export type * from './model/judge.ts';
export type * from './model/ports.ts';
export type * from './model/quote.ts';
export type * from './model/report.ts';
export type * from './model/source.ts';
export type * from './model/verdict.ts';
export {
  type Passage,
  type Proxies,
  type ProxySettings,
  ProxyTrouble,
  proxiesOf,
  proxyFor,
  proxyTroubleIn,
  proxyTroubleOf,
} from './proxy.ts';
export {
  type PreparedQuoteSource,
  prepareSource,
  type QuoteOptions,
  type QuoteReport,
  type QuoteSource,
  verifyQuote,
} from './quotes.ts';
export { type QuotedText, verifyDocumentQuotes, verifyQuotes } from './quotes-document.ts';
export { withoutSecondReading, withSecondReading } from './read/grobid.ts';
export { closeReaders, type HandedFile, type ReadInput, type ReadOptions, readDocument } from './read/index.ts';
export { READ_LIMITS, type ReadLimits } from './read/limits.ts';
export { type ListedPassage, passagesIn } from './read/passages.ts';
export { mediaTypeOf, textOf as decodedText } from './read/sniff.ts';
export { checkReferences } from './references.ts';
export { type FixPlan, planFixes, shown as shownCorrection } from './repair/metadata/file.ts';
export { drawnFrom } from './repair/metadata/tex.ts';
export { type LoggedRun, loggedRun, type Replayed, replay } from './replay.ts';
export { type Loaded, loadSettings, type Origin, type Places, type Settings } from './settings/index.ts';
export { sourceOfDocument, sourceOfText } from './source-texts.ts';
export type { BuildOptions } from './store/index/build.ts';
export { openIndex } from './store/index/read.ts';
export { additionsOf, isAddition } from './store/index/segments.ts';
export { type IndexHealth, verifyIndex } from './store/index/verify.ts';
export { damagedReplies, type KeptReplies, openKept, sweepReplies } from './store/kept.ts';
export { readMarks, writeMarks } from './store/marks.ts';
export { openSharedIndex } from './store/shared/index.ts';
export { verifySharedIndex } from './store/shared/verify.ts';
export { isShared, placeOf } from './store/shared.ts';
export { fileSnapshots } from './store/snapshots.ts';
export {
  correctedText,
  type SentenceFinding,
  type StructuredFinding,
  type StructuredOptions,
  type StructuredReport,
  type StructuredSource,
  verifyStructured,
} from './structured.ts';
export { type VerifyOptions, verify } from './verify.ts';
export { ENGINE } from './version.ts';
export { openWebFacts, type WebFacts } from './web-facts.ts';
