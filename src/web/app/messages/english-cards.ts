/** English: opened findings: references beside their records, quotes beside their passages, claims beside their evidence. */
import { FACT_WORDS, factCount, NUMBER_WORDS } from '../../../report/claim-words.ts';
import { COMPONENT_WORDS, coverageWords, IDENTIFIER_WORD, LABEL_WORDS, outcomeWord, whyNot } from '../../../report/words.ts';
import { speaking } from './speaking.ts';

const { counted, number } = speaking('en');
const factWords = ([standing, { word }]: readonly [string, { readonly word: string }]): readonly [string, string] => [standing, word];

export const CARDS = {
  card: {
    parts: { ...COMPONENT_WORDS },
    labels: { ...LABEL_WORDS },
    outcome: outcomeWord,
    whyNot,
    coverage: coverageWords,
    part: 'part',
    cited: 'as cited',
    recorded: 'as recorded',
    label: 'label',
    besideRecord: 'As cited, beside the record',
    besideClosest: 'As cited, beside the closest record',
    readNotice: 'Read the notice',
    corrections: 'As the record has it',
    fields: { 'container-title': 'venue', issued: 'year', page: 'pages' } as Readonly<Record<string, string>>,
    questions: (n: number): string => `${counted(n, { one: 'question', other: 'questions' })} asked`,
    coverageKinds: { complete: '· coverage complete', partial: '· coverage partial', none: '· coverage none' },
    coverageIs: (coverage: string): string => `Coverage ${coverage}.`,
    source: 'source',
    askedFor: 'asked for',
    answer: 'answer',
    covers: { no: 'does not cover it', broad: 'broad coverage', authoritative: 'authoritative coverage' },
    identifier: IDENTIFIER_WORD,
    search: 'search',
    candidates: (n: number): string => counted(n, { one: 'other record found', other: 'other records found' }),
    alike: (share: string): string => `alike ${share}`,
    citedTimes: (n: number): string => `Cited in the text ${counted(n, { one: 'time', other: 'times' })}`,
    page: (n: number): string => `p. ${n} `,
    confirm: (key: string): string => `Confirm reference ${key} yourself`,
    lookYourself: 'Look for yourself',
    /** Names of the links by which one confirms by hand, where they are not names of places. */
    links: {} as Readonly<Record<string, string>>,
  },
  quote: {
    nearest: 'The nearest passage of the source',
    changes: 'Struck: only as quoted. Underlined: only in the source.',
    elsewhere: (source: string, section: string): string => `These words stand in ${source}${section === '' ? '' : `, ${section}`}.`,
    cites: 'cites',
    citesNothing: 'nothing',
    lookedIn: 'looked in',
  },
  claim: {
    judges: {
      lexical: 'by counting words',
      numeric: 'by comparing numbers',
      'built-in': 'by the model that is packed with stet',
      entailment: 'by an entailment model on this machine',
      'language-model': 'by a language model; its quoted passage was checked again',
    } as Readonly<Record<string, string>>,
    judged: (judge: string, share: string): string => `Judged ${judge}; support ${share}.`,
    readAs: (value: number): string => `read as ${number(value)}`,
    numbers: 'Numbers',
    inClaim: 'in the claim',
    inSource: 'in the source',
    compared: 'compared',
    matches: { ...NUMBER_WORDS },
    facts: 'Facts',
    factCount,
    standings: Object.fromEntries(Object.entries(FACT_WORDS).map(factWords)) as Record<keyof typeof FACT_WORDS, string>,
    passage: 'The passage',
    nearestPassage: 'The nearest passage',
    inText: (source: string): string => ` in ${source}`,
    notBorne: 'Not borne out:',
    theSource: 'The cited source',
    theSources: 'The cited sources',
    byOthers: (sources: string): string => `Borne out by another source at hand: ${sources}.`,
  },
};
