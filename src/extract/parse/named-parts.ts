/**
 * Labels references that name their own parts, as forms, catalogues and language models print them: "Title: … Authors: … Journal: …
 * Year: 2020". Each part goes from its name to the next one. Only where a title and two more parts are named.
 */
import { LABEL_INDEX, type Label } from './labels.ts';
import type { Token } from './tokens.ts';

const NAMES: readonly (readonly [RegExp, Label])[] = [
  [/^(?:article\s|paper\s|book\s)?title$|^titel$|^titre$|^título$|^titolo$/, 'title'],
  [/^authors?$|^author\(s\)$|^autor(?:en|es)?$|^auteurs?$|^autori$/, 'author'],
  [/^editors?$|^herausgeber$/, 'editor'],
  [/^(?:journal|venue|conference|proceedings|source|published\sin|publication|zeitschrift|revue|revista|book)$/, 'container'],
  [/^(?:publisher|institution|university|verlag|éditeur|editorial)$/, 'publisher'],
  [/^(?:year|date|publication\s(?:year|date)|published|jahr|année|año)$/, 'date'],
  [/^(?:volume|vol|band)$/, 'volume'],
  [/^(?:issue|number|no|heft)$/, 'issue'],
  [/^(?:pages?|pp|seiten)$/, 'pages'],
  [/^(?:place|location|ort)$/, 'place'],
  [/^edition$/, 'edition'],
  [/^(?:doi|url|link|isbn|arxiv|available\sat)$/, 'other'],
];
const NAME =
  /(?<![\p{L}\p{N}])((?:Article\s|Paper\s|Book\s)?Title|Titel|Titre|Título|Titolo|Authors?|Author\(s\)|Autor(?:en|es)?|Auteurs?|Autori|Editors?|Herausgeber|Journal|Venue|Conference|Proceedings|Source|Published(?:\sin)?|Publication(?:\s(?:Year|Date))?|Zeitschrift|Revue|Revista|Book|Publisher|Institution|University|Verlag|Éditeur|Editorial|Year|Date|Jahr|Année|Año|Volume|Vol|Band|Issue|Number|No|Heft|Pages?|pp|Seiten|Place|Location|Ort|Edition|DOI|URL|Link|ISBN|arXiv|Available\sat)\s?:\s/giu;
const FEWEST = 3;

/** Sets such labels in place. */
export function labelNamedParts(raw: string, tokens: readonly Token[], labels: Uint8Array): void {
  // Most references hold nothing of these: a word tells.
  if (!/itle:|ITLE:|itel:|itre ?:|ítulo:|itolo:/.test(raw)) return;
  const parts = [...raw.matchAll(NAME)].flatMap(({ index, 0: whole, 1: name = '' }) => {
    const label = NAMES.find(([pattern]) => pattern.test(name.toLowerCase()))?.[1];
    return label === undefined ? [] : [{ label, from: index, start: index + whole.length }];
  });
  const kinds = new Set(parts.map(({ label }) => label));
  if (kinds.size < FEWEST || !kinds.has('title') || kinds.size < parts.length - 2) return;
  parts.forEach(({ label, from, start }, at) => {
    const end = parts[at + 1]?.from ?? raw.length;
    tokens.forEach((token, i) => {
      if (token.coreStart < from || token.coreStart >= end || token.scheme !== null) return;
      labels[i] = token.coreStart < start ? LABEL_INDEX.other : LABEL_INDEX[label];
    });
  });
}
