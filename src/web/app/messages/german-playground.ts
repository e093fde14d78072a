/** German: the playground for a model's answer. */
import type { PLAYGROUND as ENGLISH } from './english-playground.ts';
import { speaking } from './speaking.ts';

const { counted, number } = speaking('de');
const quotesWord = { one: 'Zitat', other: 'Zitate' };

export const PLAYGROUND: typeof ENGLISH = {
  playground: {
    title: 'Probierfeld',
    intro:
      'Fügen Sie ein, was ein Modell antwortete, und die Quellen, die es hatte. Zitate werden beim Schreiben Wort für Wort in diesem Browser gesucht; Belege, Aussagen und Zahlen prüft dieser Server, der nichts davon aufbewahrt und niemanden fragt.',
    given: 'Gegeben',
    answer: 'Antwort',
    answerHint: 'Es sagt „…“ [1].',
    sourceName: (n) => `Quelle ${number(n)}`,
    nameOf: (n) => `Name der Quelle ${number(n)}`,
    textOf: (n) => `Text der Quelle ${number(n)}`,
    removeSource: (n) => ` Quelle ${number(n)}`,
    textHint: 'Der Text der Quelle',
    addSource: 'Quelle hinzufügen',
    addFiles: 'Dateien hinzufügen',
    dropHint: 'Dateien lassen sich hier ablegen: Text, PDF, Word, HTML.',
    reading: (n) => `${counted(n, { one: 'Datei wird', other: 'Dateien werden' })} gelesen …`,
    unread: (name, why) => `${name}: ${why}`,
    example: 'Beispiel einsetzen',
    checked: 'Geprüft',
    empty: 'Hier erscheint die Antwort, mit einer roten Linie unter Worten, die nicht in der genannten Quelle stehen.',
    asReader: 'Wie sie beim Lesen ankommt',
    modes: {
      annotate: 'Mitlesen: jedes Wort sofort, jeder Satz markiert, wenn er endet',
      hold: 'Zurückhalten: jeder Satz erst nach der Prüfung, mit einer Bemerkung hinter dem, der nicht besteht',
    },
    play: 'Als Strom abspielen',
    pause: 'Anhalten',
    nextSentence: 'Nächster Satz',
    stop: 'Alles zeigen',
    counts: (quotes, lost) => `${counted(quotes, quotesWord)}, ${number(lost)} nicht gefunden`,
    citations: (all, borne) => `${counted(all, { one: 'Beleg', other: 'Belege' })}, ${number(borne)} ${borne === 1 ? 'trägt' : 'tragen'}`,
    uncited: (n) => counted(n, { one: 'Aussage ohne Beleg', other: 'Aussagen ohne Beleg' }),
    uncitedTitle: 'Aussagen ohne Beleg',
    healthTitle: 'Stand der Belege, wie er der Antwort angefügt würde (auf Englisch)',
    states: {
      idle: '',
      waiting: 'Aussagen werden geprüft …',
      correcting: 'Aussagen geprüft; gesucht wird, was sie richtigstellt …',
      checked: 'Aussagen geprüft',
      failed: '',
    },
    said: (all, open) => `${counted(all, { one: 'Befund', other: 'Befunde' })}, ${number(open)} zum Ansehen.`,
  },
  corrections: {
    title: 'Berichtigungen',
    none: 'Nichts gefunden, was es richtigstellt: Keine vorliegende Quelle belegt, was offen ist, und vorsichtiger sagen lässt es sich nicht.',
    actions: {
      REPLACE: 'andere Quelle anführen',
      REMOVE: 'Beleg herausnehmen',
      ADD_ALTERNATE: 'weitere Quelle anführen',
      CORRECT: 'sagen, was die Quelle sagt',
      SOFTEN: 'vorsichtiger sagen',
    },
    strategies: { hedge: 'Vorsichtiger gefasst:', qualify: 'Eingeschränkt:', parenthetical: 'Mit einer Bemerkung in Klammern:' },
    preview: 'Die Antwort, wie sie dann lautet',
    checksTo: (all, borne, ok) =>
      `Noch einmal geprüft: ${counted(all, { one: 'Beleg', other: 'Belege' })}, ${number(borne)} ${borne === 1 ? 'trägt' : 'tragen'}${ok ? ', nichts zu beanstanden' : ''}.`,
    partly: 'Einige Änderungen sind weggelassen; übernehmen Sie es, um es so prüfen zu lassen.',
    copy: 'Berichtigte Antwort kopieren',
    take: 'Übernehmen',
    uncopied: 'Dieser Browser lässt die Seite nichts kopieren; wählen Sie den Text oben aus.',
  },
};
