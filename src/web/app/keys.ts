/** The keys of the pages: one list for what they do, for the help that shows them and for turning them off (WCAG 2.1.4). */

export interface KeyHelp {
  readonly keys: readonly string[];
  readonly does: string;
}

/** On the page of a document. */
export const DESK_KEYS: readonly KeyHelp[] = [
  { keys: ['j', 'k'], does: 'next, previous finding' },
  { keys: ['Enter'], does: 'open or close the finding' },
  { keys: ['n', 'p'], does: 'next, previous place in the text' },
  { keys: ['o', 'b', 'u'], does: 'it stands, needs correcting, still open' },
  { keys: ['1', '…', '9'], does: 'pick the reason, then Enter' },
  { keys: ['a'], does: 'take the correction' },
  { keys: ['s'], does: 'open the source to look for yourself' },
  { keys: ['c'], does: 'copy the reference' },
  { keys: ['r'], does: 'check it again' },
  { keys: ['f'], does: 'next filter' },
  { keys: ['/'], does: 'search' },
  { keys: ['v'], does: 'pages or text' },
  { keys: ['t'], does: 'trace' },
  { keys: ['e'], does: 'export' },
  { keys: ['[', ']'], does: 'previous, next paper of the batch' },
  { keys: ['?'], does: 'these keys' },
  { keys: ['Esc'], does: 'close, go back to the mark' },
];

/** On the page of a batch. */
export const BATCH_KEYS: readonly KeyHelp[] = [
  { keys: ['j', 'k'], does: 'next, previous paper' },
  { keys: ['Enter'], does: 'open the paper' },
  { keys: ['f'], does: 'papers that need you, or all' },
  { keys: ['/'], does: 'search' },
  { keys: ['e'], does: 'export' },
  { keys: ['?'], does: 'these keys' },
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

/** The key of an event that is meant for the page: none while somebody writes, holds a modifier, or has turned them off. */
export function pageKey(event: KeyboardEvent): string | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return null;
  const { target } = event;
  if (target instanceof HTMLElement && (target.isContentEditable || /^(?:TEXTAREA|SELECT)$/.test(target.tagName))) return null;
  if (target instanceof HTMLInputElement && target.type !== 'checkbox') return null;
  if (event.key === 'Escape') return 'Escape';
  return keysOn() ? event.key : null;
}
