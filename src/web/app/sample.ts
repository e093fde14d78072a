/**
 * A short paper with the texts it cites, to see what stet shows before one has given it anything: quotes that stand and one that does
 * not, statements that are borne out, half borne out and not. Everything in it is invented, its works too, and it says so; it is
 * checked like any other paper, on this machine, asking nobody.
 */
import type { CheckRequest } from './api.ts';

const PAPER = `# Corals in glass lagoons: an invented paper, to try stet with

Everything here is made up: the lagoon, its corals, and the two works that are cited. Their texts were handed in with this paper, so
that every quotation and every statement can be held against them.

The glass lagoon was mapped in 1971 by the survey ship Heron [1]. Its corals grew 90 millimetres a year between 1990 and 2000
[1], and there was “no bleaching at all in the warm years” [1]. The keepers of the lagoon counted 1,400 visitors in 2003, and they opened a
school for pilots on the northern island [2]. Boats are kept out “from the
first of March until the last of May” [2], which the keepers call “the quietest weeks of the northern ocean” [2].

## References

1. Marsh, A., & Okoro, B. (2001). On the slow growth of imaginary corals in glass lagoons. Journal of Invented Reefs, 7, 10–19.
2. Vexley, T. (2004). Visitors and boats in the glass lagoon. Annals of Invented Harbours, 2, 3–12.
`;

const REEF = `On the slow growth of imaginary corals in glass lagoons

A. Marsh and B. Okoro

The survey ship Heron mapped the glass lagoon in 1971. We measured the corals each spring between 1990 and 2000. Over these years the corals
grew ten millimetres a year. There was no bleaching at all in the warm years, and none in the cold ones.
`;

const BOATS = `Visitors and boats in the glass lagoon

T. Vexley

The keepers of the lagoon counted 1,400 visitors in 2003. Boats are kept out from the first of March until the last of May, when the corals
spawn. The harbour belongs to the village and is not for sale.
`;

/** What is sent when somebody tries the sample. References stay out: nobody can have records of invented works. */
export const SAMPLE: CheckRequest = {
  name: 'sample: corals in glass lagoons.md',
  text: PAPER,
  mediaType: 'text/markdown',
  sources: [
    { name: 'Marsh 2001.txt', text: REEF },
    { name: 'Vexley 2004.txt', text: BOATS },
  ],
  layers: ['quotes', 'claims'],
};
