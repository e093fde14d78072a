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
  /(?<!\p{L})(?:papers?|articles?|stud(?:y|ies)|books?|reports?|chapters?|reviews?|essays?|thes[ie]s|dissertations?|surveys?|research\w{0,3}|literature|preprints?|publications?|works?|analys[ie]s|scholars?|scholarship|evidence|authors?|references?|sources?|citations?|bibliography|readings?|Studien?|Aufs[aä]tze?|Artikeln?|Buch|Büchern?|Arbeiten|Literatur|Quellen?|Publikation(?:en)?|Veröffentlichung(?:en)?|Forschung\p{L}{0,10}|études?|livres?|littérature|recherches?|ouvrages?|références?|artículos?|estudios?|libros?|fuentes?|bibliografía|investigaci(?:ón|ones)|literatura|referencias?|articol[oi]|studi[o]?|libr[io]|font[ei]|letteratura|ricerc(?:a|he)|riferimenti|artigos?|estudos?|livros?|referências|artikelen|boeken|bronnen|onderzoek(?:en)?|literatuur|стать[яие]|исследовани[яе]|книг[аи]|литература|источники)(?!\p{L})|论文|文献|研究|文章|書籍|論文|논문|연구/iu;
/** Whether a title and whoever it is by are told as hardly anything but a paper is: by a long title, one not set in capitals, or with others. */
export const tellsOfPaper = (title: string, people: string): boolean =>
  title.split(/\s+/).length >= (inTitleCase(title) ? LONG_TITLE : LONG_SENTENCE) ||
  /\p{L}[:?]\s\p{L}/u.test(title) ||
  (/(?<!\p{L})et\.?\sal|\sothers$|\scolleagues$/u.test(people) && !isRelease(title));
/** A name with the number of its version, "Python 3.11", at times with a word it goes by. */
const RELEASE = /^(?:\p{L}[\p{L}+#.-]{0,20}\s){1,3}v?\d{1,3}\.\d{1,3}(?:\.\d{1,4})?(?:\s["“]?[\p{L}\s-]{3,30}["”]?)?$/u;
export const isRelease = (title: string): boolean => RELEASE.test(title);
const [LONG_TITLE, LONG_SENTENCE] = [8, 6];
/** Whether words speak of papers or books. */
export const speaksOfPapers = (words: string): boolean => OF_PAPERS.test(words);

/** What else is listed so. */
const OTHERS =
  /(?<!\p{L})(?:films?|movies?|songs?|albums?|playlists?|paintings?|plays|musicals?|operas?|ballets?|episodes?|series|(?:board\s|video\s)?games?|sculptures?|podcasts?|videos?|tutorials?|talks|speeches|poems?|quotes|quotations|sayings|buildings?|museums?|recipes?|products?|people|figures|composers|musicians|painters|actors|releases?|versions?|changelog|what(?:[’']s|\sis)\snew|to\s(?:see|visit|watch|listen|play)|listen\sto|watch|Filmen?|Lieder|Alben|Gemälde|Serien|Folgen|Gedichte|Zitate|Spiele|Museen|Rezepte|chansons?|tableaux|peintures|épisodes|poèmes|jeux|vidéos|musées|recettes|películas|canciones|álbumes|pinturas|cuadros|episodios|poemas|juegos|vídeos|museos?|recetas|canzoni|dipinti|quadri|episodi|poesie|giochi|ricette|filmes|músicas|canções|álbuns|séries|episódios|jogos|receitas|liedjes|schilderijen|afleveringen|gedichten|фильм(?:ы|ов)|песн[ия]|альбом(?:ы|ов)|картин(?:ы)?)(?!\p{L})|电影|歌曲|专辑|映画|曲/iu;
/** Whether what stands above a row of titles says that they are of something else. */
export const speaksOfOthers = (words: string): boolean => OTHERS.test(words) && !PAPERS_ALONE.test(words);
const PAPERS_ALONE =
  /(?<!\p{L})(?:papers?|articles?|stud(?:y|ies)|books?|publications?|literature|references?|Studien|Aufsätze|Artikel|Bücher|Publikationen|Literatur|études|livres|littérature|artículos|estudios|libros|articoli|studi|libri|artigos|estudos|livros|статьи)(?!\p{L})|论文|文献/iu;
/** What is said by whoever wants works looked up: "can you check these?", "do they exist?". */
const OF_LOOKING_UP =
  /(?<!\p{L})(?:check|verif(?:y|ied)|exists?|real|fake|invented|made\sup|hallucinat\p{L}{1,5}|cited?|cites|citing|prüf\p{L}{1,4}|überprüf\p{L}{1,4}|stimm(?:t|en)|gibt\ses|erfunden|zitier\p{L}{1,3}|vérifi\p{L}{1,4}|existent|cité[es]{0,2}|verific\p{L}{1,4}|existen?|compruebes?|comprueba|esistono|controll\p{L}{1,3})(?!\p{L})/iu;
/** Whether words ask for works to be looked up. */
export const asksForWorks = (words: string): boolean => OF_LOOKING_UP.test(words);

/** Words of journals, meetings and houses. */
const OF_HOUSES =
  /(?<!\p{L})(?:Journal|Review|Letters|Reports|Proceedings|Conference|Transactions|Annals|Press|Verlag|University|arXiv|Nature|Science|Cell|PLo?S|IEEE|ACM|Zeitschrift|Revue|Revista|Research|Studies|Springer|Elsevier|Wiley|Routledge)(?!\p{L})/iu;
/** Whether a work that stands at the head of a line is told as papers are, and not as songs, films and paintings are too: "*T* by Ada Roe (Prado, 1500)". */
export function isToldAsPaper(told: string): boolean {
  const title = /["“„«]([^"“”»„]{8,300})/u.exec(told)?.[1] ?? told.split(/,?\s(?:by|von|par|por|de|di|\()/u)[0] ?? '';
  return OF_HOUSES.test(told) || tellsOfPaper(title, /(?<!\p{L})et\.?\sal/u.exec(told)?.[0] ?? '');
}
