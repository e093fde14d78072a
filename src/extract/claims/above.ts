/**
 * What stands above statements and cites for them: a line that leads into items or the next paragraph ("From [1]:"), an item that others are set under
 * ("- Reefs [1]"), a heading ("## Reefs [1]"). What it cites is carried over to statements that cite nothing themselves.
 */
import type { Claim } from '../../model/claim.ts';
import type { Span } from '../../model/document.ts';
import type { PlacedMark as Mark } from '../quotes/blocks.ts';
import { citationsOf } from './marks.ts';
import { saysSomething } from './said.ts';

/** A line that hands over to what is below it, its marks aside. */
const HANDS_OVER = /[:：]["”’)*_\s]*$/;
const BRACKETS = /(?:(?<!\s)\s+)?\[[^\]]{0,500}\]/g;

/** The marks, where they are of one work that is known; what else is cited above may be of any of the statements below. */
export const oneWork = (marks: readonly Mark[]): readonly Mark[] =>
  marks.length > 0 && marks.every(({ source, state }) => state === 'known' && source === marks[0]?.source) ? marks : [];

/** Letters before a sentence on its line that are blank. */
const indentOf = (text: string, { start }: Span): number => {
  const line = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
  return line.length - line.trimStart().length;
};

export interface Above {
  /** A paragraph of text begins. */
  paragraph(): void;
  /** Something else than text stands there: code, a list of sources. */
  apart(): void;
  /** A heading; what it cites is of the claims from `count` on. */
  heading(marks: readonly Mark[], count: number): void;
  /** The marks that a sentence takes over, if it cites nothing. Told of each sentence before it is read. */
  over(where: Claim['where'], sentence: Span): readonly Mark[];
  /** A sentence was read, with what it cites and what was made of it. */
  read(where: Claim['where'], sentence: Span, cites: readonly Mark[], made: Claim | undefined): void;
  /** The claims with what the heading above the last of them cites, where none of these cites anything. */
  headed(claims: readonly Claim[], ids: readonly string[]): readonly Claim[];
}

/** Reads a text from above. `listed`: it has a list of works, as papers have: there neither headings nor paragraphs cite for others. */
export function whatStandsAbove(text: string, listed: boolean): Above {
  let lead: readonly Mark[] = [];
  /** The line that leads is the last of its paragraph. */
  let last = false;
  let paragraphLead: readonly Mark[] = [];
  let parent: { readonly indent: number; readonly marks: readonly Mark[] } | null = null;
  let section: { readonly from: number; readonly marks: readonly Mark[] } = { from: 0, marks: [] };
  const forget = (): void => {
    lead = [];
    paragraphLead = [];
    parent = null;
    last = false;
  };
  return {
    paragraph() {
      paragraphLead = last && !listed ? oneWork(lead) : [];
      last = false;
    },
    apart: forget,
    heading(marks, count) {
      forget();
      // "## [1] Introduction" counts its sections.
      const behind = marks.filter(({ span }) => /[^#\s*_]/.test(text.slice(text.lastIndexOf('\n', span.start - 1) + 1, span.start)));
      section = { from: count, marks: listed ? [] : oneWork(behind) };
    },
    over(where, sentence) {
      last = false;
      if (where !== 'item') {
        lead = [];
        parent = null;
        return where === 'prose' ? paragraphLead : [];
      }
      if (parent !== null && indentOf(text, sentence) <= parent.indent) parent = null;
      return lead.length > 0 ? lead : (parent?.marks ?? []);
    },
    read(where, sentence, cites, made) {
      const words = text.slice(sentence.start, sentence.end);
      if (where === 'prose' && made?.kind === 'not-a-claim' && HANDS_OVER.test(words.replace(BRACKETS, ''))) {
        lead = cites;
        last = true;
      } else if (where === 'item' && !listed && cites.length > 0 && made !== undefined && !saysSomething(made.text))
        parent = { indent: indentOf(text, sentence), marks: oneWork(cites) };
    },
    headed(claims, ids) {
      const { from, marks } = section;
      const own = claims.slice(from);
      if (marks.length === 0 || own.some(({ citations }) => citations.length > 0)) return claims;
      const carried = own.map((claim) =>
        claim.kind === 'claim' ? { ...claim, citations: citationsOf(marks, ids), by: 'carried' as const } : claim,
      );
      return [...claims.slice(0, from), ...carried];
    },
  };
}
