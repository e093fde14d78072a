/** German: the words of the report page. What rules say is said again by `said/`; what that does not know stays English and is marked. */
import type { SkippedQuote } from '../../model/quote.ts';
import type { ClaimOutcome } from '../../model/verdict.ts';
import { GERMAN as TONGUE } from '../said/german.ts';
import { clauseIn, noteIn, saidIn } from '../said/index.ts';
import type { PageWords } from './english.ts';
import {
  CLAIM_OUTCOMES,
  CLASSES,
  CONFIRM_LINKS,
  coverage,
  DECISIONS,
  DOCUMENT_REASONS,
  LABELS,
  LEAD,
  MATCHES,
  outcome,
  PARTS,
  QUOTE_STATUS,
  REASONS,
  STANDINGS,
  TEXT_REASONS,
  WARNINGS,
  whyNot,
} from './german-words.ts';

const NUMBERS = new Intl.NumberFormat('de');
const number = (n: number): string => NUMBERS.format(n);
const counted = (n: number, one: string, many: string): string => `${number(n)} ${n === 1 ? one : many}`;

const SKIPPED: Readonly<Record<SkippedQuote['reason'], readonly [one: string, many: string]>> = {
  title: ['Titel', 'Titel'],
  term: ['Begriff', 'Begriffe'],
  dialogue: ['Zeile Gespräch', 'Zeilen Gespräch'],
  code: ['Stück Programmtext', 'Stücke Programmtext'],
  inches: ['Zollzeichen', 'Zollzeichen'],
  unclosed: ['Zeichen ohne Gegenstück', 'Zeichen ohne Gegenstück'],
  empty: ['leeres Paar', 'leere Paare'],
  'reference-list': ['Eintrag einer Quellenliste', 'Einträge einer Quellenliste'],
};
const BORNE: Readonly<Record<ClaimOutcome, string>> = {
  supported: 'belegt',
  contradicted: 'mit anderer Aussage der Quelle',
  unsupported: 'nicht belegt',
  partial: 'teilweise belegt',
  unverifiable: 'nicht geprüft',
};
const ORDER = ['supported', 'contradicted', 'unsupported', 'partial', 'unverifiable'] as const;
/** What a name is called here; a name that is not known, as it stands. */
const named = (all: Readonly<Record<string, string>>, name: string): string => (Object.hasOwn(all, name) ? (all[name] ?? name) : name);
const joined = (parts: readonly string[], sign: string): string => parts.filter((part) => part !== '').join(sign);

export const GERMAN: PageWords = {
  tag: 'de',
  said: (rule, says) => saidIn(TONGUE, rule, says),
  clause: (why) => clauseIn(TONGUE, why),
  noted: (note) => noteIn(TONGUE, note),

  unread: 'Nicht gelesen',
  unreadMeans: 'dies konnte nicht geprüft werden',
  documents: (n) => counted(n, 'Dokument', 'Dokumente'),
  citationsIn: (title) => `Literaturangaben in ${title}`,
  lead: LEAD,
  groups: {
    error: ['Zuerst ansehen', 'kein Treffer, zurückgezogen oder die Kennung eines anderen Werks'],
    check: ['Angaben prüfen', 'das Werk gibt es oder kann es geben; etwas weicht ab'],
    open: ['Konnte nicht geprüft werden', 'über diese wird nichts behauptet'],
    verified: ['Bestätigt', 'gefunden, wie beschrieben'],
  },
  filters: {
    all: 'Angaben',
    needs: 'für Sie',
    error: 'zuerst ansehen',
    check: 'Angaben prüfen',
    open: 'nicht geprüft',
    verified: 'bestätigt',
  },
  showAll: 'Alle Angaben zeigen',
  showOnly: (what) => `Nur zeigen: ${what}`,
  needPerson: (n) => (n === 0 ? 'keines wartet auf jemanden' : `${number(n)} ${n === 1 ? 'wartet' : 'warten'} auf jemanden`),
  quotesCounted: (n) => counted(n, 'Zitat', 'Zitate'),
  sentencesCounted: (n) => counted(n, 'zitierender Satz', 'zitierende Sätze'),
  references: (n) => counted(n, 'Angabe', 'Angaben'),
  facts: ({ document, references, citations }) =>
    joined(
      [
        document.pages.length > 0 ? counted(document.pages.length, 'Seite', 'Seiten') : '',
        counted(references.length, 'Angabe', 'Angaben'),
        citations.length > 0 ? counted(citations.length, 'Verweis im Text', 'Verweise im Text') : '',
      ],
      ' · ',
    ),
  whole: 'Das Dokument als Ganzes',
  onPage: (message, page) => `${message}${page === null ? '' : ` (S. ${page})`}`,
  outages: (outages) => {
    const byAdapter = new Map<string, { readonly why: string; readonly times: number }>();
    for (const { adapter, why, times } of outages) {
      const before = byAdapter.get(adapter);
      // That a source was then left alone follows from how it failed before.
      const told = before === undefined || before.why === 'breaker-open' ? why : before.why;
      byAdapter.set(adapter, { why: told, times: (before?.times ?? 0) + times });
    }
    return [...byAdapter].map(([adapter, { why, times }]) => `${adapter}: ${whyNot(why)}${times > 1 ? ` (${number(times)}-mal)` : ''}`);
  },
  reading: ({ doubtful, skipped }) => [
    ...(doubtful > 0 ? [`${counted(doubtful, 'Angabe konnte', 'Angaben konnten')} nur teilweise gelesen werden.`] : []),
    ...(skipped > 0
      ? [`${counted(skipped, 'Stelle der Literaturliste wurde', 'Stellen der Literaturliste wurden')} nicht als Angabe gelesen.`]
      : []),
  ],
  earlier: (time) => `Geprüft am ${time}; seither hat sich nichts geändert, deshalb wurde nicht noch einmal geprüft.`,
  leftOut: (what, why, page) => `Ausgelassen${page === undefined ? '' : ` auf S. ${page}`}: ${what} (${why})`,
  about: { document: 'Dokument', hash: 'Prüfsumme', run: 'Prüfung', engine: 'Programm', log: 'Protokoll' },
  logged: (path, events, head) => `${path}: ${counted(events, 'Ereignis', 'Ereignisse')}, zuletzt ${head}`,
  footer:
    'Jedes Urteil gibt die danebenstehende Regel, auf den gezeigten Belegen. Eine Quelle, die nicht antwortete, spricht nie gegen eine Angabe.',

  classes: CLASSES,
  warnings: WARNINGS,
  parts: PARTS,
  labels: LABELS,
  besideRecord: 'Wie zitiert, neben dem Eintrag',
  besideClosest: 'Wie zitiert, neben dem nächsten Eintrag',
  columns: { part: 'Teil', cited: 'wie zitiert', recorded: 'wie verzeichnet', label: 'Vergleich' },
  sides: { cited: 'zitiert: ', recorded: 'Eintrag: ' },
  likeness: (score) => `Ähnlichkeit ${score.replace('.', ',')}`,
  pValid: (p) => `p(richtig) ${p.replace('.', ',')}`,
  candidates: (n) => counted(n, 'anderer gefundener Eintrag', 'andere gefundene Einträge'),
  identifier: 'Kennung',
  search: 'Suche',
  covers: { no: 'führt es nicht', broad: 'breite Abdeckung', authoritative: 'maßgebliche Abdeckung' },
  outcome,
  asked: (n, kind) =>
    `${counted(n, 'Frage', 'Fragen')} gestellt · ${{ complete: 'Abdeckung vollständig', partial: 'Abdeckung teilweise', none: 'keine Abdeckung' }[kind]}`,
  coverage: (finding) => `Abdeckung: ${coverage(finding)}.`,
  askedColumns: { source: 'Quelle', askedFor: 'gefragt nach', covers: 'führt', answer: 'Antwort' },
  page: (n) => `S. ${n}`,
  line: (n) => `Zeile ${n}`,
  citedAs: (label) => `zitiert als ${label}`,
  andMore: (n) => `und ${number(n)} weitere`,
  citedTimes: (n) => `Im Text ${number(n)}-mal zitiert`,
  notice: 'Mitteilung',
  confirm: (key) => `Angabe ${key} selbst nachprüfen`,
  confirmYourself: 'Selbst nachsehen:',
  link: (name) => named(CONFIRM_LINKS, name),
  decided: 'Entschieden.',
  decision: ({ decision, reason, note, by, at }, on = 'reference') =>
    `${DECISIONS[decision]}: ${named({ ...REASONS, ...(on === 'text' ? TEXT_REASONS : on === 'document' ? DOCUMENT_REASONS : {}) }, reason)} (${by === '' ? '' : `${by}, `}${at.slice(0, 10)})${note === undefined ? '' : `. ${note}`}`,
  evidence: 'Belege',

  quotes: 'Zitate',
  quoteStatus: QUOTE_STATUS,
  quoteCounts: ({ items, counts }) => {
    const said = [
      [counts.verified, 'wie zitiert gefunden'],
      [counts.not_found, 'so nicht gefunden'],
      [counts.citation_unresolved, 'ohne Quelle zum Nachsehen'],
    ] as const;
    const parts = said.filter(([n]) => n > 0).map(([n, word]) => `${number(n)} ${word}`);
    return `${counted(items.length, 'Zitat', 'Zitate')}${parts.length === 0 ? '' : `: ${parts.join(', ')}`}`;
  },
  notChecked: (what) => `In Anführungszeichen und nicht geprüft: ${what}`,
  skipped: ({ skipped }) => {
    const counts = new Map<SkippedQuote['reason'], number>();
    for (const { reason } of skipped) counts.set(reason, (counts.get(reason) ?? 0) + 1);
    return [...counts].map(([reason, n]) => counted(n, ...SKIPPED[reason])).join(', ');
  },
  elsewhere: ({ elsewhere }) =>
    elsewhere === null
      ? null
      : `Diese Worte stehen in ${elsewhere.source.name}${elsewhere.section === undefined ? '' : `, ${elsewhere.section}`}.`,
  nearestWords: 'Die nächstliegenden Worte:',
  differs: '(durchgestrichen: nur im Zitat; eingefügt: nur in der Quelle)',
  checkedIn: (source, version) => `Gesucht in ${source}, Fassung ${version}`,
  versions: (all) => `Geprüft an diesen Fassungen: ${all}`,

  claims: 'Aussagen',
  claimOutcome: CLAIM_OUTCOMES,
  claimCounts: ({ claims, counts, notAtHand }) => {
    const retracted = claims.filter(({ grounding }) => grounding === 'retracted_source').length;
    const outcomes = ORDER.filter((one) => counts[one] > 0).map((one) => `${number(counts[one])} ${BORNE[one]}`);
    const said = [
      claims.length === 0 ? '' : `${counted(claims.length, 'zitierender Satz', 'zitierende Sätze')}: ${outcomes.join(', ')}`,
      retracted === 0 ? '' : `${counted(retracted, 'stützt', 'stützen')} sich auf ein zurückgezogenes Werk`,
      notAtHand === 0 ? '' : `${counted(notAtHand, 'Satz zitiert', 'Sätze zitieren')} Werke, deren Texte nicht vorliegen`,
    ];
    return joined(said, '; ') || 'kein Satz zitiert ein Werk, dessen Text vorliegt';
  },
  onRetracted: (says) => `Ein zitiertes Werk wurde zurückgezogen. ${says}`,
  nearestPassage: (place) => `Die nächstliegende Stelle, in ${place}:`,
  saysSo: (place) => `${place} sagt es:`,
  judged: (judge, score) => `Beurteilt: ${judge}${score === null ? '' : `, Stütze ${score.replace('.', ',')}`}`,
  factCount: (facts) =>
    `${number(facts.filter(({ standing }) => standing === 'borne').length)} von ${counted(facts.length, 'Sachverhalt', 'Sachverhalten')} belegt`,
  standings: STANDINGS,
  numbers: 'Zahlen',
  numberColumns: { claim: 'in der Aussage', source: 'in der Quelle', compared: 'verglichen' },
  matches: MATCHES,
};
