/** Texts of which one denies what the other states in other words, so that both say the same. */

const BELOW = /\b(?:under|below|younger than|less than|fewer than) (?:the age of )?\d/i;
const ABOVE = /\b(?:at least \d|\d+ (?:years )?(?:or|and) (?:older|over|above|more)|minimum (?:age )?(?:of|is) \d|no younger than)/i;
const SINCE = /\bsince\b/i;
const FIRST = /\bfirst\b/i;
const MISSING = /\b(?:missing|absent)\b/i;

const NEEDS = /\b(?:needs?|needed|requir\w{1,4}|must|only|subject to|depends?)\b/i;
const OPENED = /\b(?:not|no|nobody|neither)\b[^.;]{1,120}\b(?:without|unless|until)\b/i;
const OPENS = /\b(?:without|unless|until)\b/i;

const DENIES = /\b(?:no|not|never|without|none|neither|nor)\b|n['’]t\b/i;
const lacking = (text: string): boolean => MISSING.test(text) && !DENIES.test(text);

const DECLINES = /\b(?:declin|refus)\w{1,3} to\b/i;
const onlyDeclines = (text: string): boolean => DECLINES.test(text) && !DENIES.test(text);
/** "Has yet to be tested". */
const YET_TO = /\b(?:has|have|had|is|are|remains?) yet to\b/i;
const NOT_YET = /\b(?:not|never|no|un\p{L}{4,})\b|n['’]t\b/iu;

/** "The union had no more funds" beside "the union ran out of funds". */
const RAN_OUT = /\b(?:r[au]n(?:s|ning)? out of|exhausted|used up|depleted)\b/i;
const NO_MORE = /\b(?:no (?:more|longer|further)|had no|has no|have no|without)\b/i;

/** Whether a denial in one of the two, a claim and a sentence, may say what the other says. */
export const deniedAlike = (said: string, found: string): boolean =>
  // "Nobody under 18 may drive" beside "drivers must be at least 18".
  (BELOW.test(found) && ABOVE.test(said)) ||
  // "Had not won there since 1998" beside "the first win there since 1998".
  (SINCE.test(said) && SINCE.test(found) && FIRST.test(said) !== FIRST.test(found)) ||
  // "Not yet tested" beside "yet to be tested".
  (YET_TO.test(found) && NOT_YET.test(said)) ||
  (YET_TO.test(said) && NOT_YET.test(found)) ||
  (RAN_OUT.test(found) && NO_MORE.test(said)) ||
  (RAN_OUT.test(said) && NO_MORE.test(found)) ||
  // "Missing in 45 schools" beside "45 schools had no library".
  // "Needs a parent's consent" beside "may not register without the consent of a parent".
  (NEEDS.test(said) && OPENED.test(found) && !OPENS.test(said) && !DENIES.test(said)) ||
  // "Did not comment" beside "declined to comment".
  (onlyDeclines(found) && !DECLINES.test(said)) ||
  (onlyDeclines(said) && !DECLINES.test(found)) ||
  (lacking(said) && !MISSING.test(found)) ||
  (lacking(found) && !MISSING.test(said));
