/** How a source goes on behind words that a quote ends as if they were a whole sentence. */

/** The rest of the source's sentence, up to 61 characters, where it goes on in small letters; undefined when it does not. */
export const restOf = (quote: string, source: string, end: number | undefined): string | undefined =>
  end !== undefined && /[.!?]["”’»]?\s*$/.test(quote)
    ? /^,?[ \t]?\n?[ \t]?(\p{Ll}[^.;:!?\n]{0,60})/u.exec(source.slice(end, end + 80))?.[1]?.trim()
    : undefined;
