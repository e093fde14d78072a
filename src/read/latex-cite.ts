/**
 * Citing commands of LaTeX (plain, natbib, biblatex, apacite, jurabib and the like): which there are, and how their
 * arguments are read. In the readable text a citation stands as its keys in brackets, with what was written around them.
 */
import type { Scribe } from './blocks.ts';
import type { TexCommand } from './tex-commands.ts';
import { type Tex, texText } from './tex-text.ts';

const STEMS = [
  'cite',
  'citep',
  'citet',
  'citealt',
  'citealp',
  'citeauthor',
  'citeyear',
  'citeyearpar',
  'citetext',
  'citenum',
  'citeA',
  'citeNP',
  'citeN',
  'citeyearNP',
  'citeauthorNP',
  'citetitle',
  'citedate',
  'citeurl',
  'parencite',
  'textcite',
  'autocite',
  'footcite',
  'footcitetext',
  'smartcite',
  'supercite',
  'fullcite',
  'footfullcite',
  'shortcite',
  'shortciteA',
  'shortciteN',
  'onlinecite',
  'fullciteA',
  'maskcite',
  'possessivecite',
  'citefield',
  'Cite',
  'Citet',
  'Citep',
  'Citealt',
  'Citealp',
  'Citeauthor',
  'Parencite',
  'Textcite',
  'Autocite',
  'Smartcite',
  'notecite',
  'pnotecite',
  'volcite',
  'pvolcite',
  'tvolcite',
  'avolcite',
  'fvolcite',
  'cites',
  'citeps',
  'citets',
  'parencites',
  'textcites',
  'autocites',
  'footcites',
  'smartcites',
  'supercites',
  'Cites',
  'Parencites',
  'Textcites',
  'Autocites',
  'bibentry',
] as const;

/** Every citing command, writing into `scribe`; `cited` collects the keys (`*` for all, from `\nocite{*}`). */
export function citeCommands(scribe: Scribe, cited: Set<string>): Map<string, TexCommand> {
  const commands = new Map<string, TexCommand>();
  for (const stem of STEMS) {
    const many = /cit(?:e|et|ep)s$/.test(stem);
    commands.set(stem, (tex) => cite(tex, scribe, cited, many, stem));
  }
  commands.set('nocite', (tex) => {
    for (const key of keysOf(tex.argument() ?? '')) cited.add(key);
  });
  return commands;
}

function cite(tex: Tex, scribe: Scribe, cited: Set<string>, many: boolean, stem: string): void {
  if (tex.source[tex.at] === '*') tex.at++;
  // \cites(pre)(post)[..][..]{key}…
  if (stem.endsWith('volcite')) tex.argument();
  for (let round = 0; round < (many ? 100 : 1); round++) {
    const from = tex.at;
    const first = tex.optional();
    const second = first === null ? null : tex.optional();
    const argument = tex.argument();
    if (argument === null) {
      tex.at = from;
      return;
    }
    if (stem === 'citetext') {
      scribe.write(`(${texText(argument)})`);
      return;
    }
    if (stem === 'citefield') tex.argument();
    const keys = keysOf(argument);
    if (keys.length === 0) continue;
    for (const key of keys) cited.add(key);
    const before = second === null ? '' : texText(first ?? '');
    const locator = texText(second ?? first ?? '');
    const start = scribe.mark();
    scribe.write(`[${before === '' ? '' : `${before} `}${keys.join(', ')}${locator === '' ? '' : `, ${locator}`}]`);
    scribe.citations.push({ span: { start, end: scribe.end }, keys, ...(locator === '' ? {} : { locator }), via: 'latex' });
  }
}

/** Keys of an argument, without the line ends and blanks that long lists are broken with. */
function keysOf(argument: string): string[] {
  return argument
    .split(',')
    .map((key) => key.replace(/\s+/g, ' ').trim())
    .filter((key) => key !== '' && key.length <= 300 && !/[\\{}#]/.test(key));
}
