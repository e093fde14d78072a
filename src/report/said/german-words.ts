/** Single words and short lists that stand in the gaps of sentences, in German: what agrees, what a history holds, shares, questions. */

const PARTS: ReadonlyMap<string, string> = new Map([
  ['title', 'Titel'],
  ['authors', 'Verfasser'],
  ['venue', 'Erscheinungsort'],
  ['year', 'Jahr'],
  ['link', 'Link'],
  ['identifier', 'Kennung'],
  ['identifier (or journal, volume and page)', 'Kennung (oder Zeitschrift, Band und Seite)'],
  ['journal, volume and page', 'Zeitschrift, Band und Seite'],
]);

const QUESTIONS: ReadonlyMap<string, string> = new Map([
  ['On what date', 'An welchem Tag'],
  ['When', 'Wann'],
  ['At what time', 'Zu welcher Zeit'],
  ['How much money', 'Wie viel Geld'],
  ['What share', 'Welcher Anteil'],
  ['By how many points', 'Um wie viele Punkte'],
  ['How many times', 'Wie oft'],
  ['Which place', 'Der wievielte'],
  ['What score', 'Welcher Stand'],
  ['How long', 'Wie lange'],
  ['How far or long', 'Wie weit oder lang'],
  ['How heavy', 'Wie schwer'],
  ['How much', 'Wie viel'],
  ['How many', 'Wie viele'],
]);

/** The names of the texts where no name is known. */
const NAMELESS = 'the source';

/** What befell a work. */
const EVENTS: ReadonlyMap<string, string> = new Map([
  ['retracted', 'zurückgezogen'],
  ['withdrawn', 'zurückgenommen'],
  ['removed', 'entfernt'],
  ['temporarily removed', 'vorübergehend entfernt'],
  ['retracted in part', 'in Teilen zurückgezogen'],
  ['retracted and republished', 'zurückgezogen und neu veröffentlicht'],
  ['corrected', 'berichtigt'],
  ['corrected and republished', 'berichtigt und neu veröffentlicht'],
  ['supplemented by an addendum', 'durch einen Nachtrag ergänzt'],
  ['clarified', 'klargestellt'],
  ['placed under an expression of concern', 'mit Bedenken der Herausgeber versehen'],
  ['marked as in violation of publication principles', 'als Verstoß gegen die Publikationsgrundsätze gekennzeichnet'],
  ['reinstated', 'wieder eingesetzt'],
  ['superseded', 'ersetzt'],
  // As older versions said it in a history.
  ['expression of concern', 'Bedenken'],
  ['superseded preprint', 'Preprint ersetzt'],
]);
/** "retracted on 2012-05-01" with its parts in this language. */
function event(text: string): { readonly what: string; readonly when: string } {
  const [, what = text, day, year] = /^(.{1,60}?)(?: on (\d[\d-]{1,9})| in (\d[\d-]{1,9}))?$/.exec(text) ?? [];
  return { what: EVENTS.get(what) ?? what, when: day !== undefined ? `am ${day}` : (year ?? '') };
}

const RELATED: readonly (readonly [RegExp, string])[] = [
  [/^a newer version /, 'eine neuere Fassung, '],
  [/^it was published again as /, 'wieder erschienen als '],
  [/^a comment on /, 'ein Kommentar zu '],
  [/^a reply to /, 'eine Antwort auf '],
  [/^a review of /, 'eine Besprechung von '],
  [/^a replication of /, 'eine Wiederholung von '],
  [/^a replication: /, 'eine Wiederholung: '],
  [/^a comment: /, 'ein Kommentar: '],
  [/^a reply: /, 'eine Antwort: '],
  [/^a review: /, 'eine Besprechung: '],
  [/^(\d+) replications: /, '$1 Wiederholungen: '],
  [/^(\d+) comments: /, '$1 Kommentare: '],
  [/^(\d+) replies: /, '$1 Antworten: '],
  [/^(\d+) reviews: /, '$1 Besprechungen: '],
];

const changed = (text: string, changes: readonly (readonly [RegExp, string])[]): string =>
  changes.reduce((done, [english, german]) => done.replace(english, german), text);

/** The last "and" of a list. */
const listed = (text: string): string => {
  const at = text.lastIndexOf(' and ');
  return at < 0 ? text : `${text.slice(0, at)} und ${text.slice(at + 5)}`;
};
const more = (text: string): string => text.replace(/ and (\d+) more$/, ' und $1 weitere');
/** "2 authors of 5 cited not recorded, 1 with another given name: A. B, C. D and 1 more". */
export const lacking = (text: string): string =>
  more(text)
    .replace(/^(\d+) authors? of (\d+) cited not recorded/, '$1 von $2 zitierten nicht verzeichnet')
    .replace(/^(\d+) authors? of (\d+) cited with another given name/, '$1 von $2 zitierten mit anderem Vornamen')
    .replace(/^(\d+) authors? of (\d+) recorded not cited/, '$1 von $2 verzeichneten nicht zitiert')
    .replace(/^([^:]{1,80}), (\d+) with another given name/, '$1, $2 mit anderem Vornamen');
const quotedAs = (text: string): string => text.replace(/“([^“”]*)”/g, '„$1“');

/** What is described beside the parts. */
const DETAILS: ReadonlyMap<string, string> = new Map([
  ['volume', 'Band'],
  ['issue', 'Heft'],
  ['pages', 'Seiten'],
  ['edition', 'Auflage'],
]);

/** What stands in a gap of a kind; null where it is a clause of its own, which another list holds. */
export function partsWith(kind: string, text: string): string | null {
  switch (kind) {
    case 'place':
      return PARTS.get(text) ?? text;
    case 'parts':
      return listed(text)
        .split(/(, | und )/)
        .map((one) => PARTS.get(one) ?? one)
        .join('');
    case 'within':
      return text === NAMELESS
        ? 'der Quelle'
        : text
            .replace(/^(.{1,80}) of the source$/, '$1 der Quelle')
            .replace(/^(?:(.{1,60} )of )?this version of /, (_, part: string | undefined) => `${part ?? ''}dieser Fassung von `)
            .replace(/^(§.{1,60}|[^ ]{1,12} [\divxlc.–-]{1,12}) of /, '$1 von ');
    case 'named':
      return text === NAMELESS ? 'Die Quelle' : text;
    case 'share':
      return text.replace(/^(\d+ %); (\d+ %) are asked for$/, '$1; verlangt sind $2');
    case 'event': {
      const { what, when } = event(text);
      return `${when} ${what}`.trim();
    }
    case 'history':
      return text
        .split(', ')
        .map((one) => {
          const { what, when } = event(one);
          return `${what} ${when}`.trim();
        })
        .join(', ');
    case 'details':
      return text
        .split('; ')
        .map((one) =>
          one.replace(
            /^(volume|issue|pages|edition) (.{1,80}) \(recorded: (.{1,80})\)$/,
            (_, name: string, cited: string, found: string) => `${DETAILS.get(name) ?? name} ${cited} (verzeichnet: ${found})`,
          ),
        )
        .join('; ');
    case 'related':
      return more(
        text
          .split('; ')
          .map((one) => changed(one, RELATED))
          .join('; '),
      );
    case 'and':
      return more(quotedAs(text));
    case 'differing':
      return quotedAs(text)
        .replace(/“ for „/, '“ statt „')
        .replace(/“ is not in the cited title$/, '“ steht nicht im zitierten Titel')
        .replace(/“ is not in the recorded title$/, '“ steht nicht im verzeichneten Titel');
    case 'lacking':
      return lacking(text);
    case 'question': {
      const known = QUESTIONS.get(text);
      if (known !== undefined) return known;
      const [, share] = /^What share \((.{1,80})\)$/.exec(text) ?? [];
      if (share !== undefined) return `Welcher Anteil (${share})`;
      const [, many] = /^How many (.{1,80})$/.exec(text) ?? [];
      return many === undefined ? text : `Wie viele (${many})`;
    }
    default:
      return null;
  }
}
