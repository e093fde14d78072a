/**
 * A sentence in pieces, as they stand side by side in any of the languages that are read: what commas, semicolons and "and" part, with the words of meaning of each, what it opens with and
 * what its prepositions lead in. Small words alone tell all of it, so that no verb need be known.
 */
import { anyOf } from '../../../text/any-of.ts';
import { isStopWord } from '../../../text/tokens/stop.ts';
import type { Token } from '../../../text/tokens.ts';
import type { SentenceRead } from '../exchanged/read.ts';
import { kin } from '../tongues/told.ts';

/** What a piece opens with, or what a preposition leads in. */
export interface Lead {
  /** Empty for what opens it, else the preposition; one of its language stands for the like. */
  readonly by: string;
  readonly keys: readonly string[];
  /** Places among the words of the sentence. */
  readonly from: number;
  readonly to: number;
}

export interface Piece {
  readonly sentence: SentenceRead;
  readonly from: number;
  readonly to: number;
  /** Forms of its words of meaning. */
  readonly words: readonly string[];
  /** The same of the pieces before it. */
  readonly before: readonly string[];
  readonly leads: readonly Lead[];
  readonly denies: boolean;
}

const JOINS = anyOf(
  'and but while whereas und aber während wahrend wohingegen sondern et mais tandis y e pero mientras mas enquanto ma mentre en maar terwijl',
);
/** "En" is "and" in Dutch alone. */
const NOT_DUTCH = anyOf('el la los las una un del y que por se le les des du et une est il elle dans para con');
/** A language whose small words are others: English has these. */
const ENGLISH = anyOf('the and of with were from by that their which is are to was it');
/** Small words of others that English has none of. */
const ELSEWHERE = anyOf('la le les une el los las una der dem des ein eine und ist et est mais en il y e un de del du im bei zu');
/** Small words of other languages that English does not stop at. */
const SMALL = anyOf(
  `die das ins am beim zum zur sich auch nur noch schon sehr rund etwa muss darf soll kann wurde wurden worden hatte hatten diese dieser dieses ihre seine ihrer ihren wenn falls weil mehr jede jeder alle
   sa ses leur leurs cette ces aussi par sont fut furent sur sous chez ont été etait avait aux
   i gli lo della dei degli delle dello di da dal dalla nel nella nei nelle negli al alla ai alle allo sono è ha hanno era erano stato stata stati state anche che chi non si suo sua suoi loro quella quello quelle quelli questo questa per tra fra più piu tutti tutte circa
   o os as do da dos das no na nos nas pelo pela pelos pelas são sao foi foram tem têm que não nao seu sua seus suas um uma uns umas para por com também tambem
   ha han sido fueron era eran está esta están estan hay que no si su sus les lo al del desde hasta sobre entre también tambien muy ya cada sin se esto ese esa los`,
);
const PRONOUN = anyOf(
  `it he she they we you this that these those which who whose whom its his her their there such one ones other others both each latter former rest
   er sie es ihr ihre ihren seine seinen dies diese dieser dieses welche welcher il elle ils elles ce cela celle celui ceux celles qui dont son sa ses leur leurs
   lui lei essi loro questo questa quello quella quelle quelli suo sua ella ellos ellas este esta esto su sus ele ela eles elas isto seu sua`,
);
/** What may stand before the words that a piece opens with. */
const ARTICLE = anyOf(
  'the a an only although though that der die das den dem ein eine einen le la les l un une des el los las un una unos unas il lo i gli uno o os as um uma que dass obwohl',
);
const LEADS = new Map<string, string>();
for (const row of ['in', 'at', 'on', 'of', 'for', 'with', 'to', 'by', 'from', 'among', 'under', 'above', 'into', 'against', 'without'])
  LEADS.set(row, row);
const LEADS_ELSEWHERE = new Map<string, string>();
for (const row of [
  'in im ins en dans em no na nos nas nel nella nei nelle negli nello',
  'at an am à a au aux al alla ai alle allo',
  'on auf sur sobre',
  'of von vom de du des d del della dei degli delle dello do da dos das di dal dalla',
  'for für fur pour para per por',
  'bei beim chez presso',
  'with mit avec con com',
  'to zu zum zur',
  'from aus',
  'under unter sous sotto bajo',
]) {
  const [first = '', ...others] = row.split(' ');
  for (const word of [first, ...others]) LEADS_ELSEWHERE.set(word, first);
}
const DENIAL = anyOf(
  'not no never cannot none neither nor nicht kein keine keinen keiner keinem nie pas jamais aucun aucune nunca ningun ninguna non mai nessun nessuna nao nenhum nenhuma',
);

/** Words that a phrase has at most. */
const PHRASE = 3;

const readsEnglish = ({ tokens }: SentenceRead): boolean =>
  tokens.some(({ text }) => ENGLISH.test(text)) || !tokens.some(({ text }) => SMALL.test(text) || ELSEWHERE.test(text));
/** Whether a sentence is read by the small words of English: it has some, or none of another language. */
export const isEnglish = (sentence: SentenceRead): boolean => sentence.kept(readsEnglish);

const isDenial = ({ text }: Token): boolean => DENIAL.test(text) || /n['’]t$/.test(text);

/** Words of a sentence from which on it is not looked at. */
const LONGEST = 120;

/** Whether a word of a sentence is a small one of its language. */
function smallIn(sentence: SentenceRead): (token: Token) => boolean {
  const english = isEnglish(sentence);
  return (token) => token.kind === 'word' && (isStopWord(token.text) || isDenial(token) || (!english && SMALL.test(token.text)));
}

/** Whether a word means something by itself: no small word of the sentence's language, none that joins or stands for another. */
export function meaningIn(sentence: SentenceRead): (token: Token) => boolean {
  const small = smallIn(sentence);
  return (token) => token.kind === 'number' || !(small(token) || JOINS.test(token.text) || PRONOUN.test(token.text));
}

/** Forms of the words of meaning of a stretch of a sentence, by its letters; of all of it where none is told. */
export function meantIn(sentence: SentenceRead, from = 0, to: number = sentence.text.length): readonly string[] {
  const means = meaningIn(sentence);
  return sentence.forms.filter((_, i) => {
    const token = sentence.tokens[i];
    return token !== undefined && token.start >= from && token.end <= to && means(token);
  });
}

function piecesOf(sentence: SentenceRead): readonly Piece[] {
  const { text, tokens, forms } = sentence;
  if (tokens.length > LONGEST) return [];
  const english = isEnglish(sentence);
  const small = smallIn(sentence);
  const dutch = !tokens.some((token) => NOT_DUTCH.test(token.text));
  const leads = english ? LEADS : LEADS_ELSEWHERE;
  const follows = (at: number): boolean => at > 0 && /^(?:[ -]|['’] )$/.test(text.slice(tokens[at - 1]?.end, tokens[at]?.start));
  /** A phrase from a place on, behind its article: its words of meaning, up to the next small one. */
  const phrase = (from: number, to: number, by: string): Lead | null => {
    let at = from;
    while (at < to && small(tokens[at] as Token) && (at === from || follows(at))) {
      const { text: word } = tokens[at] as Token;
      if (PRONOUN.test(word) || (by === '' ? !ARTICLE.test(word) : at > from && leads.has(word))) return null;
      at += 1;
    }
    const start = at;
    while (at < to && at < start + PHRASE && !small(tokens[at] as Token) && (at === start || follows(at))) at += 1;
    return at === start || tokens[start]?.kind === 'number' || PRONOUN.test(tokens[start]?.text ?? '')
      ? null
      : { by, keys: forms.slice(start, at), from: start, to: at };
  };
  const pieces: Piece[] = [];
  const before: string[] = [];
  const close = (from: number, to: number): void => {
    const words = forms.slice(from, to).filter((_, i) => !small(tokens[from + i] as Token));
    if (words.length === 0) return;
    const opens = phrase(from, to, '');
    const led = tokens.slice(from, to).flatMap((token, i) => {
      // "D'argento" is of silver, though the word stands without its elision.
      const by = leads.get(token.text) ?? (/[dD]['’]$/.test(text.slice(token.start, token.start + 2)) ? 'of' : undefined);
      const elided = by !== undefined && !leads.has(token.text);
      const lead = by === undefined ? null : phrase(from + i + (elided ? 0 : 1), to, by);
      return lead === null ? [] : [lead];
    });
    pieces.push({
      sentence,
      from,
      to,
      words,
      before: [...before],
      leads: opens === null ? led : [opens, ...led],
      denies: tokens.slice(from, to).some(isDenial),
    });
    before.push(...words);
  };
  let from = 0;
  for (let at = 1; at < tokens.length; at += 1) {
    const gap = text.slice(tokens[at - 1]?.end, tokens[at]?.start);
    const joins = /\s$/.test(gap) && JOINS.test(tokens[at]?.text ?? '') && (dutch || tokens[at]?.text !== 'en');
    if (!joins && !/[,;:()]|\s–\s|—/.test(gap)) continue;
    close(from, at);
    from = joins ? at + 1 : at;
  }
  close(from, tokens.length);
  return pieces;
}

/** The pieces of a sentence in order. */
export const pieces = (sentence: SentenceRead): readonly Piece[] => sentence.kept(piecesOf);

/** A sentence as one piece, with what it opens with. */
function wholeOf(sentence: SentenceRead): Piece | null {
  const all = pieces(sentence);
  const [first] = all;
  if (first === undefined) return null;
  return {
    ...first,
    to: all.at(-1)?.to ?? first.to,
    words: all.flatMap(({ words }) => words),
    leads: first.leads.filter(({ by }) => by === ''),
    denies: all.some(({ denies }) => denies),
  };
}

/** The same, read once. */
export const whole = (sentence: SentenceRead): Piece | null => sentence.kept(wholeOf);

/** Whether a form, or kin of it, is among others. */
export const among = (form: string, others: readonly string[]): boolean => others.some((other) => kin(form, other));
