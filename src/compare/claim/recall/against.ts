/**
 * A text as it is read for what it denies: its denials, what each reaches, and the words that deny without being denials. And a sentence that claims are held
 * against, with quick looks at what it may show: told once, since every claim that comes near it asks the same.
 */
import { anyOf } from '../../../text/any-of.ts';
import { isStopWord } from '../../../text/tokens/stop.ts';
import { type Token, tokensOf } from '../../../text/tokens.ts';
import { idleDenialAt, withoutIdleDenials } from '../idle-denials.ts';
import { tellsNone } from '../no-effect.ts';
import { plainForm } from '../select/expand.ts';
import { mayExcept } from './exceptions.ts';
import { mayPlan } from './planned.ts';
import { denialsOf, failsOutright, SERIES } from './signs.ts';

/**
 * Words that deny without being denials: a claim that bears one may say with it what the passage says with "not". A bank, a district, a discovery and the
 * United Nations only begin like them.
 */
const SOFT =
  /^(?:resist|prevent|avoid|immune|free|protect|exempt|exclud|absen|refus|stop|ban(?!k)|prohibit|forbid|block|reject|oppos|inhibit|against|except|minus|zero|despite|instead|rather|only|un(?!i(?:ted|on|vers|que|form)|animous|der|til|like$)\p{L}{4,}|in(?:effect|abil|accur|correct|depend|valid)\p{L}*|non\p{L}*|dis(?!trict|cuss|eas|play|cover|tan[ct]|tribut|ciplin)\p{L}{4,}|\p{L}{3,}less|(?:personne|niemand|nadie|ninguna?|behalve|ausser|ausgenommen|ausnahme|sauf|hormis|excepto|salvo|exceto|tranne|eccetto|sans|senza|sem|zonder|nie|nient|niait|niaient|dement|dementent|conteste|contestent|niega|niegan|nego|negaron|desmiente|desmintio|desmienten|nega|negano|smentisce|bestreitet|bestritt|leugnet|leugnete|dementierte|dementiert|verneint|ontkent|ontkende|ontkennen)$)/u;
/** Those that may stand in both texts and say the same there. What is refused or ruled out by one of the others is denied by it. */
const SHARED = /^(?:protect|exclud|avoid|immune|free|un|in|dis)/;
/** Clauses whose denial is no statement: "even if it is not", "unless", "whether". */
/** "Would have closed had the bank not extended its loan". */
const UNREAL = /\b(?:would|could|might) (?:\p{L}{2,12} )?have\b/iu;
const HAD = /\bhad (?:[\p{L}’'-]{1,20} ){1,4}$/iu;
const SUBORDINATE = /\b(?:if|unless|whether|although|though|until|lest|rather than|instead of)\b[^.;:]{0,80}$/i;

/** A denial that states something, the first word of meaning behind it, and all words that it reaches. */
interface Head {
  readonly cue: Token;
  readonly head: Token;
  readonly form: string;
  readonly reached: readonly string[];
}

/** A text as it was read; what few are asked is found when it is first asked for. */
export class Read {
  readonly text: string;
  readonly tokens: readonly Token[];
  /** Forms that a denial reaches. */
  readonly denied: ReadonlySet<string>;
  /** Each denial that states something, with the first word of meaning behind it. */
  readonly heads: readonly Head[];
  readonly denials: number;
  #forms: readonly string[] | undefined;

  constructor(text: string, tokens: readonly Token[], denied: Read['denied'], heads: Read['heads'], denials: number) {
    this.text = text;
    this.tokens = tokens;
    this.denied = denied;
    this.heads = heads;
    this.denials = denials;
  }

  get forms(): readonly string[] {
    this.#forms ??= this.tokens.map(plainForm);
    return this.#forms;
  }

  /**
   * Holds a word that denies without being a denial, and that another text has not: "excludes" beside "nothing excludes" is no denial of its own. `denied`: forms that
   * one of the two denies, so that "exempts" beside "does not exempt" is none either.
   */
  softBeside(other: Read, denied: ReadonlySet<string>): boolean {
    return this.tokens.some(
      (token, i) =>
        SOFT.test(token.text) &&
        !(token.text === 'non' && denialsOf(this.tokens)(token)) &&
        !((SHARED.test(token.text) || denied.has(this.forms[i] ?? '')) && other.forms.includes(this.forms[i] ?? '')),
    );
  }
}

/** Words behind a denial that are not what it denies. */
const PASSED_OVER = anyOf('yet pas jamais plus esta estan estaba estaban fue fueron sont etait wordt worden');
const FRENCH_NOT = anyOf('pas jamais plus');
/** "pas" of "ne … pas": what is denied is the verb between the two, or what stands behind both. */
const closesFrench = (tokens: readonly Token[], at: number): boolean =>
  FRENCH_NOT.test(tokens[at]?.text ?? '') && tokens.slice(Math.max(0, at - 3), at).some(({ text }) => text === 'ne');

/** What stands before a denial, as far as a clause is looked for: the whole of a long text, asked for by each, would be read as often as it denies. */
const before = (text: string, { start }: Token): string => text.slice(Math.max(0, start - 120), start);

/** Words of meaning that a denial reaches, to the next comma, bracket or quotation mark. */
const REACH = 4;

/** `known`: the words of the text, where they have been read. */
export function read(raw: string, known?: readonly Token[]): Read {
  const text = withoutIdleDenials(raw);
  const tokens = known !== undefined && text === raw ? known : tokensOf(text);
  const denied = new Set<string>();
  const heads: Head[] = [];
  let denials = 0;
  const denying = denialsOf(tokens);
  for (let i = 0; i < tokens.length; i += 1) {
    const cue = tokens[i] as Token;
    if (!denying(cue) || idleDenialAt(text, cue.start) !== null || closesFrench(tokens, i) || failsOutright(tokens, i)) continue;
    denials += 1;
    if (SERIES.test(cue.text)) continue;
    const reached: string[] = [];
    let last = cue;
    for (let j = i + 1; j < tokens.length && reached.length < REACH; j += 1) {
      const next = tokens[j] as Token;
      if (/[.,;:!?"“”()[\]]/.test(text.slice(last.end, next.start)) || /^(?:but|although|because|while|which|who)$/.test(next.text)) break;
      last = next;
      if (isStopWord(next.text) || PASSED_OVER.test(next.text)) continue;
      const form = plainForm(next);
      denied.add(form);
      reached.push(form);
      // A name is not denied; the verb or adjective behind the denial is.
      if (
        reached.length === 1 &&
        next.kind === 'word' &&
        !/^\p{Lu}/u.test(raw.charAt(next.start)) &&
        !SUBORDINATE.test(before(text, cue)) &&
        !(HAD.test(before(text, cue)) && UNREAL.test(text))
      )
        heads.push({ cue, head: next, form, reached });
    }
  }
  return new Read(text, tokens, denied, heads, denials);
}

const OPEN_ENDED = / (?:if|(?:may|might|could) have) /;

/** A sentence of a source that claims are held against. */
export class Against {
  readonly text: string;
  #open: boolean | undefined;
  #unmoved: boolean | undefined;
  #plans: boolean | undefined;
  #excepts: boolean | undefined;
  #lower: string | undefined;
  #read: Read | undefined;

  constructor(text: string) {
    this.text = text;
  }

  /** It leaves something open by "if" or "may have". */
  get open(): boolean {
    this.#open ??= OPEN_ENDED.test(this.text);
    return this.#open;
  }

  /** It says that something had no effect. */
  get unmoved(): boolean {
    this.#unmoved ??= tellsNone(this.text);
    return this.#unmoved;
  }

  /** It may plan something. */
  get plans(): boolean {
    this.#plans ??= mayPlan(this.text);
    return this.#plans;
  }

  /** It may make an exception. */
  get excepts(): boolean {
    this.#excepts ??= mayExcept(this.text);
    return this.#excepts;
  }

  /** In small letters. */
  get lower(): string {
    this.#lower ??= this.text.toLowerCase();
    return this.#lower;
  }

  read(): Read {
    this.#read ??= read(this.text);
    return this.#read;
  }
}
