/**
 * Verbs of those who say, argue, think, find or advise something, in their finite forms: the one list for all that asks who speaks, or whether anybody does.
 * Kinds are named since one who argues tells no fact, one who denies says that it is not so, and who
 * promises does as much as he says: "Bruce has promised to slim" and "the manager says that he was disappointed" are told of one man.
 */
import { type AnyOf, anyOf } from '../../text/any-of.ts';

const KINDS = {
  says: `say:said tell:told state announce declare explain add note remark mention reply:replied write:wrote describe call testify:testified admit:admitted confirm concede
    acknowledge agree accept point`,
  argues: 'argue claim contend allege assert maintain submit:submitted insist complain urge plead',
  thinks: 'believe think:thought hope fear suspect expect predict doubt consider reason attribute',
  finds: 'find:found report show observe conclude estimate demonstrate see:saw hold:held rule decide determine',
  advises: 'suggest propose recommend advise warn caution',
  wants: 'want link blame praise criticise criticize favour favor oppose support demand regard plan:planned',
  addresses: 'ask thank accuse file',
  pledges: 'promise pledge vow',
  denies: 'deny:denied dispute reject refuse decline disagree',
} as const;

/** A kind of speech. */
export type Speech = keyof typeof KINDS;

/** Present of many, present of one, and past of "argue", or of "say:said". */
function formsOf(verb: string): readonly [many: string, one: string, past: string] {
  const [base = '', past] = verb.split(':');
  const one = /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ies` : /(?:sh|ch|ss|x)$/.test(base) ? `${base}es` : `${base}s`;
  return [base, one, past ?? (base.endsWith('e') ? `${base}d` : `${base}ed`)];
}

/** What somebody does who has it that something is so. */
export const AFFIRMS: readonly Speech[] = ['says', 'argues', 'thinks', 'finds', 'advises'];
/** What somebody does who says anything. */
export const SPEAKS: readonly Speech[] = [...AFFIRMS, 'denies'];
/** What somebody does who takes a stand, which need be no statement. */
export const TAKES_A_STAND: readonly Speech[] = [...SPEAKS, 'wants', 'addresses'];

/** How many are asked about: of one who speaks "report" and "state" are nouns. */
export type Speakers = 'one' | 'many';

/** The present and the past of the verbs of these kinds, of one who speaks; of many also the present that "they" have. */
export const speechWords = (kinds: readonly Speech[], speakers: Speakers = 'one'): readonly string[] =>
  kinds.flatMap((kind) => KINDS[kind].split(/\s+/).flatMap((verb) => formsOf(verb).slice(speakers === 'many' ? 0 : 1)));

/** Asks whether a word, in small letters, is one of them. */
export const speech = (kinds: readonly Speech[], speakers?: Speakers): AnyOf => anyOf(speechWords(kinds, speakers).join(' '));
