/**
 * What a quoter says about a quote in brackets within it or behind it: [sic], [emphasis added], (cleaned up). It is no word of the
 * source and no citation. One list, for pairing and for matching.
 */

const NOTE = String.raw`(?:sic!?|!|(?:(?:my|our|(?:c.est )?nous(?: qui)?) )?(?:emphasis|italics|translation|hervorh|herv\.|alteration|brackets|soulign|énfasis|[ck][ou]rsiv|курсив|傍点)[^()[\]]{0,60}|[^()[\]]{0,60} omitted|cleaned up)`;

/** The whole content of a pair of brackets. */
export const EDITOR_NOTE = new RegExp(String.raw`^\s*${NOTE}\s*$`, 'i');

/** What may stand between a quote and its citation. */
export const BEFORE_CITATION = new RegExp(
  String.raw`^(?:[\s.,;:!?*_|…—–。、，；：！？-]|(?:sources?|quelle|citation|ref(?:erence)?):|[([](?:${NOTE}|(?:quoting|original) [^()[\]]{0,100})[)\]])*$`,
  'i',
);
