/**
 * Who "it" is: pronouns at the head of a statement give way to the name they stand for, where the sentence before has one name that
 * fits and no other. A pronoun that could be two people stays a pronoun: nothing is added that was not said.
 */

import { capital } from '../../text/statement-words.ts';

const PERSON = /^(?:he|she)$/i;
const THING =
  /^(?:it|this|they|the (?:company|firm|drug|study|trial|model|law|bill|city|country|team|film|book|organization|organisation|university|agency|bank|group))$/i;
const POSSESSIVE = /^(?:his|her|its|their)$/i;

/** Words that begin a sentence with a capital and are no names. */
const PLAIN = new Set(
  `The A An In On At By For From With As After Before During When While Although Since If It He She They This That These Those There However Moreover Both Many Most Some
   All Its His Her Their Our We I You According Between Over Under About Not No And But Or So Then Thus Researchers Scientists Patients People Officials Experts Critics Sales Revenue
   Today Later Earlier January February March April May June July August September October November December Monday Tuesday Wednesday Thursday Friday Saturday Sunday`.split(
    /\s+/,
  ),
);

const NAME =
  /\p{Lu}[\p{L}\p{N}]*(?:[-'’&.]?[\p{L}\p{N}]+)*(?:(?:\s(?:of|de|van|von|der|the)\s|\s)\p{Lu}[\p{L}\p{N}]*(?:[-'’&]?[\p{L}\p{N}]+)*){0,5}/gu;

/** Names of a text in order, each once; first words that are no names left out. */
export function namesIn(text: string): string[] {
  const names: string[] = [];
  for (const found of text.slice(0, 2000).matchAll(NAME)) {
    let name = found[0];
    let first = name.split(/\s/)[0] ?? '';
    while (PLAIN.has(first) && name.includes(' ')) {
      name = name.slice(first.length + 1);
      first = name.split(/\s/)[0] ?? '';
    }
    if (PLAIN.has(first) || !/^\p{Lu}/u.test(name) || name.length < 2) continue;
    if (!names.includes(name)) names.push(name);
  }
  return names;
}

const isPerson = (name: string): boolean => /^\p{Lu}[\p{Ll}'’-]+(?:\s\p{Lu}\.?[\p{Ll}'’-]*){1,3}$/u.test(name);

const BODY =
  /\b(?:Systems|Group|Foods|Rail|Railways?|Steel|Bank|Inc|Corp|Corporation|University|College|Institute|Fund|Mills|Company|Party|City|River|Army|Council|Agency|Ministry|Committee|Foundation|Society|Union|Museum|Hospital|School|Motors|Airlines|Energy|Pharma|Labs?|Technologies|Partners|Holdings|Industries|Association|League|Church|Court|Act|Treaty|Islands?|Valley|County|Prize|Times|Press)$/;

/** First words of names that nobody has. */
const PLACE =
  /^(?:Mount|Lake|Cape|Fort|Port|Isle|North|South|East|West|New|Great|Gulf|Bay|Castle|Villa|Hotel|Radio|Operation|Project|Saint|United|Central|Royal|National|Air) /;

/** A name of a thing: by its last word, its digits, or because the sentence says that it is one. */
function isThing(name: string, context: string): boolean {
  if (BODY.test(name) || !isPerson(name) || articleBefore(name, context) !== '') return true;
  const behind = context.slice(context.indexOf(name) + name.length, context.indexOf(name) + name.length + 60);
  return /^ (?:is|was|are|were) (?:a|an|the) [\p{L} -]{0,30}\b(?:firm|company|city|town|river|bank|country|team|band|university|drug|ship|bridge|magazine|newspaper|maker|producer of|software|party|agency)\b/u.test(
    behind,
  );
}

/** "The " where a name is written with it, as nobody's is: "the Harrow Mill". */
const articleBefore = (name: string, context: string): string =>
  /(?:^|[^\p{L}])(the )$/iu.exec(context.slice(0, Math.max(0, context.indexOf(name))))?.[1] ?? '';

/** Whether a name may be somebody's: two to four words with capitals, the last of them no "Systems" or "University". */
export const mayBePerson = (name: string): boolean => isPerson(name) && !BODY.test(name) && !PLACE.test(name);

/** A word that begins a sentence may be no name at all: "Mortality fell. The trial …". */
const mayBeWord = (name: string, context: string): boolean => !/[\s\d-]/.test(name) && context.trimStart().startsWith(name);

/** Whether a name only tells where something was: "founded by Per Holm in Malmö" names no company. */
const isPlaceIn = (name: string, pronoun: string, context: string): boolean =>
  !/^the (?:city|country)$/i.test(pronoun) && /\s(?:in|at|near|from|to)\s$/.test(context.slice(0, context.indexOf(name)));

/** Words before the subject of a sentence: "In 2019, ", "However, the ". */
const BEFORE_SUBJECT = /^(?:[^.,;:]{1,40},\s)?(?:the\s)?/i;

/** Whether a sentence is about a name: "the bridge crosses the Senn" is about the bridge, named or not, "Version 4 of Brev" about no Version. */
const isAbout = (name: string, head: string): boolean =>
  [head, head.slice(BEFORE_SUBJECT.exec(head)?.[0].length ?? 0), head.replace(/^the\s/i, '')].some(
    (one) => one.startsWith(name) && !/^\s(?:and|or|of|in|&|\d)/.test(one.slice(name.length)),
  );

/** Where a name stands behind these, it only tells where or with what. */
const BESIDE = /\s(?:in|at|near|from|to|on|with|for|of|into|over|under|between|through|beside|along|across)\s(?:the\s)?$/i;

/** Whether a sentence is about a name, or about somebody, who is no "it", and what he does is done to it. */
function isMeant(name: string, head: string): boolean {
  if (isAbout(name, head)) return true;
  const [first = ''] = namesIn(head);
  const somebody =
    /^(?:He|She)\s/.test(head) || (first !== name && mayBePerson(first) && articleBefore(first, head) === '' && isAbout(first, head));
  return somebody && !BESIDE.test(head.slice(0, head.indexOf(name)));
}

/** The name that a pronoun stands for, from the sentence before; null when there is none or more than one that fits. */
export function nameFor(pronoun: string, context: string): string | null {
  const names = namesIn(context);
  const head = /^[^.!?]*/.exec(context.trim())?.[0] ?? '';
  const fitting = PERSON.test(pronoun)
    ? names.filter((name) => isPerson(name) && !BODY.test(name) && articleBefore(name, context) === '')
    : THING.test(pronoun)
      ? names.filter(
          (name) =>
            isThing(name, context) &&
            (/^the /i.test(pronoun) ? !(mayBeWord(name, context) || isPlaceIn(name, pronoun, context)) : isMeant(name, head)),
        )
      : [];
  if (fitting.length === 1) return fitting[0] === undefined ? null : `${capital(articleBefore(fitting[0], context))}${fitting[0]}`;
  // Several, but one of them is what the sentence is about: it stands first and alone before the verb.
  const subject = fitting[0];
  return subject !== undefined && names.length <= 2 && head.startsWith(subject) ? subject : null;
}

/**
 * Puts the name in place of a pronoun at the head of a statement. Gives the text as it was when it has none, or when it is not plain
 * who is meant.
 */
export function resolved(statement: string, context: string): string {
  const found =
    /^(He|She|It|They|he|she|it|they|His|Her|Its|Their|his|her|its|their|The (?:company|firm|drug|study|trial|model|team|film|book|university|agency|bank|group))(?=[\s,'’]|$)/.exec(
      statement,
    );
  const word = found?.[1];
  if (word === undefined || context === '') return statement;
  // "It is known that…" stands for nothing.
  if (
    /^it (?:is|was|has been|seems|appears|remains) (?:\w+ly )?(?:reported|believed|estimated|expected|announced|noted|suggested|assumed|agreed|decided|hoped|feared|alleged|claimed|argued|recommended|required|needed|observed|supposed|rumou?red|stated|thought|said|known|clear|likely|possible|true|not|also|estimated|important)\b/i.test(
      statement,
    )
  )
    return statement;
  const possessive = POSSESSIVE.test(word);
  const name = nameFor(possessive ? (/^(?:his|her)$/i.test(word) ? 'he' : 'it') : word, context);
  if (name === null) return statement;
  return `${name}${possessive ? (name.endsWith('s') ? '’' : '’s') : ''}${statement.slice(word.length)}`;
}
