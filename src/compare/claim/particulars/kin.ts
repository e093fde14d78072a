/** Whose daughter, student or successor somebody is, told of another: "Klara was Josef's daughter" for "Emil's daughter Klara", "his son Harald" for "his nephew Harald". */
import type { SentenceRead } from '../exchanged/read.ts';
import type { Told } from './told.ts';

const KIN =
  '(?:half-|step)?(?:daughter|son|sister|brother)|wife|husband|widow|widower|nephew|niece|cousin|mother|father|uncle|aunt|grandson|granddaughter|grandfather|grandmother';
const WORK = 'student|pupil|assistant|apprentice|successor|predecessor|deputy|teacher|mentor|supervisor';
const ANY = `(?:${KIN}|${WORK})`;
/** A quick look. */
export const RELATED = new RegExp(`\\b${ANY}\\b`, 'i');
const NAME = "\\p{Lu}[\\p{L}’'-]{1,20}(?: \\p{Lu}[\\p{L}’'-]{1,20}){0,3}";
/** "Emil's daughter Klara", "his nephew Harald", "her husband, the botanist Karl Osterman". */
const OWNED = new RegExp(
  `(?:(${NAME})['’]s|\\b(?:[Hh]is|[Hh]er|[Tt]heir)) (?:\\p{Ll}{3,12} )?(${ANY}),? (?:the \\p{Ll}{3,15} )?(${NAME})`,
  'gu',
);
/** "Clara Whitlow, a teacher and the sister of the painter Ellis Whitlow". */
const OF = new RegExp(`(${NAME}),[^.;,]{0,40}?\\b(?:the|a) (?:\\p{Ll}{3,12} )?(${ANY}) of (?:the \\p{Ll}{3,15} )?(${NAME})`, 'gu');
/** "Klara was Josef's daughter". */
const WAS = new RegExp(
  `^(${NAME}) (?:was|is) (?:(${NAME})['’]s (?:\\p{Ll}{3,12} )?(${ANY})|(?:the |a |an )?(?:\\p{Ll}{3,12} )?(${ANY}) of (?:King |Queen |Count |Duke )?(${NAME}))`,
  'u',
);

interface Related {
  readonly owner: string;
  readonly kind: string;
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

const ownedIn = ({ text }: SentenceRead): readonly Related[] => [
  ...[...text.matchAll(OWNED)].map(({ 0: all, 1: owner = '', 2: kind = '', 3: name = '', index }) => ({
    owner,
    kind,
    name: name.replace(/['’]s$/, ''),
    start: index,
    end: index + all.length,
  })),
  ...[...text.matchAll(OF)].map(({ 0: all, 1: name = '', 2: kind = '', 3: owner = '', index }) => ({
    owner,
    kind,
    name,
    start: index,
    end: index + all.length,
  })),
];

function relatedIn(claim: SentenceRead): readonly Related[] {
  const was = WAS.exec(claim.text);
  const named: readonly Related[] =
    was === null ? [] : [{ owner: was[2] ?? was[5] ?? '', kind: was[3] ?? was[4] ?? '', name: was[1] ?? '', start: 0, end: was[0].length }];
  return [...named, ...ownedIn(claim)];
}

const words = (name: string): readonly string[] => name.split(' ');
const meet = (one: string, other: string): boolean => words(one).some((word) => words(other).includes(word));
const isKin = new RegExp(`^(?:${KIN})$`);

/** The first of a claim's relations that the source has of others. */
export function relationOfOther(claim: SentenceRead, sentences: readonly SentenceRead[]): Told | null {
  if (/\b(?:not|no|never)\b/i.test(claim.text)) return null;
  for (const own of claim.kept(relatedIn)) {
    const all = sentences.flatMap((sentence) => sentence.kept(ownedIn).map((one) => ({ one, sentence })));
    const theirs = all.filter(({ one }) => meet(one.name, own.name));
    const same = theirs.some(({ one }) => one.kind === own.kind && (one.owner === '' || own.owner === '' || meet(one.owner, own.owner)));
    if (same) continue;
    const other = theirs.find(({ one }) =>
      one.kind === own.kind
        ? one.owner !== '' && own.owner !== ''
        : isKin.test(one.kind) && isKin.test(own.kind) && (one.owner === '' || own.owner === '' || meet(one.owner, own.owner)),
    );
    const turned = all.find(({ one }) => one.kind === own.kind && own.owner !== '' && meet(one.name, own.owner) && theirs.length === 0);
    const found = other ?? turned;
    if (found === undefined) continue;
    return {
      how: 'swapped',
      start: own.start,
      end: own.end,
      against: found.sentence.text.slice(found.one.start, found.one.end),
      sentence: found.sentence.span,
    };
  }
  return null;
}
