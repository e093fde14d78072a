/** German: the playground for a model's answer. */
import type { PLAYGROUND as ENGLISH } from './english-playground.ts';
import { speaking } from './speaking.ts';

const { counted, number } = speaking('de');

export const PLAYGROUND: typeof ENGLISH = {
  playground: {
    title: 'Probierfeld',
    intro:
      'Fügen Sie ein, was ein Modell antwortete, und die Quellen, die es hatte. Jedes Zitat wird in der Quelle gesucht, die es nennt, Wort für Wort, in diesem Browser; nichts wird gesendet.',
    given: 'Gegeben',
    answer: 'Antwort',
    answerHint: 'Es sagt „…“ [1].',
    sourceName: (n) => `Quelle ${number(n)}`,
    nameOf: (n) => `Name der Quelle ${number(n)}`,
    textOf: (n) => `Text der Quelle ${number(n)}`,
    removeSource: (n) => ` Quelle ${number(n)}`,
    textHint: 'Der Text der Quelle',
    addSource: 'Quelle hinzufügen',
    example: 'Beispiel einsetzen',
    checked: 'Geprüft',
    empty: 'Hier erscheint die Antwort, mit einer roten Linie unter Worten, die nicht in der genannten Quelle stehen.',
    play: 'Als Strom abspielen',
    stop: 'Anhalten',
    playHeld: 'Abspielen, Satz für Satz gehalten',
    counts: (quotes, lost) => `${counted(quotes, { one: 'Zitat', other: 'Zitate' })}, ${number(lost)} nicht gefunden`,
    said: (quotes, lost) => `${counted(quotes, { one: 'Zitat', other: 'Zitate' })}, ${number(lost)} so nicht gefunden.`,
  },
};
