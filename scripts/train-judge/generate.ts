/**
 * Makes training pairs whose label follows from how they were made: sentences of the evidence, shortened or with a synonym, are
 * borne out; the same sentences (and real claims that are borne out) with one thing changed are not. The changes are those that
 * checking is for: a number, a name, an opposite, a denial, a limit, a part put in or exchanged, the deciding sentence gone.
 */
import { random } from './boost.ts';
import type { WordNet } from './wordnet.ts';

export interface Pair {
  readonly claim: string;
  readonly evidence: string;
  readonly label: string;
}

export interface Made extends Pair {
  /** How it was made. */
  readonly kind: string;
}

/** Words exchanged for their opposite, form by form. */
const OPPOSITES =
  `increase decrease|increases decreases|increased decreased|increasing decreasing|rise fall|rises falls|rose fell|rising falling|higher lower|high low|highest lowest|more fewer|more less|most fewest|larger smaller|large small|largest smallest
|big small|biggest smallest|longer shorter|long short|longest shortest|older younger|oldest youngest|old new|early late|earlier later|earliest latest|before after|first last|won lost|win lose|wins loses|winning losing|accepted rejected|accept reject|approved rejected
|supported opposed|support oppose|supports opposes|supporting opposing|positive negative|positively negatively|success failure|successful unsuccessful|successfully unsuccessfully|began ended|begin end|begins ends|start end|started ended|opened closed|open closed|opening closing
|male female|men women|man woman|boy girl|boys girls|father mother|son daughter|brother sister|husband wife|king queen|his her|he she|north south|northern southern|east west|eastern western|left right|upper lower|top bottom|inside outside|above below|over under
|public private|domestic foreign|national local|national international|major minor|strong weak|stronger weaker|hot cold|warm cold|fast slow|faster slower|safe dangerous|safe unsafe|legal illegal|possible impossible|likely unlikely|common rare|popular unpopular|rich poor
|improve worsen|improved worsened|improves worsens|gain loss|gained lost|buy sell|bought sold|created destroyed|built demolished|born died|arrived left|promoted demoted|joined left|import export|imported exported|added removed|include exclude|included excluded|includes excludes
|allow forbid|allowed banned|allows prohibits|encourage discourage|encouraged discouraged|enhance impair|enhances impairs|enhanced impaired|promotes inhibits|promote inhibit|promoted inhibited|activates inhibits|activated inhibited|reduce increase|reduces increases|reduced increased|reduction increase
|always never|often rarely|usually rarely|all some|many few|both neither|majority minority|best worst|better worse|good bad|easy difficult|simple complex|young old|full empty|temporary permanent|direct indirect|wild domestic|urban rural|active inactive|present absent|presence absence
|sufficient insufficient|necessary unnecessary|required optional|able unable|effective ineffective|significant insignificant|significantly hardly|associated unrelated|true false|correct incorrect|agree disagree|agreed disagreed|agrees disagrees|confirmed denied|confirms denies|admitted denied`
    .split(/[|\n]+/)
    .map((pair) => pair.trim().split(' ') as [string, string]);
const opposite = new Map<string, string[]>();
for (const [a, b] of OPPOSITES) {
  opposite.set(a, [...(opposite.get(a) ?? []), b]);
  opposite.set(b, [...(opposite.get(b) ?? []), a]);
}
const AUXILIARY = /\b(is|are|was|were|can|could|will|would|should|has|have|had|does|did|do|may|might|must)\b(?!\s+not\b)(?!n't)/i;
const MODALS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:may|might|could) be\b/i, 'is'],
  [/\b(?:may|might|could)\b/i, 'will'],
  [/\bsome of the\b/i, 'all of the'],
  [/\bsome\b/i, 'all'],
  [/\bmany\b/i, 'all'],
  [/\bmost\b/i, 'all'],
  [/\bone of the\b/i, 'the only one of the'],
  [/\bone of the most\b/i, 'the most'],
  [/\b(?:usually|often|sometimes|generally|typically)\b/i, 'always'],
  [/\bpartly\b/i, 'entirely'],
  [/\bsuggests?\b/i, 'proves'],
  [/\b(?:probably|possibly|reportedly|allegedly|perhaps)\s/i, ''],
  [/\bat least\b/i, 'exactly'],
  [/\bnearly\b|\balmost\b/i, 'more than'],
  [/\bis (?=an? |the )/i, 'is the only reason for being '],
  [/\bis associated with\b/i, 'causes'],
  [/\band\b/i, 'but never'],
  [/\bor\b/i, 'and'],
];

const JOINTS = new Set(
  'was is are were has had have will can could would should became won made said says told asked after before when who which that to in for by from with at on and but as because while into about between during'.split(
    ' ',
  ),
);

/** Sentences of a text, plainly cut; 40 to 320 characters. */
export function sentencesIn(text: string): { readonly text: string; readonly start: number; readonly end: number }[] {
  const out: { text: string; start: number; end: number }[] = [];
  for (const found of text.matchAll(/[^.!?\n]{1,600}(?:\.(?=\S)[^.!?\n]{0,300}){0,6}[.!?]?/g)) {
    const own = found[0].trim();
    const start = found.index + found[0].indexOf(own);
    if (own.length >= 40 && own.length <= 320 && /[a-z]{3,} [a-z]/.test(own) && own.split(' ').length >= 6)
      out.push({ text: own, start, end: start + own.length });
  }
  return out;
}

export class Maker {
  readonly #next: () => number;
  readonly #wordnet: WordNet;
  readonly #names: string[];
  readonly #phrases: string[];

  constructor(wordnet: WordNet, evidence: readonly string[], seed: number) {
    this.#next = random(seed);
    this.#wordnet = wordnet;
    const names = new Set<string>();
    const phrases = new Set<string>();
    for (const text of evidence) {
      for (const found of text.matchAll(/(?<=[a-z,] )[A-Z][a-z]{2,14}(?: [A-Z][a-z]{2,14}){0,2}/g)) names.add(found[0]);
      for (const found of text.matchAll(
        / (?:in|with|by|for|from|during|after|because of) (?:the |a |an )?[a-z]{4,12}(?: [a-z]{3,12}){1,3}(?=[.,])/g,
      ))
        phrases.add(found[0]);
    }
    this.#names = [...names];
    this.#phrases = [...phrases];
  }

  #pick<T>(of: readonly T[]): T | undefined {
    return of[Math.floor(this.#next() * of.length)];
  }

  /** Ways to say the same or less. */
  faithful(sentence: string): { readonly text: string; readonly kind: string } {
    let text = sentence;
    let kind = 'copied';
    const roll = this.#next();
    if (roll < 0.8) {
      const cuts: (() => string)[] = [
        () => text.replace(/\s?\([^()]{1,120}\)/g, ''),
        () =>
          text.replace(
            /,\s(?:which|who|where|whose|including|such as|as well as|with|when|while|although|because|especially|particularly)\b[^,]{4,200}(?=,|\.?$)/,
            '',
          ),
        () =>
          text.replace(
            /^(?:In|On|At|By|After|Before|During|For|From|As|While|When|Although|Since|With|According to|Following|However|Additionally|Moreover|Furthermore|Also)\b[^,]{2,60},\s*/,
            '',
          ),
        () => text.replace(/,\s(?:and|but)\s[^,]{10,200}\.?$/, '.'),
        () => text.replace(/,[^,]{8,120}\.?$/, '.'),
        () => text.replace(/,\s[^,]{4,60},\s/, ' '),
        () =>
          text.replace(
            /\b(?:very|also|just|really|quite|significantly|currently|recently|mainly|primarily|particularly|especially|generally)\s/g,
            '',
          ),
        () => text.replace(/"[^"]{1,60}"\s?/, ''),
      ];
      for (let tries = 0; tries < 3; tries += 1) {
        const cut = this.#pick(cuts)?.() ?? text;
        if (cut.length >= 25 && cut.split(' ').length >= 5 && cut !== text) {
          text = cut;
          kind = 'shortened';
        }
      }
    }
    if (this.#next() < 0.6) {
      const other = this.#renamed(text, 'synonym');
      if (other !== null) {
        text = other;
        kind = kind === 'copied' ? 'synonym' : 'shortened-synonym';
      }
    }
    if (this.#next() < 0.15)
      text = text.replace(/^(?:[A-Z][a-z]+ ){1,2}[A-Z][a-z]+(?= (?:was|is|has|had|became|won|played|released|began)\b)/, () =>
        this.#next() < 0.5 ? 'He' : 'It',
      );
    text = text.charAt(0).toUpperCase() + text.slice(1);
    return { text: text.replace(/\s+/g, ' ').trim(), kind };
  }

  /** A common noun, adjective or verb exchanged for a synonym, or for another thing of its kind. */
  #renamed(text: string, how: 'synonym' | 'kin' | 'antonym'): string | null {
    const places = [...text.matchAll(/(?<=[a-z,;] )[a-z]{4,14}(?=[ ,.;])/g)];
    for (let tries = 0; tries < 8; tries += 1) {
      const found = this.#pick(places);
      if (found === undefined) return null;
      const senses = this.#wordnet.senses.get(found[0]);
      const sense = senses?.find(({ rank, pos, tagged }) => rank === 0 && pos !== 'r' && tagged >= 1);
      if (sense === undefined || (senses?.length ?? 0) > 9) continue;
      const synset = this.#wordnet.synsets.get(sense.synset);
      let others: string[] = [];
      if (how === 'synonym')
        others = (synset?.words ?? []).filter((word) => (this.#wordnet.senses.get(word)?.[0]?.synset ?? '') === sense.synset);
      else if (how === 'antonym') {
        const place = (synset?.words ?? []).findIndex((word) => word.toLowerCase() === found[0]) + 1;
        others = (synset?.pointers ?? [])
          .filter(({ symbol, from }) => symbol === '!' && from === place)
          .map(({ to, target }) => this.#wordnet.synsets.get(to)?.words[target - 1] ?? '');
      } else
        others = (synset?.pointers ?? [])
          .filter(({ symbol }) => symbol[0] === '@')
          .flatMap(({ to }) => (this.#wordnet.synsets.get(to)?.pointers ?? []).filter(({ symbol }) => symbol[0] === '~'))
          .filter(({ to }) => to !== sense.synset)
          .flatMap(({ to }) => this.#wordnet.synsets.get(to)?.words.slice(0, 1) ?? [])
          .filter((word) => (this.#wordnet.senses.get(word)?.[0]?.tagged ?? 0) >= 1);
      const other = this.#pick(others.filter((word) => word !== found[0] && /^[a-z]{3,14}$/.test(word) && !text.includes(word)));
      if (other === undefined) continue;
      return text.slice(0, found.index) + other + text.slice(found.index + found[0].length);
    }
    return null;
  }

  /** The same sentence with one thing changed so that the evidence no longer bears it out; null when the change does not apply. */
  changed(text: string, evidence: string): { readonly text: string; readonly kind: string; readonly label: string } | null {
    const kinds = [
      'number',
      'name',
      'opposite',
      'denial',
      'kin',
      'swap',
      'strong',
      'insert',
      'splice',
      'number',
      'name',
      'opposite',
      'denial',
      'opposite',
    ];
    for (let tries = 0; tries < 6; tries += 1) {
      const kind = this.#pick(kinds) ?? 'name';
      const other = this.#change(kind, text, evidence);
      if (other !== null && other !== text)
        return { text: other, kind, label: ['number', 'opposite', 'denial'].includes(kind) ? 'contradicted' : 'unsupported' };
    }
    return null;
  }

  #change(kind: string, text: string, evidence: string): string | null {
    switch (kind) {
      case 'number': {
        const found = this.#pick([...text.matchAll(/\d[\d,]*(?:\.\d+)?/g)]);
        if (found === undefined) return null;
        const value = Number(found[0].replace(/,/g, ''));
        const year = value >= 1500 && value <= 2100 && !found[0].includes(',');
        const factor = this.#pick([0.5, 0.8, 1.2, 1.5, 2, 3]) ?? 2;
        const next = year
          ? value + (this.#pick([-11, -5, -3, -2, -1, 1, 2, 3, 7, 12]) ?? 1)
          : Number.isInteger(value)
            ? Math.max(1, Math.round(value * factor))
            : Math.round(value * factor * 10) / 10;
        const printed = found[0].includes(',') ? next.toLocaleString('en-US') : String(next);
        if (printed === found[0] || evidence.includes(printed)) return null;
        return text.slice(0, found.index) + printed + text.slice(found.index + found[0].length);
      }
      case 'name': {
        const places = [...text.matchAll(/(?<=\w,? )[A-Z][a-z]{2,14}(?: [A-Z][a-z]{2,14}){0,2}|^[A-Z][a-z]{2,14} [A-Z][a-z]{2,14}/g)];
        const found = this.#pick(places);
        if (found === undefined) return null;
        const near = [...evidence.matchAll(/(?<=[a-z,] )[A-Z][a-z]{2,14}(?: [A-Z][a-z]{2,14}){0,2}/g)]
          .map((match) => match[0])
          .filter((name) => !text.includes(name) && !found[0].includes(name));
        const other = this.#next() < 0.5 && near.length > 0 ? this.#pick(near) : this.#pick(this.#names);
        return other === undefined ? null : text.slice(0, found.index) + other + text.slice(found.index + found[0].length);
      }
      case 'opposite': {
        const places = [...text.matchAll(/[A-Za-z]+/g)].filter((match) => opposite.has(match[0].toLowerCase()));
        const found = this.#pick(places);
        if (found === undefined) return this.#renamed(text, 'antonym');
        const other = this.#pick(opposite.get(found[0].toLowerCase()) ?? []) ?? '';
        return (
          text.slice(0, found.index) +
          (/^[A-Z]/.test(found[0]) ? other.charAt(0).toUpperCase() + other.slice(1) : other) +
          text.slice(found.index + found[0].length)
        );
      }
      case 'denial': {
        if (/\b(?:not|never)\s/.test(text)) return text.replace(/\b(?:not|never)\s/, '');
        const found = AUXILIARY.exec(text);
        if (found === null) return null;
        return `${text.slice(0, found.index + found[0].length)} ${this.#next() < 0.8 ? 'not' : 'never'}${text.slice(found.index + found[0].length)}`;
      }
      case 'kin':
        return this.#renamed(text, 'kin');
      case 'swap': {
        const names = [...text.matchAll(/(?<![\w])[A-Z][a-z]{2,14}(?: [A-Z][a-z]{2,14}){0,2}/g)];
        const a = names[0];
        const b = names.at(-1);
        if (a === undefined || b === undefined || a.index === b.index || a[0] === b[0]) return null;
        return text.slice(0, a.index) + b[0] + text.slice(a.index + a[0].length, b.index) + a[0] + text.slice(b.index + b[0].length);
      }
      case 'strong': {
        const fits = MODALS.filter(([pattern]) => pattern.test(text));
        const rule = this.#pick(fits);
        return rule === undefined ? null : text.replace(rule[0], rule[1]);
      }
      case 'insert': {
        const phrase = this.#pick(this.#phrases);
        if (phrase === undefined) return null;
        return `${text.replace(/[.!?]$/, '')}${phrase}.`;
      }
      case 'splice':
        return this.#spliced(text, evidence);
      default:
        return null;
    }
  }

  /** The beginning of one sentence with the end of another, joined where both have the same small word: each half is in the evidence. */
  #spliced(text: string, evidence: string): string | null {
    const other = this.#pick(sentencesIn(evidence).filter((one) => one.text !== text));
    if (other === undefined) return null;
    const a = text.split(' ');
    const b = other.text.split(' ');
    const joints = a.flatMap((word, i) => {
      const j = i >= 2 && JOINTS.has(word) ? b.findIndex((same, at) => at >= 2 && same === word) : -1;
      return j >= 0 && b.length - j >= 4 ? [[i, j] as const] : [];
    });
    const joint = this.#pick(joints);
    if (joint === undefined || a.slice(0, joint[0]).join(' ') === b.slice(0, joint[1]).join(' ')) return null;
    return [...a.slice(0, joint[0]), ...b.slice(joint[1])].join(' ');
  }

  /** Pairs made from one piece of evidence and, when there is one, a real claim that it bears out. */
  from(pair: Pair, most: number): Made[] {
    const out: Made[] = [];
    const { evidence } = pair;
    const sentences = sentencesIn(evidence);
    for (let n = 0; n < most; n += 1) {
      const one = this.#pick(sentences);
      if (one === undefined) break;
      const said = this.faithful(one.text);
      out.push({ claim: said.text, evidence, label: 'supported', kind: said.kind });
      const wrong = this.changed(said.text, evidence);
      if (wrong !== null) out.push({ claim: wrong.text, evidence, label: wrong.label, kind: wrong.kind });
      if (sentences.length >= 3 && this.#next() < 0.4)
        out.push({
          claim: said.text,
          evidence: evidence.slice(0, one.start) + evidence.slice(one.end),
          label: 'unsupported',
          kind: 'sentence-gone',
        });
      if (sentences.length >= 2 && this.#next() < 0.3) {
        const two = this.#pick(sentences);
        if (two !== undefined && two.start !== one.start) {
          const joined = `${said.text.replace(/[.!?]$/, '')}, and ${this.faithful(two.text).text}`;
          out.push({ claim: joined, evidence, label: 'supported', kind: 'joined' });
          const spoilt = this.changed(joined, evidence);
          if (spoilt !== null) out.push({ claim: spoilt.text, evidence, label: spoilt.label, kind: `joined-${spoilt.kind}` });
        }
      }
    }
    if (pair.label === 'supported') {
      out.push({ ...pair, kind: 'real' });
      for (let n = 0; n < 2; n += 1) {
        const wrong = this.changed(pair.claim, evidence);
        if (wrong !== null) out.push({ claim: wrong.text, evidence, label: wrong.label, kind: `real-${wrong.kind}` });
      }
    }
    return out;
  }
}
