/**
 * CSL-JSON, the bibliographic language of every interface of stet (schema 1.0.2, citationstyles.org).
 * Only the variables stet reads or writes are named; readers keep others out rather than pass on unchecked shapes.
 */

/** A person or a body. */
export interface CslName {
  readonly family?: string;
  readonly given?: string;
  /** "van" in "van Beethoven": stays with the family name when sorting. */
  readonly 'non-dropping-particle'?: string;
  /** "de" in "La Fontaine, Jean de". */
  readonly 'dropping-particle'?: string;
  readonly suffix?: string;
  /** An institution, a group, or a name whose parts are not known. */
  readonly literal?: string;
  /** ORCID iD, bare (0000-0002-1825-0097). */
  readonly ORCID?: string;
}

/** A date as far as it is known: in parts, or as it was printed. */
export interface CslDate {
  /** [[year, month?, day?]] or a range of two of these. */
  readonly 'date-parts'?: readonly (readonly number[])[];
  readonly literal?: string;
  readonly raw?: string;
  readonly season?: string | number;
  readonly circa?: boolean | string | number;
}

/** A work as it is cited or on record. Nothing but its kind and what is known of it; an empty item is allowed. */
export interface CslItem {
  readonly id?: string;
  readonly type?: string;
  readonly title?: string;
  /** Title as printed elsewhere: short form, translation, original language. */
  readonly 'title-short'?: string;
  readonly 'original-title'?: string;
  readonly author?: readonly CslName[];
  readonly editor?: readonly CslName[];
  readonly translator?: readonly CslName[];
  readonly 'container-title'?: string;
  readonly 'container-title-short'?: string;
  readonly 'collection-title'?: string;
  readonly 'event-title'?: string;
  readonly publisher?: string;
  readonly 'publisher-place'?: string;
  readonly genre?: string;
  readonly number?: string;
  readonly volume?: string;
  readonly issue?: string;
  readonly page?: string;
  readonly edition?: string;
  readonly issued?: CslDate;
  readonly accessed?: CslDate;
  readonly 'original-date'?: CslDate;
  readonly DOI?: string;
  readonly URL?: string;
  readonly ISBN?: string;
  readonly ISSN?: string;
  readonly PMID?: string;
  readonly PMCID?: string;
  /** arXiv identifier, bare, with version when printed (2205.14135v2). Not a CSL variable; kept apart so that it is not guessed twice. */
  readonly arxiv?: string;
  readonly language?: string;
  readonly abstract?: string;
  readonly note?: string;
  /** True when the printed author list ends in "et al.", "and others" or an ellipsis. */
  readonly 'et-al'?: boolean;
  /** Letter printed behind the year to tell works apart (2024a). */
  readonly 'year-suffix'?: string;
}
