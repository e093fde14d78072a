/**
 * Forms of recordings, films, broadcasts, pictures and data, whose order says what each part is: the kind in a bracket and who brought it out
 * behind it, a series and its episode, a label with the number of the record, the archive that keeps data. Laid over a reference by whole-forms.ts.
 */
import type { WholeForm } from './style-forms.ts';

const SHOWN =
  '(?:Album|Film|Motion\\spicture|Movie|Documentary|Short\\sfilm|Video|Online\\svideo|Video\\sfile|Video\\sgame|Game|Audio\\spodcast|Video\\spodcast|Podcast|TV\\s(?:series|program(?:me)?|broadcast|mini-?series|show)|Television\\s(?:series|program|broadcast|mini-?series)|Radio\\s(?:broadcast|program(?:me)?)|Webinar|Audiobook|Mobile\\sapp|Speech\\saudio\\srecording|Board\\sgame|Opera|Concert|Film;[^\\]]{3,30}|Álbum|Película|Vídeo|Filme|Vidéo|Balado|Jeu\\svidéo|Série\\stélévisée|Fernsehserie|Hörspiel|Videospiel)';
const PICTURE =
  '(?:Painting|Lithograph|Photograph|Sculpture|Print|Etching|Engraving|Woodcut|Drawing|Watercolou?r|Poster|Exhibition|Ausstellung|Exposition|Exposición|Installation|Fresco|Oil\\son\\scanvas|Peinture|Photographie|Pintura|Fotografía|Gemälde|Fotografie)';
const DOES =
  '(?:Executive\\s)?(?:Host|Curator|Speaker|Director|Producer|Writer|Creator|Composer|Artist|Photographer|Narrator|Presenter|Moderator|Showrunner|Réalisat(?:eur|rice)|Regisseur(?:in)?)s?';
const ROLE = `${DOES}(?:\\s(?:&|and)\\s${DOES})?`;

export const MEDIA_FORMS: readonly WholeForm[] = [
  // "Blackstar [Album]. Columbia.", "Hidden brain [Audio podcast]. NPR. https://…"
  {
    tells: ']. ',
    form: new RegExp(
      `(?<genre>\\[${SHOWN}\\])\\.\\s(?!In\\s|On\\s)(?:(?<place>\\p{Lu}[\\p{L} ]{2,30}):\\s)?(?<publisher>[\\p{Lu}\\d][^[\\],:]{1,80}?)\\.?(?:\\s?$|\\s(?=https?:|www\\.))`,
      'du',
    ),
  },
  // "[Lithograph]. The Louvre, Paris, France."
  {
    tells: ']. ',
    form: new RegExp(
      `(?<genre>\\[${PICTURE}\\])\\.\\s(?<publisher>\\p{Lu}[^[\\],.]{2,60})(?:,\\s(?<place>\\p{Lu}[^[\\].]{2,60}))?\\.?(?:\\s?$|\\s(?=https?:|www\\.))`,
      'du',
    ),
  },
  // "Baelor (Season 1, Episode 9) [TV series episode]. In D. Benioff (Executive Producer), Game of Thrones. HBO."
  {
    tells: / episode\]\. In /,
    form: new RegExp(
      `(?<genre>\\[[\\p{L} ]{2,30}\\sepisode\\])\\.\\s(?<other>In\\s(?:[^()[\\]]{3,120}\\s\\(${ROLE}\\),\\s)?)(?<container>[\\p{Lu}\\d][^[\\]]{1,90}?)\\.\\s(?<publisher>\\p{Lu}[^[\\]]{1,80}?)\\.?(?:\\s?$|\\s(?=https?:|www\\.))`,
      'du',
    ),
  },
  // "Vedantam, S. (Host). (2015–present). Hidden brain"
  {
    tells: /\)\. \(\d{4}/,
    form: new RegExp(
      `^(?<author>\\p{Lu}[^()\\d]{2,120}?)\\s(?<other>\\(${ROLE}\\))\\.?\\s(?<date>\\((?:1[89]|20)\\d\\d(?:[–-](?:\\d{4}|present|heute))?(?:,\\s\\p{L}{3,9}(?:\\s\\d{1,2})?)?\\))\\.\\s(?<title>\\p{Lu}[^[\\].]{1,120})(?=[.[\\s])`,
      'du',
    ),
  },
  // "(Season 1, Episode 9) [", "(No. 134) [": which one it is.
  {
    tells: ') [',
    form: /(?<note>\((?:Season|Series|Saison|Staffel|Temporada|No\.|Nr\.|Episode|Folge|Épisode)\s\d{1,5}(?:,\s(?:Episode|Folge|épisode|Ep\.|episodio)\s\d{1,4})?\))\s(?=\[)/du,
  },
  // "“Ozymandias.” Breaking Bad, created by Vince Gilligan, season 5, episode 14, AMC, 15 Sept. 2013."
  {
    tells: /, (?:episode|ep\.) \d/,
    form: /(?<=[”"]\s)(?<container>[\p{Lu}\d][^,“”"]{1,60})(?<note>(?:,\s(?:created|hosted|directed|written|produced|narrated|performances?)\sby\s[^,]{3,60}){0,3}(?:,\s(?:season|series)\s\d{1,3})?,\s(?:episode|ep\.)\s\d{1,5}),\s(?<publisher>[^,]{2,60}),\s(?<date>(?:\d{1,2}\s)?(?:\p{L}{3,9}\.?\s)?(?:19|20)\d\d)/du,
  },
  // "Directed by Michael Curtiz, performances by Humphrey Bogart and Ingrid Bergman, Warner Bros., 1942."
  {
    tells: /, (?:performances? by|starring|with) /,
    form: /[Dd]irected\sby\s[^.;]{3,60},\s(?:performances?\sby|starring|with)\s[^.;]{3,160}?,\s(?<publisher>\p{Lu}[^,;]{1,50}),\s(?<date>(?:1[89]|20)\d\d)(?=\.?(?:\s|$))/du,
  },
  // "Dir. Ada Roe. Perf. Bea Doe. Reef, Santa Monica, Calif., 1996."
  {
    tells: '. Perf. ',
    form: /\.\sPerf\.\s[^.]{3,160}\.\s(?<publisher>\p{Lu}[^,.]{2,50}),\s(?:(?<place>\p{Lu}[^\d:;()]{2,40}?),\s)?(?<date>(?:19|20)\d\d)(?=[.,]|$)/du,
  },
  // "Conducted by Herbert von Karajan. Deutsche Grammophon 447 401-2, 1995, compact disc."
  {
    tells: /, (?:\d )?(?:LPs?|CDs?|DVDs?|[Cc]ompact|[Vv]inyl|[Aa]udio|\d\d)/,
    form: /(?<=[.?!”"]\s)(?<note>(?:(?:Conducted|Performed|Directed|Recorded|With)\s[^.]{3,80}\.\s){1,3})?(?<publisher>\p{Lu}(?:[\p{L}&’'! ]|\.(?!\s)){1,40}?)\s(?<number>(?:[A-Z][A-Z\d]{0,5}[\s-]?)?\d{2,6}(?:[\s-]\d{1,5}){0,3}),\s(?<date>(?:1[89]|20)\d\d),\s(?<genre>(?:\d\s)?(?:LPs?|CDs?|DVDs?|[Cc]ompact\sdiscs?|[Vv]inyl|[Aa]udiocassette|\d{2}[\s\d/⅓]{0,6}rpm[^.,]{0,20}))\.?$/du,
  },
  // "Copernicus Climate Data Store (CDS) [data set], https://doi.org/…, 2018.", "Zenodo [code],"
  {
    tells: /\[(?:[Dd]ata|[Cc]ode|[Ss]oftware|[Mm]odel|[Vv]ideo)[^\]]{0,8}\],/,
    form: /[,.]\s(?<publisher>\p{Lu}[^,[\].]{2,110})\s(?<genre>\[(?:[Dd]ata\s?set|[Dd]ata|[Cc]ode|[Ss]oftware|[Mm]odel|[Vv]ideo)\])(?=,\s)/du,
  },
  // "The Milkmaid. c. 1660. Oil on canvas, 45.5 × 41 cm."
  { tells: / ca?\. 1\d{3}/, form: /(?<=[.,]\s)(?<date>ca?\.\s1\d{3}(?:[–-]\d{2,4})?)(?=[.,])/du },
  {
    tells: / on (?:canvas|panel|wood|paper|board|copper|linen|silk)|[Bb]ronze|[Mm]arble|silver print|[Ff]resco/,
    form: /(?<=\d{4}[.,]\s|[.,]\s)(?<note>(?:(?:Oil|Tempera|Acrylic|Watercolou?r|Gouache|Pastel|Ink|Charcoal|Pencil|Chalk)(?:\sand\s\p{L}{3,12})?\son\s\p{L}{4,10}|Bronze|Marble|Gelatin\ssilver\sprint|Fresco)(?:,\s[\d.,]{1,6}\s?[×x]\s?[\d.,]{1,6}(?:\s?[×x]\s?[\d.,]{1,6})?\s?(?:cm|mm|m|in)\.?)?)(?=[.,])/du,
  },
];
