/** English: the playground for a model's answer. */
import { speaking } from './speaking.ts';

const { counted, number } = speaking('en');
const quotesWord = { one: 'quote', other: 'quotes' };

export const PLAYGROUND = {
  playground: {
    title: 'Playground',
    intro:
      'Paste what a model answered and the sources it was given. Quotes are looked for word for word in this browser as you write; citations, claims and numbers are checked by this server, which keeps nothing of it and asks nobody.',
    given: 'Given',
    answer: 'Answer',
    answerHint: 'It says “…” [1].',
    sourceName: (n: number): string => `Source ${number(n)}`,
    nameOf: (n: number): string => `Name of source ${number(n)}`,
    textOf: (n: number): string => `Text of source ${number(n)}`,
    removeSource: (n: number): string => ` source ${number(n)}`,
    textHint: 'The text of the source',
    addSource: 'Add a source',
    addFiles: 'Add files',
    dropHint: 'Files can be dropped here: text, PDF, Word, HTML.',
    reading: (n: number): string => `Reading ${counted(n, { one: 'file', other: 'files' })}…`,
    unread: (name: string, why: string): string => `${name}: ${why}`,
    example: 'Fill in an example',
    checked: 'Checked',
    empty: 'The answer appears here, with a red line under words that are not in the source they cite.',
    asReader: 'As its reader sees it come',
    modes: {
      annotate: 'Annotate: every word at once, each sentence marked when it has ended',
      hold: 'Hold: each sentence kept back until it was checked, with a remark behind one that does not stand',
    },
    play: 'Play as a stream',
    pause: 'Pause',
    nextSentence: 'Next sentence',
    stop: 'Show all',
    counts: (quotes: number, lost: number): string => `${counted(quotes, quotesWord)}, ${number(lost)} not found`,
    citations: (all: number, borne: number): string =>
      `${counted(all, { one: 'citation', other: 'citations' })}, ${number(borne)} borne out`,
    uncited: (n: number): string => counted(n, { one: 'statement cites nothing', other: 'statements cite nothing' }),
    uncitedTitle: 'Statements that cite nothing',
    healthTitle: 'Citation health, as it would be appended to the answer',
    states: {
      idle: '',
      waiting: 'Checking claims…',
      correcting: 'Claims checked; looking for what would put them right…',
      checked: 'Claims checked',
      failed: '',
    },
    said: (all: number, open: number): string => `${counted(all, { one: 'finding', other: 'findings' })}, ${number(open)} to look at.`,
  },
  corrections: {
    title: 'Corrections',
    none: 'Nothing was found that would put it right: no source at hand bears out what is open, and it cannot be said more softly.',
    actions: {
      REPLACE: 'cite another source',
      REMOVE: 'take the citation out',
      ADD_ALTERNATE: 'cite a further source',
      CORRECT: 'say what the source says',
      SOFTEN: 'say it more softly',
    },
    strategies: { hedge: 'Hedged:', qualify: 'Qualified:', parenthetical: 'With a remark in brackets:' },
    preview: 'The answer as it would read',
    checksTo: (all: number, borne: number, ok: boolean): string =>
      `Checked again: ${counted(all, { one: 'citation', other: 'citations' })}, ${number(borne)} borne out${ok ? ', nothing wrong' : ''}.`,
    partly: 'Changes were left out; take it over to have it checked as it stands.',
    copy: 'Copy corrected answer',
    take: 'Take it over',
    uncopied: 'This browser lets the page copy nothing; select the text above instead.',
  },
};
