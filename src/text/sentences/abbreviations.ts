/**
 * Words whose full stop is part of them. Some never end a sentence (Dr., e.g., Fig. 3); some may, and then the next word tells:
 * "in the U.S. The company" is two sentences, "the U.S. Army" is one.
 */

const NEVER = new Set(
  `dr mr mrs ms mx prof hon rev fr sr.ta gen col lt sgt capt cpl maj adm gov sen rep pres amb supt
   st mt ft vs v e.g i.e eg ie cf viz ca approx circa resp incl excl esp
   dra dras sres srs drs ing lic arq dott sig sigg avv av avda bijv d.w.z
   z.b d.h u.a bzw ggf vgl evtl sog s.o s.u dipl mme mlle m.m sra srta
   assn dept univ`.split(/\s+/),
);

/** End nothing before a number or what a number may be: "Fig. 3", "No. 5", "pp. iv". */
const BEFORE_NUMBER = new Set(
  `fig figs eq eqs eqn no nos nr vol vols p pp pg pgs ch chap chaps sec sect secs art arts para paras ex exh ref refs tab app al op
   cl cls reg regs r rr s ss ed eds ver v min max ave avg est c f ff jan feb mar apr jun jul aug sep sept oct nov dec abs rn nrn bd`.split(
    /\s+/,
  ),
);

const MAY = new Set(
  `inc ltd co corp llc plc bros gmbh s.a a.g u.s u.k u.n e.u u.s.a d.c a.m p.m etc al jr sr esq ph.d m.d b.a m.a b.sc m.sc d.phil j.d ll.b ll.m
   b.c a.d c.e b.c.e ibid id op.cit no jan feb mar apr jun jul aug sept sep oct nov dec mon tue tues wed thu thur thurs fri sat sun
   cir supp f.2d f.3d f.supp s.ct l.ed u.s.c c.f.r dist ed eds trans repr rev vol fig sec dept est ave blvd rd avg min max hr hrs yr yrs mo wk
   usw usf u.s.w mio mrd tsd ecc`.split(/\s+/),
);

/** Words that begin sentences far more often than they follow an abbreviation as a name. */
const STARTERS = new Set(
  `the a an in on at as for from by with of to it its this that these those there here he she they we you i his her their our my your
   but and or so yet however although though while when where since after before because if unless until once whether
   moreover furthermore additionally also then thus therefore hence instead meanwhile nevertheless nonetheless finally first second third
   both each every all many most some several few other others another no not none one two three such what which who how why
   according during under over between among within without despite like unlike given using based overall today currently recently
   der die das ein eine es er sie wir im in am auf bei mit nach le la les un une il elle el los las`.split(/\s+/),
);

/** True for an abbreviation behind which the sentence goes on. Takes it in lower case without its last full stop, and the next word. */
export function neverEnds(word: string, next: string): boolean {
  if (NEVER.has(word)) return true;
  return BEFORE_NUMBER.has(word) && /^(?:\d|[ivxlc]+\b|[A-Z]\d|[A-Z]\b)/i.test(next);
}

/** True for an abbreviation that may end a sentence or stand in it. */
export const mayEnd = (word: string): boolean => MAY.has(word);

/** True for a word with which sentences commonly begin. Takes it as printed. */
export const startsSentences = (next: string): boolean => STARTERS.has(next.toLowerCase().replace(/['’].*$/, ''));
