/** The judging room: evidence in, verdicts and warnings out. It knows the words of the model and nothing else. */
export { classifyReference, REFERENCE_GUARDS, REFERENCE_RULES } from './reference/index.ts';
export type { ReferenceFacts, ReferenceRule, RuleExample } from './reference/rule.ts';
export { isOpen, REFERENCE_TESTIMONY } from './reference/testimony.ts';
export { decideReference } from './reference/verdict.ts';
export { citedRecords, WARNING_RULES, warnDocument, warnList, warnReference } from './warning/index.ts';
