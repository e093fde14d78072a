/**
 * The first round over the tree of a page: which elements are entries of lists and which are notes, how they are labelled, and which ids lead
 * to them. Lists that only what surrounds them tells (docutils' footnotes below "References") are kept by their elements.
 */
import { headsList } from '../../text/list-headings.ts';
import { idsOf, isCitedList, isColophon, isFootList, isLabelledList, labelIn, labelInside, levelOf } from './labels.ts';
import {
  attribute,
  type Element,
  firstInside,
  isDropped,
  isElement,
  isNote,
  isNoteList,
  isReference,
  isReferenceList,
  isShortNote,
  type Node,
  wordsOf,
} from './marks.ts';

/** An element that others may point at. */
export interface Target {
  readonly kind: 'reference' | 'note';
  readonly label: string;
}

/** What the first round found. */
export class Targets {
  /** By the ids that lead to them. */
  readonly named = new Map<string, Target>();
  readonly items: Map<Element, Target> = new Map();
  private readonly lists = new Set<Element>();
  private readonly noted = new Set<Element>();

  /** First round: which ids belong to entries and notes, and how these are labelled. */
  constructor(root: Node) {
    const stack: { node: Node; list: boolean; notes: boolean; inside: Target | null }[] = [
      { node: root, list: false, notes: false, inside: null },
    ];
    const counts = new Map<Node, number>();
    let references = 0;
    let notes = 0;
    const taken = new Set<string>();
    /** The number that the page prints before an entry, as long as they count up; each stands for one entry. */
    const printed = (node: Element): string | null => {
      const [, label = ''] = /^\s*\[?(?=\d{1,4}(?:\]|\.(?!\d)))(\d{1,4})/.exec(wordsOf(node)) ?? [];
      return label !== '' && (label === '1' || taken.has(String(Number(label) - 1))) && !taken.has(label) ? label : null;
    };
    /** Whether the last heading announces a list; the label before the next entry, and ids that lead to that entry. */
    let under = false;
    let label = '';
    let ids: string[] = [];
    for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
      const { node } = at;
      let { list, notes: inNotes, inside } = at;
      if (isElement(node)) {
        if (isDropped(node) || isColophon(node)) continue;
        if (levelOf(node) !== null)
          under = headsList(
            wordsOf(node)
              .replace(/[¶#§\uf0c1]\s{0,9}$/, '')
              .trim(),
          );
        const number = numberOf(node, counts);
        if (isCitedList(node) || (under && !list && (isFootList(node) || isLabelledList(node)))) this.lists.add(node);
        else if (isFootList(node)) this.noted.add(node);
        list ||= this.isList(node);
        inNotes ||= this.isNotes(node);
        if ((list || inNotes) && inside === null) {
          if (node.tagName === 'dt' || node.tagName === 'table') ids = idsOf(node);
          if (node.tagName === 'dt') label = labelIn(wordsOf(node));
        }
        if (inside === null) {
          const kind = this.kindOf(node, list, inNotes);
          if (kind !== null) {
            const beside = (node.tagName === 'dd' ? label : '') || labelInside(node);
            inside = {
              kind,
              label:
                kind === 'note'
                  ? ((list ? number : null) ?? String(++notes))
                  : (number ??
                    (beside === '' || taken.has(beside) ? null : beside) ??
                    printed(node) ??
                    (attribute(node, 'id') || ids[0] || `ref-${++references}`)),
            };
            if (kind === 'reference') taken.add(inside.label);
            this.items.set(node, inside);
            for (const id of ids) if (!this.named.has(id)) this.named.set(id, inside);
            ids = [];
            label = '';
          }
        }
        const id = attribute(node, 'id') || (node.tagName === 'a' ? attribute(node, 'name') : '');
        if (inside !== null && id !== '' && !this.named.has(id)) this.named.set(id, inside);
      }
      if ('childNodes' in node)
        for (let child = node.childNodes.length - 1; child >= 0; child--)
          stack.push({ node: node.childNodes[child] as Node, list, notes: inNotes, inside });
    }
  }

  isList(node: Element): boolean {
    // A section of references that holds such a list is no list itself: its other paragraphs are none of its entries.
    return this.lists.has(node) || (isReferenceList(node) && !firstInside(node, (one) => isCitedList(one) || isFootList(one)));
  }

  isNotes(node: Element): boolean {
    return this.noted.has(node) || isNoteList(node);
  }

  private kindOf(node: Element, list: boolean, inNotes: boolean): Target['kind'] | null {
    // Below a heading of a list, what docutils sets as footnotes are entries; elsewhere each is a note.
    if (node.tagName === 'aside' && isFootList(node) && !/footnote-list/.test(attribute(node, 'class'))) return list ? 'reference' : 'note';
    if (isNote(node, inNotes) || (list && isShortNote(node))) return 'note';
    return isReference(node, list) ? 'reference' : null;
  }
}

/** The number a browser would print before an item of an ordered list; null for other elements. */
export function numberOf(element: Element, counts: Map<Node, number>): string | null {
  const list = element.parentNode;
  if (element.tagName !== 'li' || list === null || !('tagName' in list) || list.tagName !== 'ol') return null;
  const own = Number.parseInt(attribute(element, 'value'), 10);
  const before = counts.get(list) ?? (Number.parseInt(attribute(list, 'start') || '1', 10) || 1) - 1;
  const number = Number.isInteger(own) ? own : before + 1;
  counts.set(list, number);
  return String(number);
}
