/**
 * What tells a paper or a book from other things that have a title, somebody they are by and a year, as films, songs and paintings have: words near it, a long title, others
 * who wrote it, the name of a journal or a house.
 */
import { inTitleCase } from '../running/title-case.ts';

/** What stands in front of the title of something that is no paper; no word that may as well be a verb ("Roe shows “…”"). */
const NO_PAPER =
  /(?<!\p{L})(?:films?|movies?|songs?|single|albums?|track|ballads?|hymns?|paintings?|picture|poems?|play|musicals?|operas?|ballets?|episodes?|games?|sculptures?|documentar(?:y|ies)|videos?|podcasts?|jokes?|speech(?:es)?)\s[,:]?$/iu;
/** Whether the words in front of a title say that it is that of a song, a film, a picture. */
export const namesNoPaper = (before: string): boolean => NO_PAPER.test(before.slice(-30));

/** What a sentence says that speaks of a paper or a book. */
const OF_PAPERS =
  /(?<!\p{L})(?:papers?|articles?|stud(?:y|ies)|books?|reports?|chapters?|reviews?|essays?|thes[ie]s|dissertations?|surveys?|research\w{0,3}|literature|preprints?|publications?|works?|analys[ie]s|scholars?|authors?|references?|sources?|citations?)(?!\p{L})/iu;
/** Whether a title and whoever it is by are told as hardly anything but a paper is: by a long title, one not set in capitals, or with others. */
export const tellsOfPaper = (title: string, people: string): boolean =>
  title.split(/\s+/).length >= (inTitleCase(title) ? LONG_TITLE : LONG_SENTENCE) ||
  /\p{L}[:?]\s\p{L}/u.test(title) ||
  /(?<!\p{L})et\.?\sal|\sothers$|\scolleagues$/u.test(people);
const [LONG_TITLE, LONG_SENTENCE] = [8, 6];
/** Whether words speak of papers or books. */
export const speaksOfPapers = (words: string): boolean => OF_PAPERS.test(words);

/** What else is listed so. */
const OTHERS =
  /(?<!\p{L})(?:films?|movies?|songs?|albums?|playlists?|paintings?|plays|musicals?|operas?|ballets?|episodes?|series|(?:board\s|video\s)?games?|sculptures?|podcasts?|buildings?|museums?|recipes?|products?|people|figures|to\s(?:see|visit|watch|listen|play))(?!\p{L})/iu;
/** Whether what stands above a row of titles says that they are of something else. */
export const speaksOfOthers = (words: string): boolean => OTHERS.test(words) && !PAPERS_ALONE.test(words);
const PAPERS_ALONE = /(?<!\p{L})(?:papers?|articles?|stud(?:y|ies)|books?|publications?|literature|references?)(?!\p{L})/iu;

/** Words of journals, meetings and houses. */
const OF_HOUSES =
  /(?<!\p{L})(?:Journal|Review|Letters|Reports|Proceedings|Conference|Transactions|Annals|Press|Verlag|University|arXiv|Nature|Science|Cell|PLo?S|IEEE|ACM|Zeitschrift|Revue|Revista|Research|Studies|Springer|Elsevier|Wiley|Routledge)(?!\p{L})/iu;
/** Whether a work that stands at the head of a line is told as papers are, and not as songs, films and paintings are too: "*T* by Ada Roe (Prado, 1500)". */
export function isToldAsPaper(told: string): boolean {
  const title = /["“„«]([^"“”»„]{8,300})/u.exec(told)?.[1] ?? told.split(/,?\s(?:by|von|par|por|de|di|\()/u)[0] ?? '';
  return OF_HOUSES.test(told) || tellsOfPaper(title, /(?<!\p{L})et\.?\sal/u.exec(told)?.[0] ?? '');
}
