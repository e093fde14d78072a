/**
 * What was not looked at, told as found: "naps reduced errors" where naps have yet to be tested, "the trial in Leeds showed" where it is planned, "left-handed
 * players win more often than right-handed ones" where the right-handed were not studied.
 */
import type { SentenceRead } from '../exchanged/read.ts';
import { leftOpenIn } from '../limits/hedged.ts';
import { meantIn } from '../limits/limit.ts';
import { COMPARES, MOVES } from '../null-results/told.ts';
import type { Across } from './found.ts';

const LOOKED =
  '(?:tested|studied|examined|investigated|assessed|evaluated|measured|tried|trialled|explored|recorded|analy[sz]ed|surveyed|interviewed|observed|sampled)';
/** A sentence that says so; `what` is what was not looked at. `most`: it may be named by half of its words. */
const FORMS: readonly { readonly form: RegExp; readonly most?: true }[] = [
  {
    form: new RegExp(
      `(?<what>[^.;:]{3,80}?) (?:(?:has|have) yet to be|(?:has|have) (?:not|never)(?: yet| so far)? been|(?:was|were) (?:not|never)) ${LOOKED}\\b`,
      'dgu',
    ),
  },
  {
    form: /\bdid (?:not|n['’]t) (?:test|study|examine|measure|assess|record|investigate|evaluate|survey|look at) (?<what>[^.;:,]{3,60})/dgu,
  },
  { form: /(?<what>[^.;:,]{3,60}), for (?:whom|which) no (?:trial|study|data|experiment)/dgu },
  {
    form: /\b[Nn]o (?:data|trials?|stud(?:y|ies)|experiments?|information) (?:(?:is|are|was|were|exists?|have been) (?:\p{L}{3,12} )?)?(?:on|for|in|about|with) (?<what>[^.;:,]{3,60})/dgu,
  },
  {
    form: /(?<what>[^.;:,]{0,80}?\b(?:trial|stud(?:y|ie)|pilot|experiment|test|survey|evaluation|review)s?\b[^.;:,]{0,40}?) (?:is|are) (?:(?:being|now|still|also|currently) )?(?:planned|scheduled|under way|proposed|in preparation)(?<where>[^.;,]{0,40})/dgu,
    most: true,
  },
  { form: /(?<what>[^.;:,]{3,60}) (?:was|were|is|are) too (?:few|small|rare|sparse|short|noisy) (?:to|for)\b/dgu },
  {
    form: /\bwill (?:next |then |later |also |now |soon ){1,2}(?:study|examine|test|investigate|assess|explore|look at|look into|turn to) (?<what>[^.;:,]{3,60})/dgu,
  },
  {
    form: /\b(?:plan|intend|hope|want|aim)s? (?:now |next |then )?to (?:study|examine|test|investigate|assess|explore|look at|look into|find out) (?<what>[^.;:,]{3,60})/dgu,
  },
  {
    form: /\b[Ff]uture (?:work|studies|research|trials?) (?:will|should|must|needs? to|could|might) (?:\p{L}{3,12} ){0,2}?(?:study|examine|test|investigate|assess|explore|look at|include) (?<what>[^.;:,]{3,60})/dgu,
  },
];
/** A quick look: most sentences have none of these words, and to look for what stands before them is dear. */
const MAY =
  /\byet to be\b|\b(?:has|have|was|were) (?:not|never)\b|\bdid n|\bfor wh(?:om|ich) no\b|\b[Nn]o (?:data|trial|stud|experiment|information)|\b(?:is|are) (?:(?:being|now|still|also|currently) )?(?:planned|scheduled|under way|proposed|in preparation)|\btoo (?:few|small|rare|sparse|short|noisy)\b|\bwill (?:next|then|later|also|now|soon)\b|\b[Ff]uture\b|\b(?:plan|intend|hope|want|aim)s? (?:now |next |then )?to\b/;
/** Something that was found. */
const FINDS =
  /\b(?:show(?:s|ed|n)?|found|demonstrat(?:es|ed)|confirm(?:s|ed)|reveal(?:s|ed)|studied|examined|measured|tested|assessed|investigated|work(?:s|ed)|record(?:s|ed)|treat(?:s|ed)|cur(?:es|ed)|cut)\b/i;
const CLAIM_OPEN = /\b(?:will|plans?|planned|future|yet|unknown|unclear|unstudied|untested|nobody|no)\b/i;
/** "Have shown that bees can learn" leaves nothing open. */
const ABLE = /\bthat .{1,60} can\b/i;
const NO_MATTER =
  /^(?:effect|result|other|same|thing|question|them|itself|themselv|it|this|that|these|those|wheth|how|also|however|author|yet)$/;
const MOST_WORDS = 5;

const tells = (text: string): boolean => text.search(COMPARES) >= 0 || text.search(MOVES) >= 0 || FINDS.test(text);

interface Untested {
  readonly forms: readonly string[];
  readonly most: boolean;
  readonly cue: string;
}

/** What a sentence says was not looked at. */
function untestedIn(sentence: SentenceRead): readonly Untested[] {
  if (!MAY.test(sentence.text)) return [];
  return FORMS.flatMap(({ form, most }) =>
    [...sentence.text.matchAll(form)].flatMap((found): Untested[] => {
      const [from, to] = found.indices?.groups?.what ?? [0, 0];
      const where = found.indices?.groups?.where;
      const own = meantIn(sentence, from, to);
      const all = where === undefined ? own : [...own, ...meantIn(sentence, ...where)];
      const forms = [...new Set(all.filter((word) => !NO_MATTER.test(word)))];
      return forms.length === 0 || forms.length > MOST_WORDS ? [] : [{ forms, most: most === true, cue: found[0].trim() }];
    }),
  );
}

/** What was not looked at, told as found. */
export const untestedTold: Across = (claim, sentences) => {
  if (leftOpenIn(claim.text.replace(ABLE, '')) || CLAIM_OPEN.test(claim.text) || !tells(claim.text)) return null;
  for (const sentence of sentences)
    for (const { forms, most, cue } of sentence.kept(untestedIn)) {
      const named = forms.filter((form) => claim.set.has(form));
      if (most ? named.length < 2 || named.length * 2 < forms.length : named.length < forms.length) continue;
      // Another sentence tells of the same what was found.
      if (sentences.some((other) => other !== sentence && named.every((form) => other.set.has(form)) && tells(other.text))) continue;
      return { start: claim.tokens[0]?.start ?? 0, end: claim.tokens.at(-1)?.end ?? 0, against: cue, sentence: sentence.span };
    }
  return null;
};
