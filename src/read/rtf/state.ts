/** What a group of an RTF file is read for, what it hands down to the groups in it, and which words open a group that is not text. */

/** What a group is read for. */
export type Purpose = 'text' | 'skip' | 'fonts' | 'styles' | 'info' | 'author' | 'day' | 'code' | 'result' | 'label' | 'place' | 'shape';

export interface State {
  purpose: Purpose;
  font: number | null;
  hidden: boolean;
  deleted: boolean;
  raised: boolean;
  /** Characters behind `\u` that stand for it in old programs. */
  fallback: number;
  style: number | null;
  base: number | null;
  outline: number | undefined;
  /** How far in the paragraph stands, in twentieths of a point. */
  indent: number;
  field: boolean;
  /** Of a Unicode and a plain form the plain one comes first. */
  plainForm: boolean;
}

/** Groups that are passed over. */
export const SKIPPED =
  /^(?:colortbl|pict|object|header[lrf]?|footer[lrf]?|a?ftn(?:sep|sepc|cn)|nonshppict|shprslt|themedata|colorschememapping|latentstyles|datastore|xe|rxe|tcn?|annotation|pntxt[ab]|listtable|listoverridetable|rsidtbl|generator|template|txe|filetbl|revtbl|private1?|comment|sp)$/;
/** Groups by their first word. */
export const PURPOSES: ReadonlyMap<string, Purpose> = new Map<string, Purpose>([
  ['fonttbl', 'fonts'],
  ['stylesheet', 'styles'],
  ['info', 'info'],
  ['author', 'author'],
  ['creatim', 'day'],
  ['fldinst', 'code'],
  ['fldrslt', 'result'],
  ['listtext', 'label'],
  ['pntext', 'label'],
  ['bkmkstart', 'place'],
  ['shpinst', 'shape'],
  ['do', 'shape'],
]);
/** Words for single signs. */
export const SIGNS: ReadonlyMap<string, string> = new Map([
  ['tab', ' '],
  ['emspace', ' '],
  ['enspace', ' '],
  ['qmspace', ' '],
  ['~', ' '],
  ['emdash', '—'],
  ['endash', '–'],
  ['lquote', '‘'],
  ['rquote', '’'],
  ['ldblquote', '“'],
  ['rdblquote', '”'],
  ['bullet', '•'],
  ['_', '-'],
  ['{', '{'],
  ['}', '}'],
  ['\\', '\\'],
]);

/** How a text begins. */
export const START: State = {
  purpose: 'text',
  font: null,
  hidden: false,
  deleted: false,
  raised: false,
  fallback: 1,
  style: null,
  base: null,
  outline: undefined,
  indent: 0,
  field: false,
  plainForm: false,
};

/** What a control word changes in the text that follows in its group; false when it is none of these. */
export function changes(state: State, word: string, number: number | null): boolean {
  const on = number !== 0;
  if (word === 'pard') Object.assign(state, { style: null, outline: undefined, indent: 0 });
  else if (word === 'plain') Object.assign(state, { hidden: false, raised: false, deleted: false });
  else if (word === 's') state.style = number;
  else if (word === 'li') state.indent = number ?? 0;
  // One that hangs is an item.
  else if (word === 'fi' && (number ?? 0) < 0) state.indent = Number.NEGATIVE_INFINITY;
  else if (word === 'sbasedon') state.base = number === 222 ? null : number;
  else if (word === 'outlinelevel') state.outline = number === null || number > 8 ? undefined : number;
  else if (word === 'uc') state.fallback = Math.min(10, Math.max(0, number ?? 1));
  else if (word === 'v') state.hidden = on;
  else if (word === 'deleted') state.deleted = on;
  else if (word === 'super' || word === 'up') state.raised = on;
  else if (word === 'nosupersub' || word === 'sub' || word === 'dn') state.raised = false;
  else return false;
  return true;
}
