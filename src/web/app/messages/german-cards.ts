/** German: opened findings: references beside their records, quotes beside their passages, claims beside their evidence. */
import type { CARDS as ENGLISH } from './english-cards.ts';
import { speaking } from './speaking.ts';

const { counted, number } = speaking('de');

const UNAVAILABLE = {
  timeout: 'antwortete nicht rechtzeitig',
  'rate-limited': 'bat uns zu warten',
  blocked: 'wies uns ab',
  'server-error': 'versagte',
  malformed: 'antwortete unlesbar',
  network: 'war nicht zu erreichen',
  deadline: 'wurde nicht rechtzeitig erreicht',
  'breaker-open': 'nach Fehlern in Ruhe gelassen',
} as const;
const NOT_ASKED = {
  offline: 'nicht gefragt (ohne Netz)',
  'not-covered': 'führt dies nicht',
  'no-query': 'nichts, wonach zu fragen wäre',
  'already-settled': 'nicht nötig',
  'switched-off': 'abgeschaltet',
} as const;
const REASONS: ReadonlyMap<string, string> = new Map([...Object.entries(UNAVAILABLE), ...Object.entries(NOT_ASKED)]);
const whyNot = (why: string): string => REASONS.get(why) ?? why;

export const CARDS: typeof ENGLISH = {
  card: {
    parts: { title: 'Titel', authors: 'Verfasser', venue: 'Ort', date: 'Jahr', url: 'Link', doi: 'DOI' },
    labels: { match: 'gleich', partial: 'teilweise', weak: 'schwach', not_match: 'weicht ab', unknown: 'nicht verglichen' },
    outcome: ({ lookup }) => {
      switch (lookup.kind) {
        case 'found':
          return counted(lookup.count ?? lookup.sources.length, { one: 'Eintrag', other: 'Einträge' });
        case 'absent':
          return 'kein Eintrag';
        case 'unavailable':
          return UNAVAILABLE[lookup.why] + (lookup.status === undefined ? '' : ` (${lookup.status})`);
        case 'not-asked':
          return NOT_ASKED[lookup.why];
      }
    },
    whyNot,
    coverage: ({ verdict: { coverage } }) => {
      const { kind, absent, missing } = coverage;
      const without = absent.length === 0 ? '' : `; ohne Eintrag: ${absent.join(', ')}`;
      const unheard = missing.map(({ adapter, why }) => `${adapter} (${whyNot(why)})`).join(', ');
      const missed = kind === 'complete' || unheard === '' ? '' : `; ohne Antwort: ${unheard}`;
      return `${{ complete: 'vollständig', partial: 'teilweise', none: 'keine' }[kind]}${without}${missed}`;
    },
    part: 'Teil',
    cited: 'wie zitiert',
    recorded: 'wie verzeichnet',
    label: 'Vergleich',
    besideRecord: 'Wie zitiert, neben dem Eintrag',
    besideClosest: 'Wie zitiert, neben dem nächsten Eintrag',
    readNotice: 'Mitteilung lesen',
    corrections: 'Wie der Eintrag es hat',
    fields: {
      title: 'Titel',
      author: 'Verfasser',
      'container-title': 'Ort',
      issued: 'Jahr',
      volume: 'Band',
      issue: 'Heft',
      page: 'Seiten',
      edition: 'Auflage',
    },
    questions: (n) => `${counted(n, { one: 'Frage', other: 'Fragen' })} gestellt`,
    coverageKinds: { complete: '· Abdeckung vollständig', partial: '· Abdeckung teilweise', none: '· keine Abdeckung' },
    coverageIs: (coverage) => `Abdeckung: ${coverage}.`,
    source: 'Quelle',
    askedFor: 'gefragt nach',
    answer: 'Antwort',
    covers: { no: 'führt es nicht', broad: 'breite Abdeckung', authoritative: 'maßgebliche Abdeckung' },
    identifier: 'Kennung',
    search: 'Suche',
    candidates: (n) => counted(n, { one: 'weiterer Kandidat', other: 'weitere Kandidaten' }),
    alike: (share) => `zu ${share} gleich`,
    citedTimes: (n) => `Im Text ${number(n)}-mal zitiert`,
    page: (n) => `S. ${number(n)} `,
    confirm: (key) => `Angabe ${key} selbst nachprüfen`,
    lookYourself: 'Selbst nachsehen',
    links: {
      'cited DOI': 'zitierte DOI',
      'cited arXiv id': 'zitierte arXiv-Nummer',
      'cited link': 'zitierter Link',
      'closest record': 'nächster Eintrag',
      'DOI of the record': 'DOI des Eintrags',
      record: 'Eintrag',
    },
  },
  quote: {
    nearest: 'Die nächstliegende Stelle der Quelle',
    changes: 'Durchgestrichen: nur im Zitat. Unterstrichen: nur in der Quelle.',
    elsewhere: (source, section) => `Diese Worte stehen in ${source}${section === '' ? '' : `, ${section}`}.`,
    cites: 'zitiert',
    citesNothing: 'nichts',
    lookedIn: 'gesucht in',
  },
  claim: {
    judges: {
      lexical: 'nach gezählten Wörtern',
      numeric: 'nach verglichenen Zahlen',
      'built-in': 'vom Modell, das stet beiliegt',
      entailment: 'von einem Modell auf diesem Rechner',
      'language-model': 'von einem Sprachmodell; die angeführte Stelle wurde nachgeprüft',
    },
    judged: (judge, share) => `Beurteilt ${judge}; Stütze ${share}.`,
    readAs: (value) => `gelesen als ${number(value)}`,
    numbers: 'Zahlen',
    inClaim: 'in der Aussage',
    inSource: 'in der Quelle',
    compared: 'verglichen',
    matches: { exact: 'gleich', approximate: 'ungefähr gleich', mismatch: 'weicht ab', absent: 'nicht in der Quelle' },
    facts: 'Einzelne Sachverhalte',
    factCount: (facts) =>
      `${number(facts.filter(({ standing }) => standing === 'borne').length)} von ${counted(facts.length, { one: 'Sachverhalt', other: 'Sachverhalten' })} belegt`,
    standings: {
      borne: 'belegt',
      against: 'die Quelle sagt es anders',
      'not-found': 'in der zitierten Quelle nicht gefunden',
      'with-the-rest': 'für sich nicht gefunden, doch der Satz gilt im Ganzen als belegt',
    },
    passage: 'Die Stelle',
    nearestPassage: 'Die nächstliegende Stelle',
    inText: (source) => ` in ${source}`,
    notBorne: 'Nicht belegt:',
    theSource: 'Die zitierte Quelle',
    theSources: 'Die zitierten Quellen',
    byOthers: (sources) => `Belegt durch eine andere vorliegende Quelle: ${sources}.`,
  },
};
