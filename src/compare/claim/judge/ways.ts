/** Which way a word says that something goes: up or down, on or off, for or against. */

/** Words that say which way something goes, each line one kind: what stands left of the bar is opposed to what stands right of it. */
const WAYS = `increase increases increased increasing rise rises rose risen rising grow grows grew grown growing growth gained expand expands expanded expansion raise raises raised raising
  elevate elevates elevated elevation upregulate upregulates upregulated upregulation climb climbed climbing surge surged surging soar soared soaring higher greater larger bigger longer more
  | decrease decreases decreased decreasing decline declines declined declining fall falls fell fallen falling drop drops dropped dropping reduce reduces reduced reducing reduction reductions
  shrink shrinks shrank diminish diminishes diminished downregulate downregulates downregulated downregulation attenuate attenuates attenuated plunge plunged lower lowers lowered less fewer smaller shorter
  ; activate activates activated activating activation promote promotes promoted promoting induce induces induced inducing enhance enhances enhanced enhancing stimulate stimulates stimulated stimulation improve improves improved improving improvement
  | inhibit inhibits inhibited inhibiting inhibition suppress suppresses suppressed suppression block blocks blocked blocking impair impairs impaired impairment worsen worsens worsened worsening
  ; approve approves approved approval accept accepts accepted support supports supported allow allows allowed permit permits permitted | reject rejects rejected rejection oppose opposes opposed opposition ban bans banned forbid forbids forbidden prohibit prohibits prohibited
  ; alert awake | drowsy sleepy asleep
  ; win wins won winning victory | lose loses lost losing defeat`;
const way = new Map<string, number>();
/** Which way a word says that something goes: an even number or the odd one after it, which is opposed to it. */
export const wayOf = (text: string): number | undefined => way.get(text);
WAYS.split(';').forEach((kind, k) => {
  kind.split('|').forEach((side, s) => {
    for (const word of side.trim().split(/\s+/)) way.set(word, 2 * k + s);
  });
});

/** Whether a way is that of an amount: up (0) or down (1). */
export const isAmount = (way: number): boolean => way === 0 || way === 1;
