/**
 * Environments and commands of LaTeX by what their words are: which environments make blocks of a kind of their own, which hold no running
 * text, how many arguments print nothing.
 */
import type { BlockKind } from '../../model/document.ts';

export const KINDS: ReadonlyMap<string, BlockKind> = new Map<string, BlockKind>([
  ['quote', 'quote'],
  ['quotation', 'quote'],
  ['displayquote', 'quote'],
  ['displaycquote', 'quote'],
  ['blockquote', 'quote'],
  ['verse', 'quote'],
  ['itemize', 'item'],
  ['enumerate', 'item'],
  ['description', 'item'],
  ['list', 'item'],
  ['trivlist', 'item'],
  ['tabular', 'table'],
  ['tabular*', 'table'],
  ['tabularx', 'table'],
  ['longtable', 'table'],
  ['array', 'table'],
]);
export const FORMULAS = /^(equation|align|gather|multline|eqnarray|displaymath|math|flalign|alignat|dmath|subequations)\*?$/;
export const VERBATIM = /^(verbatim|lstlisting|minted|Verbatim|alltt|filecontents|BVerbatim)\*?$/;
export const PICTURES = /^(tikzpicture|picture|pgfpicture|forest|comment|CCSXML|asy|psmatrix)$/;
/** Environments whose arguments print nothing: how many braces follow `\begin{…}`. */
export const ARGUMENTS: ReadonlyMap<string, number> = new Map([
  ['tabular', 1],
  ['tabular*', 2],
  ['tabularx', 2],
  ['longtable', 1],
  ['array', 1],
  ['minipage', 1],
  ['multicols', 1],
  ['thebibliography', 1],
  ['list', 2],
  ['hangparas', 2],
  ['adjustbox', 1],
  ['wrapfigure', 2],
  ['spacing', 1],
  ['subfigure', 1],
  ['otherlanguage', 1],
  ['otherlanguage*', 1],
]);
export const SILENT = [
  'ref',
  'eqref',
  'autoref',
  'cref',
  'Cref',
  'pageref',
  'nameref',
  'vref',
  'bibliographystyle',
  'date',
  'graphicspath',
  'keywords',
  'cline',
  'cmidrule',
  'captionsetup',
  'affil',
  'email',
  'address',
  'orcid',
  'thispagestyle',
  'setstretch',
  'vskip',
  'bibliography',
  'addbibresource',
  'printbibliography',
];
