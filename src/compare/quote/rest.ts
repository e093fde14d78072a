/** How a source goes on round quoted words: behind what a quote ends as if it were a whole sentence, and where a cut goes through a value. */

/** The rest of the source's sentence, up to 61 characters, where it goes on in small letters; undefined when it does not. */
export const restOf = (quote: string, source: string, end: number | undefined): string | undefined =>
  end !== undefined && /[.!?]["”’»]?\s*$/.test(quote)
    ? /^,?[ \t]?\n?[ \t]?(\p{Ll}[^.;:!?\n]{0,60})/u.exec(source.slice(end, end + 80))?.[1]?.trim()
    : undefined;

/** What belongs to a number behind it, and before it. */
const BEHIND =
  /^\d\s?(?:[%‰°％]|(?:per ?cent|hundred|thousand|(?:m|b|tr)illion|prozent|million(?:en?|s)|milliarden?|milliards?|mille|pour cent|por ciento|millones|millón|процент|млн|млрд)(?!\p{L})|[百千万億亿])/iu;
const BEFORE = /(?:[$€£¥]\s?|(?:^|(?<!\d)\s|\()[-−])\d$/u;

/** Whether a stretch of a source begins or ends within a value: "20" of "20 %" and of "20 million", "5" of "−5" and of "$5". */
export const cutsValue = (source: string, start: number, end: number): boolean =>
  BEHIND.test(source.slice(end - 1, end + 16)) || BEFORE.test(source.slice(Math.max(0, start - 3), start + 1));
