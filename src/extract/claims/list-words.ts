/**
 * What answers print above the list of their sources. Papers have headings of their own for that (`extract/headings.ts`); models write
 * "Sources used:", "📚 Sources", "Based on:".
 */
import { fold } from '../../text/fold.ts';
import { announced } from '../headings.ts';

/** `sources`: what follows are sources. `beside`: it may be sources, or what is worth reading or knowing besides. */
export type Announced = 'sources' | 'beside';

const LEADING =
  '(?:here (?:are|is) |these are |this is |the |my |our |all |full |key |main |web |online |cited |used |external |primary |supporting |original |provided |retrieved |list of )*';
const NOUNS =
  '(?:source|reference|citation|source document|source link|source material|web source|evidence source|source text|source file|url)s?';
const BEHIND =
  '(?: (?:list|section|used|cited|consulted|referenced|referred to|quoted|checked|provided|retrieved|of (?:this |the )?(?:information|answer|facts|data)|and (?:links|notes|further reading|references|citations|sources|citation)|(?:i|we|that i|which i) (?:used|consulted|cited)|(?:for|in|of) (?:this|the|my) (?:answer|response|report|summary|text)|used (?:in|for) (?:this|the|my) (?:answer|response|report|summary)|accessed(?: .{1,20})?))*';
const SOURCES = new RegExp(
  `^(?:${LEADING}${NOUNS}${BEHIND}|based on|via|(?:this|the) (?:above )?(?:information|answer|summary|text)(?: above)? (?:comes|is taken|was taken|is drawn|was drawn|is based) (?:from|on)|(?:drawn|taken|adapted|compiled) from)$`,
);
const OTHERS = new Set(
  'belege;nachweise;einzelnachweise;verwendete quellen;quellenangabe;quelle;source citee;sources citees;sources utilisees;sources consultees;fuente;fuentes consultadas;fuentes utilizadas;fonte;fontes consultadas;fontes utilizadas;fonti utilizzate;fonti consultate;bron;gebruikte bronnen;kalla;kilde;zrodlo;zdroje;zdroj;kaynak;источник;использованные источники;出典;引用元;来源;來源;资料来源;資料來源;信息来源;出处;出處;情報源;출처;참고;المصدر;מקור;स्रोत'.split(
    ';',
  ),
);
const WEAK = new RegExp(
  `^(?:${LEADING}(?:links?|footnotes?|endnotes?|notes?|documents?|further reading|related reading)(?: used| cited| and links)?|see also|see|read more|learn more|more information|further (?:information|details)|siehe auch|voir aussi|vease tambien|vedi anche|参见|weblinks|links|liens|enlaces)$`,
);

/** What a line announces, decoration, number and colon aside; null for any other line. */
export function announcesSources(line: string): Announced | null {
  if (line.length > 80 || /[.!?]\s*$/.test(line)) return null;
  const bare = line.replace(/\p{Extended_Pictographic}|\u{FE0F}|\u{200D}/gu, '').replace(/^[\s>•·#*_-]+/, '');
  const words = fold(bare.replace(/^\d{1,2}(?:\.\d{1,2}){0,2}[.)]?\s+/, ''));
  if (words === '') return null;
  if (announced(bare) === 'list' || SOURCES.test(words) || OTHERS.has(words)) return WEAK.test(words) ? 'beside' : 'sources';
  return WEAK.test(words) ? 'beside' : null;
}
