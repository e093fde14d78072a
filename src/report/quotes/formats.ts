/** The forms that results of checking quotes have, told apart from their renderers: help names them without loading one. */
export const QUOTE_FORMATS = ['pretty', 'json', 'jsonl', 'markdown', 'html', 'csv', 'sarif'] as const;
export type QuoteFormat = (typeof QUOTE_FORMATS)[number];
