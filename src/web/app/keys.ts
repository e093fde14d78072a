/** The keys of the pages: one list for what they do, for the help that shows them and for turning them off (WCAG 2.1.4). */

import type { Messages } from './messages/english.ts';
import { words } from './messages/language.ts';

export interface KeyHelp {
  readonly keys: readonly string[];
  readonly does: keyof Messages['keys'];
}

/** What a key does, in the reader's language. */
export const doesWords = (does: KeyHelp['does']): string => words().keys[does];

/** On the page of a document. */
export const DESK_KEYS: readonly KeyHelp[] = [
  { keys: ['j', 'k'], does: 'nextFinding' },
  { keys: ['Enter'], does: 'openFinding' },
  { keys: ['n', 'p'], does: 'nextPlace' },
  { keys: ['x', 'b', 'u'], does: 'decide' },
  { keys: ['1', '…', '9'], does: 'reason' },
  { keys: ['z'], does: 'undo' },
  { keys: ['a'], does: 'fix' },
  { keys: ['o'], does: 'source' },
  { keys: ['c'], does: 'copy' },
  { keys: ['r'], does: 'again' },
  { keys: ['f'], does: 'filter' },
  { keys: ['/'], does: 'search' },
  { keys: ['v'], does: 'pages' },
  { keys: ['t'], does: 'trace' },
  { keys: ['e'], does: 'export' },
  { keys: ['[', ']'], does: 'sibling' },
  { keys: ['?'], does: 'help' },
  { keys: ['Esc'], does: 'close' },
];

/** On the page of a batch. */
export const BATCH_KEYS: readonly KeyHelp[] = [
  { keys: ['j', 'k'], does: 'nextPaper' },
  { keys: ['Enter'], does: 'openPaper' },
  { keys: ['f'], does: 'needsOrAll' },
  { keys: ['/'], does: 'search' },
  { keys: ['e'], does: 'export' },
  { keys: ['?'], does: 'help' },
];

const OFF = 'stet.keys';

/** Whether keys without a modifier do anything. */
export const keysOn = (): boolean => {
  try {
    return localStorage.getItem(OFF) !== 'off';
  } catch {
    return true;
  }
};

export const setKeys = (on: boolean): void => {
  try {
    if (on) localStorage.removeItem(OFF);
    else localStorage.setItem(OFF, 'off');
  } catch {
    // A browser that keeps nothing keeps the default.
  }
};

/** The key of an event that is meant for the page: none while somebody writes, holds a modifier, has a dialog open, or has turned them off. */
export function pageKey(event: KeyboardEvent): string | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return null;
  // Escape closes the dialog then, not the finding behind it; and nobody decides about what lies behind one.
  if (document.querySelector('dialog[open]') !== null) return null;
  const { target } = event;
  if (target instanceof HTMLElement && (target.isContentEditable || /^(?:TEXTAREA|SELECT)$/.test(target.tagName))) return null;
  if (target instanceof HTMLInputElement && target.type !== 'checkbox') return null;
  if (event.key === 'Escape') return 'Escape';
  return keysOn() ? event.key : null;
}
