/** Languages that the report page can be had in. */
export const REPORT_LANGUAGES = ['en', 'de'] as const;
export type ReportLanguage = (typeof REPORT_LANGUAGES)[number];

/** Forms that a checked answer can be had in: fewer than a list of references has, which is a table and a bibliography besides. */
export const ANSWER_FORMATS = ['pretty', 'json', 'jsonl', 'html', 'markdown', 'sarif', 'junit', 'github'] as const;
export type AnswerFormat = (typeof ANSWER_FORMATS)[number];

/** A document that was to be checked and could not be read. */
export interface Unread {
  readonly name: string;
  readonly why: string;
  /** Code of the error, where one is known. */
  readonly code?: string;
}

/** What a face may tell a renderer about the place where the report will be read. Nothing here changes what is reported. */
export interface RenderOptions {
  /** The language of the report page; English when none is said. What is cited and recorded stays as it is. */
  readonly language?: ReportLanguage;
  /** Colours of the terminal. */
  readonly color?: boolean;
  /** False where only ASCII can be shown. */
  readonly unicode?: boolean;
  /** OSC-8 links; only where a terminal reads along. */
  readonly links?: boolean;
  /** Columns of the terminal. */
  readonly width?: number;
  /** Show everything: verified references, notes, every open reference. */
  readonly verbose?: boolean;
  /** Text of each document by its id: pages can then show the sentence in which a reference is cited. */
  readonly texts?: ReadonlyMap<string, string>;
  /** What was to be checked and could not be read: no report tells of it, and a list of all documents must. */
  readonly unread?: readonly Unread[];
  /** How long the run took, in seconds. */
  readonly seconds?: number;
  /** True when nothing was asked over the network. */
  readonly offline?: boolean;
  /** Commands that this program really has and that may therefore be hinted at. */
  readonly commands?: readonly string[];
}
