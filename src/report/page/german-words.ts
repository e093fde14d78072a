/** German: what classes, notices, parts, answers of sources and decisions are called, the same on the pages of the desk and in a report. */

import type { ClaimFact } from '../../model/claim.ts';
import type { Component, Label } from '../../model/evidence.ts';
import type { NumberFinding } from '../../model/judge.ts';
import type { DecisionWord, ReferenceFinding } from '../../model/report.ts';
import type { Asked, Lookup } from '../../model/source.ts';
import type { ClaimOutcome, QuoteOutcome, ReferenceClass, WarningKind } from '../../model/verdict.ts';
import { withoutRecord } from '../words.ts';

export const LEAD = '„Kein Treffer“ ist ein Hinweis zum Nachprüfen, kein Beweis für ein Fehlverhalten.';

export const CLASSES: Readonly<Record<ReferenceClass | 'uncheckable', string>> = {
  exist: 'Bestätigt',
  exist_minor: 'Angaben prüfen',
  fake: 'Kein Treffer',
  unsure: 'Unklar',
  unknown: 'Nicht geprüft',
  uncheckable: 'Nicht prüfbar',
};

export const WARNINGS: Readonly<Record<WarningKind, string>> = {
  retracted: 'Zurückgezogen',
  id_points_elsewhere: 'Fremde Kennung',
  expression_of_concern: 'Bedenken der Redaktion',
  predatory_source: 'Zeitschrift auf einer Liste',
  cohort_concentrated: 'Viele Werke derselben Verfasser',
  ai_generated_suspect: 'Anzeichen eines erzeugten Textes',
  corrected: 'Berichtigt',
  reinstated: 'Wieder eingesetzt',
  superseded_preprint: 'Inzwischen erschienen',
  discussed: 'Kommentiert',
  newer_version: 'Neuere Fassung',
  orcid_elsewhere: 'ORCID einer anderen Person',
  details_differ: 'Angaben weichen ab',
  retraction_unknown: 'Rückzug nicht geprüft',
};

export const PARTS: Readonly<Record<Component, string>> = {
  title: 'Titel',
  authors: 'Verfasser',
  venue: 'Ort',
  date: 'Jahr',
  url: 'Link',
  doi: 'DOI',
};

export const LABELS: Readonly<Record<Label, string>> = {
  match: 'gleich',
  partial: 'teilweise',
  weak: 'schwach',
  not_match: 'weicht ab',
  unknown: 'nicht verglichen',
};

const UNAVAILABLE: Readonly<Record<Extract<Lookup, { kind: 'unavailable' }>['why'], string>> = {
  timeout: 'antwortete nicht rechtzeitig',
  'rate-limited': 'bat uns zu warten',
  blocked: 'wies uns ab',
  'server-error': 'versagte',
  malformed: 'antwortete unlesbar',
  network: 'war nicht zu erreichen',
  deadline: 'wurde nicht rechtzeitig erreicht',
  'breaker-open': 'nach Fehlern in Ruhe gelassen',
  proxy: 'war über den Proxy nicht zu fragen',
};
const NOT_ASKED: Readonly<Record<Extract<Lookup, { kind: 'not-asked' }>['why'], string>> = {
  offline: 'nicht gefragt (ohne Netz)',
  'not-covered': 'führt dies nicht',
  'no-query': 'nichts, wonach zu fragen wäre',
  'already-settled': 'nicht nötig',
  'switched-off': 'abgeschaltet',
};
const WHY: ReadonlyMap<string, string> = new Map([...Object.entries(UNAVAILABLE), ...Object.entries(NOT_ASKED)]);
/** Why a source was not heard; a reason that is not known, as it stands. */
export const whyNot = (why: string): string => WHY.get(why) ?? why;

/** What a source answered, in a word or two. */
export function outcome({ lookup }: Asked): string {
  switch (lookup.kind) {
    case 'found': {
      const count = lookup.count ?? lookup.sources.length;
      return count === 1 ? '1 Eintrag' : `${count} Einträge`;
    }
    case 'absent':
      return 'kein Eintrag';
    case 'unavailable':
      return UNAVAILABLE[lookup.why] + (lookup.status === undefined ? '' : ` (${lookup.status})`);
    case 'not-asked':
      return NOT_ASKED[lookup.why];
  }
}

/** How completely the sources that cover a work were asked, in one clause. */
export function coverage(finding: Pick<ReferenceFinding, 'verdict' | 'sources'>): string {
  const { kind, missing } = finding.verdict.coverage;
  const absent = withoutRecord(finding);
  const without = absent.length === 0 ? '' : `; ohne passenden Eintrag: ${absent.join(', ')}`;
  const unheard = missing.map(({ adapter, why }) => `${adapter} (${whyNot(why)})`).join(', ');
  const missed = kind === 'complete' || unheard === '' ? '' : `; ohne Antwort: ${unheard}`;
  return `${{ complete: 'vollständig', partial: 'teilweise', none: 'keine' }[kind]}${without}${missed}`;
}

/** Links to look for oneself, by what they are called in English. */
export const CONFIRM_LINKS = {
  'cited DOI': 'zitierte DOI',
  'cited arXiv id': 'zitierte arXiv-Nummer',
  'cited link': 'zitierter Link',
  'closest record': 'nächster Eintrag',
  'DOI of the record': 'DOI des Eintrags',
  record: 'Eintrag',
} as const;

export const DECISIONS: Readonly<Record<DecisionWord, string>> = { ok: 'Stimmt so', bad: 'Zu berichtigen', unsure: 'Noch offen' };

export const REASONS = {
  exists_elsewhere: 'an anderer Stelle gefunden',
  broken_parse: 'die Angabe wurde falsch gelesen',
  known_good: 'das Werk ist bekannt',
  non_academic: 'keine Art von Werk, die Verzeichnisse führen',
  sources_unavailable: 'Quellen konnten nicht gefragt werden',
  confirmed_absent: 'von Hand gesucht und nicht gefunden',
  wrong_details: 'das Werk gibt es, die Angaben weichen ab',
  other: 'ein anderer Grund',
} as const;

/** Gründe, wo die Worte eines Zitats oder eines belegten Satzes gemeint sind. */
export const TEXT_REASONS = {
  exists_elsewhere: 'an anderer Stelle des Werks oder in einer anderen Ausgabe gefunden',
  broken_parse: 'der Text, oder was er zitiert, wurde falsch gelesen',
  known_good: 'im Werk nachgesehen',
  wrong_details: 'die Quelle sagt es anders',
  sources_unavailable: 'die Quelle war nicht zu bekommen',
} as const;

/** Gründe, wo das Dokument im Ganzen gemeint ist. */
export const DOCUMENT_REASONS = {
  known_good: 'angesehen, und so gemeint',
  broken_parse: 'das Dokument wurde falsch gelesen',
  exists_elsewhere: 'es steht an anderer Stelle oder in einer anderen Datei',
  confirmed_absent: 'gesucht, und es ist nicht da',
  wrong_details: 'der Verweis oder die Angabe ist falsch',
  sources_unavailable: 'eine Datei, die es braucht, war nicht zu bekommen',
} as const;

export const QUOTE_STATUS: Readonly<Record<QuoteOutcome, string>> = {
  verified: 'Wie zitiert gefunden',
  not_found: 'So nicht gefunden',
  citation_unresolved: 'Keine Quelle zum Nachsehen',
};

export const CLAIM_OUTCOMES: Readonly<Record<ClaimOutcome | 'unresolved', string>> = {
  supported: 'Belegt',
  partial: 'Teilweise belegt',
  unsupported: 'Nicht belegt',
  contradicted: 'Die Quelle sagt es anders',
  unverifiable: 'Nicht geprüft',
  unresolved: 'Verweis nicht aufzulösen',
};

export const STANDINGS: Readonly<Record<ClaimFact['standing'], string>> = {
  borne: 'belegt',
  against: 'die Quelle sagt es anders',
  'not-found': 'in der zitierten Quelle nicht gefunden',
  'with-the-rest': 'für sich nicht gefunden, doch der Satz gilt im Ganzen als belegt',
};

export const MATCHES: Readonly<Record<NumberFinding['match'], string>> = {
  exact: 'gleich',
  approximate: 'ungefähr gleich',
  mismatch: 'weicht ab',
  absent: 'nicht in der Quelle',
};
