/** German: a run's log as a person reads it, and what its seal says. */
import type { TRACES as ENGLISH } from './english-trace.ts';
import { speaking } from './speaking.ts';

const { counted, number } = speaking('de');
const hashes = (n: number): string => counted(n, { one: 'Prüfsumme', other: 'Prüfsummen' });

export const TRACES: typeof ENGLISH = {
  trace: {
    title: 'Protokoll',
    theDocument: 'das Dokument',
    intro: 'Dies ist das Protokoll, wie es während der Prüfung geschrieben wurde; jede Zeile wird gezeigt, keine ist ausgelassen.',
    verified: (verified, all) => {
      const rest = all - verified;
      const others = rest === 0 ? '' : ` ${counted(rest, { one: 'Angabe zählt', other: 'Angaben zählen' })} nicht als bestätigt.`;
      return `${number(verified)} von ${counted(all, { one: 'Angabe', other: 'Angaben' })} bestätigt.${others}`;
    },
    whole: 'Die Prüfung im Ganzen',
    notConcluded: 'Ohne Ergebnis',
    outcomes: {
      exist: 'Bestätigt',
      exist_minor: 'Angaben prüfen',
      fake: 'Kein Treffer',
      unsure: 'Unklar',
      unknown: 'Nicht geprüft',
    },
    notices: { retracted: 'Zurückgezogen', id_points_elsewhere: 'Fremde Kennung' },
    show: 'Zeigen: ',
    line: (index) => `Zeile ${index}`,
    hash: 'Prüfsumme',
    leads: (held, n) => `${held ? 'führt zur Wurzel' : 'führt nicht zur Wurzel'}, über ${hashes(n)}`,
  },
  steps: {
    started: (name, engine) => `${name}, Programm ${engine}`,
    extracted: (route) => `als Literaturangabe gelesen, Weg ${route}`,
    asked: (adapter, what, outcome, why) => `${adapter} gefragt nach ${what}: ${outcome}${why === '' ? '' : ` (${why})`}`,
    doiUnknown: (doi) => `${doi} ist ihrem Verzeichnis unbekannt`,
    otherWork: (doi, title, share) => `${doi} gehört zu einem anderen Werk: „${title}“, Titel zu ${share} gleich`,
    compared: (source, labels) => `verglichen mit ${source}: ${labels}`,
    found: (work) => `wie beschrieben gefunden: ${work}`,
    retracted: (date, source) => `zurückgezogen${date === '' ? '' : ` am ${date}`}, sagt ${source}`,
    listed: (list) => `die Zeitschrift steht auf einer Liste: ${list}`,
    cohort: (share) => `${share} der zitierten Werke haben gemeinsame Verfasser`,
    warned: (kind, rule) => `${kind} (${rule})`,
    classified: (rule, coverage) => `nach Regel ${rule}${coverage === '' ? '' : `, Abdeckung ${coverage}`}`,
    notHeard: (adapter, why) => `${adapter} antwortete nicht: ${why}`,
    root: (lines, root) => `Wurzel über ${lines} Zeilen: ${root}`,
    reported: (report) => `was gezeigt wurde: ${report}`,
    ended: 'die Prüfung endete',
  },
  seal: {
    title: 'Das Siegel',
    lines: 'Zeilen',
    root: 'Merkle-Wurzel',
    notSealed: 'noch nicht versiegelt',
    signedBy: 'Unterzeichnet von',
    check: 'In diesem Browser prüfen',
    download: 'Protokoll herunterladen',
    held: 'Hält: ',
    notHeld: 'Hält nicht: ',
    fits: 'Alles passt.',
    fitsNot: 'Etwas passt nicht.',
    fitsByKey:
      'Alles passt, nach dem Schlüssel, den der Bericht selbst nennt. Ob es der richtige ist, zeigt nur eine Abschrift von anderswo.',
    askServer: 'Etwas passt nicht. Bewahren Sie diese Seite auf und fragen Sie, wer diesen Server betreibt.',
    noCryptography:
      'Dieser Browser erlaubt Kryptographie nur Seiten von diesem Rechner oder über https; hier lässt sich also nichts prüfen.',
    noEd25519: 'Dieser Browser kann Ed25519-Unterschriften nicht prüfen; stet audit verify kann es.',
    checks: {
      seal: 'Der Bericht trägt ein Siegel',
      entry: 'Das Siegel gehört zu dieser Prüfung',
      lines: 'Keine Zeile fehlt',
      root: 'Die Zeilen ergeben die versiegelte Wurzel',
      signature: 'Das Verzeichnis der Prüfungen ist unterzeichnet',
      inclusion: 'Diese Prüfung steht in dem Verzeichnis',
      logged: 'Der Bericht wurde protokolliert, bevor er gezeigt wurde',
      report: 'Gezeigt wird, was protokolliert wurde',
    },
    noSeal: 'Der Bericht trägt kein Siegel: Er entstand ohne Protokoll, oder das Siegel wurde entfernt.',
    ofRun: (run) => `das Siegel gehört zur Prüfung ${run}`,
    entryUnread: 'der Eintrag im Verzeichnis der Prüfungen ist nicht lesbar',
    linesOf: (here, sealed) => `${number(here)} von ${number(sealed)} Zeilen`,
    rootOver: (root) => `Wurzel über die Zeilen, wie sie ankamen: ${root}`,
    notSigned: 'der Kontrollpunkt ist nicht mit dem Schlüssel unterzeichnet, den der Bericht nennt',
    signed: (by, size) => `unterzeichnet von ${by}, über ${counted(size, { one: 'Eintrag', other: 'Einträge' })}`,
    included: (index, path) => `Eintrag ${index} führt zur unterzeichneten Wurzel, über ${hashes(path)}`,
    reportLine: (index) => `Zeile ${index} des Protokolls hält die Prüfsumme dieses Berichts`,
    otherReport: 'was gezeigt wird, ist nicht der protokollierte Bericht',
  },
};
