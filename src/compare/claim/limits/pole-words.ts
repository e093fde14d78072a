/**
 * Words that tell how, how gladly, how often or why something was, in rows of two sides: where a sentence has the one, the other is not borne out. They say nothing of
 * whether it was so: "gladly signed" and "reluctantly signed" both tell of a signature. Words that turn what is told are in `recall/opposites.ts`, those that tell
 * whether it came to pass in `frame-words.ts`.
 */

/**
 * Where its words stand. `near`: beside what both texts tell; `before`: right before the same word ("because of the war", "despite the war"); `to`: before "to" and the
 * same verb ("ordered him to sign", "asked him to sign").
 */
type Place = 'near' | 'before' | 'to';

interface Row {
  readonly sides: readonly [string, string];
  readonly place?: Place;
  /** Told in the claim for the other in the sentence alone: the other way round a claim says less. */
  readonly more?: true;
}

/** Each side a list of words and phrases, as they stand in a text. */
export const ROWS: readonly Row[] = [
  // How often
  {
    sides: [
      'often, frequently, regularly, repeatedly, constantly, always, routinely, commonly, invariably, habitually, again and again, time and again, many times, every year, every day, every week, every month, every time',
      'hardly ever, scarcely ever, barely ever, almost never, rarely, seldom, infrequently, only once, just once, a single time, but once, on rare occasions, once only',
    ],
  },
  {
    sides: [
      'often, frequently, regularly, constantly, always, routinely, commonly, invariably, every year, every day, every week, every month, every time',
      'occasionally, sometimes, now and then, now and again, from time to time, sporadically',
    ],
    more: true,
  },
  { sides: ['for the first time', 'again, once more, once again, for the second time, for the last time'] },
  // How gladly
  {
    sides: [
      'liked, likes, enjoyed, enjoys, enjoy, enjoying, loved, loves, adored, adores, relished, welcomed, welcomes, proud, proudly, glad, happy, pleased, delighted, satisfied, content, thrilled, eager, keen, fond, eagerness, pride, looked forward, looks forward',
      'hated, hates, hate, loathed, loathes, detested, detests, disliked, dislikes, dislike, dreaded, dreads, dread, resented, resents, regretted, regrets, regret, deplored, deplores, lamented, ashamed, sorry, unhappy, displeased, dismayed, afraid, reluctant, reluctance, loath, averse, tired of, sick of, embarrassed, feared, fears, fear',
    ],
  },
  {
    sides: [
      'voluntarily, willingly, gladly, readily, free will, own accord, by choice, eagerly, happily, cheerfully, enthusiastically, with enthusiasm, unprompted',
      'forced, compelled, coerced, made to, under duress, under pressure, under protest, unwillingly, reluctantly, grudgingly, involuntarily, against his will, against her will, against its will, against their will',
    ],
  },
  // How meant
  {
    sides: [
      'deliberately, intentionally, purposely, on purpose, knowingly, by design, wilfully, willfully, deliberate, intentional',
      'accidentally, by accident, inadvertently, unintentionally, unwittingly, unknowingly, by mistake, by chance, mistakenly, accidental, inadvertent, unintentional, by coincidence',
    ],
  },
  // How done
  { sides: ['openly, publicly, in public', 'secretly, in secret, covertly, clandestinely, in private, privately, behind closed doors'] },
  { sides: ['quickly, rapidly, swiftly, promptly, speedily, hastily', 'slowly, gradually, sluggishly, hesitantly, belatedly'] },
  { sides: ['legally, lawfully, legitimately', 'illegally, unlawfully, illegitimately'] },
  { sides: ['carefully, thoroughly, diligently', 'carelessly, sloppily, superficially, negligently'] },
  { sides: ['loudly, noisily', 'quietly, silently'] },
  { sides: ['unanimously', 'narrowly, by a narrow margin, by a small majority'] },
  { sides: ['temporarily, temporary, provisionally', 'permanently, permanent, for good, forever'] },
  {
    sides: [
      'slightly, marginally, modestly, barely, a little',
      'sharply, dramatically, considerably, substantially, markedly, steeply, greatly, enormously, drastically',
    ],
  },
  { sides: ['strongly, closely, tightly', 'weakly, loosely'] },
  { sides: ['truthfully, honestly, sincerely', 'falsely, dishonestly, untruthfully, insincerely'] },
  { sides: ['successfully, with success', 'unsuccessfully, without success, in vain, to no avail, fruitlessly'] },
  { sides: ['correctly, rightly, justly, accurately', 'incorrectly, wrongly, unjustly, inaccurately, erroneously'] },
  { sides: ['completely, entirely, fully, in full, wholly', 'in part, partly, partially, half'], more: true },
  { sides: ['took the opportunity, took the chance, seized the chance', 'missed the opportunity, missed the chance, passed up'] },
  // With whom
  {
    sides: [
      'alone, single-handed, single-handedly, by himself, by herself, by itself, on his own, on her own, on its own, unaided, unassisted, without help, without any help, without assistance',
      'together, jointly, collectively, in collaboration, in cooperation, with the help of, with help, with the assistance of, assisted by, aided by, side by side',
    ],
  },
  { sides: ['together, jointly, collectively, in unison', 'separately, individually, independently'] },
  {
    sides: [
      'alone, single-handed, single-handedly',
      'and others, and several others, and many others, and two others, along with others, with others, among others',
    ],
  },
  // Whether it changed
  {
    sides: [
      'unchanged, the same as, stayed the same, remained the same, no change, did not change, has not changed, have not changed, held steady, remained steady',
      'up from, down from, has changed, have changed, higher than, lower than, more than, less than, rose, rises, fell, falls, increased, increases, decreased, decreases, grew, declined, dropped, climbed',
    ],
  },
  { sides: ['both, each of the two', 'but not both, not both, only one of the two'] },
  // How judged
  { sides: ['easy, easily, effortlessly', 'difficult, with difficulty, hard to, hard for, arduous, laborious'] },
  { sides: ['useful, helpful, beneficial, valuable, worthwhile', 'useless, unhelpful, worthless, of no use, futile, pointless'] },
  { sides: ['wise, sensible, prudent, shrewd', 'foolish, unwise, imprudent, rash, reckless, stupid'] },
  { sides: ['right to, right in, correct to, justified in', 'wrong to, wrong in, mistaken in, mistaken to, unjustified in'] },
  {
    sides: [
      'praised, praises, praise, commended, commends, applauded, applauds, lauded, lauds, acclaimed, complimented, congratulated',
      'criticised, criticises, criticise, criticized, criticizes, criticize, condemned, condemns, denounced, denounces, censured, blamed, blames, reprimanded, lambasted, rebuked, ridiculed, mocked',
    ],
  },
  { sides: ['rewarded, honoured, honored, decorated', 'punished, penalised, penalized, fined, disciplined'] },
  { sides: ['harmless, innocuous', 'harmful, toxic, poisonous, deleterious'] },
  {
    sides: [
      'cheap, cheaply, inexpensive, at little cost, at low cost',
      'expensive, costly, dearly, expensively, at great expense, at great cost, at high cost',
    ],
  },
  { sides: ['friendly, amicable, amicably', 'hostile, unfriendly'] },
  { sides: ['optimistic, hopeful, confident', 'pessimistic, doubtful, gloomy'] },
  { sides: ['calm, calmly', 'angry, angrily, furious, furiously, agitated'] },
  { sides: ['trusted, trusts', 'distrusted, mistrusted, distrusts, mistrusts'] },
  // How sure
  {
    sides: [
      'certainly, definitely, undoubtedly, unquestionably, without doubt, beyond doubt, indisputably, conclusively',
      'perhaps, possibly, maybe, probably, allegedly, reportedly, supposedly, apparently, arguably, conceivably',
    ],
    more: true,
  },
  {
    sides: [
      'proved, proves, proven, prove, established that, confirmed that, confirms that',
      'suggested, suggests, suggest, suspected, suspects, suspect, hinted, speculated, hypothesised, hypothesized',
    ],
    more: true,
  },
  // How bidden
  {
    sides: [
      'ordered, orders, order, commanded, commands, instructed',
      'asked, asks, invited, invites, encouraged, encourages, begged, requested',
    ],
    more: true,
    place: 'to',
  },
  {
    sides: [
      'requires, required, require, obliges, obliged, oblige, compels, compelled, mandates, mandated',
      'permits, permitted, permit, allows, allowed, allow, authorises, authorised, authorise, authorize, authorizes, authorized, entitles, entitled, invites, invited, encourages, encouraged',
    ],
    more: true,
    place: 'to',
  },
  {
    sides: [
      'authorises, authorised, authorise, authorizes, authorized, authorize, entitles, entitled, entitle, permits, permitted, permit, allows, allowed, allow, lets',
      'bars, barred, bar, debars, debarred, precludes, precluded',
    ],
  },
  // What is in it
  {
    sides: [
      'included, includes, include, contains, contained, mentions, mentioned, features, featured, covers, covered, states, stated, mention, contain, cover',
      'left out, leaves out, leave out, omitted, omits, omit, skipped, skips, passed over, passes over, ignored, ignores, silent on, silent about',
    ],
  },
  // Why, and under what condition
  {
    sides: [
      'because of, due to, owing to, thanks to, as a result of, on account of, because, by reason of',
      'despite, in spite of, notwithstanding, although, even though, regardless of, irrespective of, in defiance of',
    ],
    place: 'before',
  },
  { sides: ['if, provided that, provided, as long as, so long as, on condition that', 'unless'], place: 'before' },
  { sides: ['earlier than, sooner than', 'later than'], place: 'before' },
  { sides: ['faster than, quicker than, more quickly than', 'slower than, more slowly than'], place: 'before' },
  { sides: ['by', 'from'], place: 'before' },
  { sides: ['since', 'for the last time in, for the first time since'], place: 'before' },
];
