/**
 * Reads the numbers of a reference out of the pieces labelled so: volume, issue, pages, article numbers, editions. Words
 * that announce them ("Bd.", "vol.", "pp.", "第…卷") go; what is part of the number ("A 66", "Suppl. 1", "e1000382") stays.
 */

const VOLUME_WORD =
  /^(?:vols?|volumes?|bd|band|bde|bände|jg|jahrgang|jhrg|tomes?|tomo|том|т|t|v|vol|cilt|sv|svazek|svezak|bind|köt|kötet|letn|letnik|roč|ročník|vsk|jrg|jaargang|årg|årgang|köide|τόμος|τόμ|let|god|год|година|sēj|sējums|tóm|año|anno)(?:\.|\b|(?=\s))[\s:]*(?=[\p{Lu}\d(])|^c\.\s?(?=\d)|^(?:المجلد|مجلد|مج|الجزء|ج|جلد|دوره|سال|السنة|س|م|כרך)\.?\s?:?\s?(?=[\d(])|^כרך\s|^第|^卷/iu;
const ISSUE_WORD =
  /^(?:nos?|nrs?|nums?|numbers?|numéro|núm|número|numero|iss|issues?|hefte?|h|n|№|вып|выпуск|вип|випуск|fasc|nº|n°|nᵒ|№|#|sayı|sz|szám|št|številka|č|čís|číslo|br|бр|брой|број|τχ|τεύχος|tbl|tölublað|nro|numer|zesz|zeszyt|häfte|afl|nomor)(?:\.|º|°|\b|(?=\s?\d)|(?=\s))[\s:.º°]*(?=[\p{Lu}\d(])|^(?:العدد|عدد|ع|شماره|ش|חוברת|גיליון)\.?\s?:?\s?(?=[\d(])|^(?:ה?גילי?ון|ה?חוברת)\s|^第|^期|^№\s?/iu;
const PAGE_WORD =
  /^(?:(?:pp?|pgs?|pages?|sp|spalten?|cols?|págs?|páginas?|pagg?|pagine|seiten?|стр|blz|bls|hlm|hal|lpp|lk|psl|sivut?|str|stran|strana|strany|strony|trang|sid|sidor|side|sider|sayfa|sayfalar|oldal|old|bll?|σσ?|σελίδ(?:ες|α)|σελ|halaman|lappuses|puslapiai|lehekül(?:g|jed)|pàgs?|hier|here|at|art(?:icle)?(?:\sno)?|paper(?:\sno)?|article\s?id|id|eid)(?:[.:]|\s|(?=\d))|(?:[sS]{1,2}|[cCсС]{1,2})(?:\.\s?|\s)|(?:o|t|tt|tr|or)\.\s?(?=\d)|[頁页]|(?:ص\s?ص|صص|ص|صفحات|صفحة|עמ['׳]|עמודים)\s?:?)[\s:.]*(?=[\p{L}\d])/iu;

export interface Numbers {
  readonly volume?: string;
  readonly issue?: string;
  readonly page?: string;
}

/** Nothing around it and nothing uneven within: what most numbers and words are. */
const PLAIN = /^[A-Za-z\d](?:[^\s]*[A-Za-z\d])?$/;
const squeezed = (text: string): string => text.replace(/\s+/g, ' ').trim();
const bare = (text: string): string => (PLAIN.test(text) ? text : barer(text));
const barer = (text: string): string =>
  squeezed(text)
    .replace(/^[\s.,;:([{（–—-]+/u, '')
    .replace(/(?<![\s.,;:)\]}）–—-])[\s.,;:)\]}）–—-]+$/u, '');

/** Words behind a number that count volumes or issues, left at the head of the next one: "évf. 2. sz. pp.". */
const LEFT_OVER = /^(?:évf|roč|sz|č|nr|rocz)\.,?\s(?=\S)/u;

/** What most numbers are: digits alone, or two of them with a dash between. */
const DIGITS = /^\d{1,9}$/;
const RANGE = /^(\d{1,9})(?:[-–](\d{1,9}))?$/;

/** Volume as printed, and whatever issue or pages were labelled together with it: "25(2):", "vol. 12, no. 3". `issueStands`: the issue is printed elsewhere. */
export function parseVolume(printed: string, issueStands = false, pagesStand = false): Numbers {
  if (DIGITS.test(printed)) return { volume: printed };
  if (NO_PAGES.test(printed)) return {};
  const turkish = /^C(?:ilt)?\.?\s?(\d{1,4}|[IVXLC]{1,8}),\s?S(?:ayı)?\.?\s?(\d{1,4})$/.exec(bare(printed));
  if (turkish !== null) return { volume: turkish[1] ?? '', issue: turkish[2] ?? '' };
  const text = bare(printed)
    .replace(/^#\s?(?=\d)/, '')
    .replace(VOLUME_WORD, '')
    .replace(/^[제第]?\s?(\d+)\s?[권卷巻]\s?[,，]?\s?(?:[제第]\s?)?(\d+)\s?[호号號期]?$/u, '$1($2)')
    .replace(/^제\s?/u, '');
  const season = /^(\d{1,3})e\sannée$/.exec(text);
  if (season?.[1] !== undefined) return { volume: season[1] };
  const bracket =
    /^([\p{L}\d][\p{L}\d\s./–-]{0,15}?)\s?[(（]\s?([^()（）]{1,20}?)\s?[)）]?(?:\s?[:,]\s?(?:pp?\.\s?)?([A-Za-z]?\d[\p{L}\d\s–-]{0,20}))?$/u.exec(
      text,
    );
  if (bracket !== null && /\d/.test(bracket[1] ?? ''))
    return {
      volume: bare(bracket[1] ?? ''),
      issue: parseIssue(bracket[2] ?? ''),
      ...(bracket[3] === undefined ? {} : { page: parsePages(bracket[3]) }),
    };
  const numbered = /^(\S.{0,14}?)[\s,;.]{1,3}(?:no|nr|n|num|iss|issue|heft|h|núm|вып|№|n°|nº)[.°º]?\s?(\d[\d\s/–-]{0,10})$/iu.exec(text);
  if (numbered !== null && /\d/.test(numbered[1] ?? '')) return { volume: bare(numbered[1] ?? ''), issue: bare(numbered[2] ?? '') };
  const sure = issueStands ? null : SURE_PAIR.exec(text);
  if (sure !== null) return { volume: sure[1] ?? sure[3] ?? '', issue: sure[2] ?? sure[4] ?? '' };
  // "51, 9" as ACM prints it.
  const pair = issueStands ? null : (/^(\d{1,4}),\s?(\d{1,3})$/.exec(text) ?? (pagesStand ? OTHER_PAIR.exec(text) : null));
  // "12/13" is two volumes in one, "3/98" an issue and its year.
  if (pair !== null && Number(pair[2]) !== Number(pair[1]) + 1) return { volume: pair[1] ?? '', issue: pair[2] ?? '' };
  if (text === '年') return {};
  const value = bare(text.replace(/[卷巻권집輯辑]\s?[第제]?$/, ''));
  return value === '' ? {} : { volume: value };
}

/** "388/22", "78.1" beside pages: a volume, and an issue no year has more of. */
const OTHER_PAIR = /^(\d{1,4})[/.]([1-9]|[1-4]\d|5[0-3])$/;
/** "11.1-2", "XXXIX, 2": a double issue behind the stop, an issue behind a volume in Roman figures. */
const SURE_PAIR = /^(?:(\d{1,3})\.(\d{1,2}[-–]\d{1,2})|([IVXLC]{1,8}),\s?(\d{1,3}(?:[-–/]\d{1,3})?))$/;

/** Issue as printed, without brackets and announcing words. */
export function parseIssue(printed: string): string {
  if (DIGITS.test(printed)) return printed;
  // "年3月11日" is what was left over of a date.
  if (/^年(?!\s?第)/.test(printed)) return '';
  return bare(
    bare(printed)
      .replace(/^年\s?/, '')
      .replace(LEFT_OVER, '')
      .replace(ISSUE_WORD, '')
      .replace(/^제\s?/u, '')
      .replace(/[期号號호]$/, ''),
  );
}

/** "pp. 575–99 (p. 581)": where within the pages something is said. */
const PINPOINT = /(?<=\d)\s\((?:at\s)?(?:pp?|[sS])\.\s?\d{1,5}(?:[-–]\d{1,5})?\)?[.,]?$/;

/** How long a film runs, how many records a box holds, a version: "94 min.", "1 DVD", "v2". */
const NO_PAGES =
  /^[\s(]?(?:\d{1,3}\s(?:min|DVDs?|CDs?|CD-ROMs?|LPs?|partituras?|mapas?|partitions?|discos?|fotografías?|fot)(?!\p{L})|v\d{1,2}\.?$)/u;

/** Pages or article number: announcing words gone, dashes as hyphens, no space around them. "415 p." keeps its p: it is a count. */
export function parsePages(printed: string): string {
  const range = RANGE.exec(printed);
  if (range !== null) return range[2] === undefined ? printed : `${range[1] ?? ''}-${range[2]}`;
  if (NO_PAGES.test(printed)) return '';
  let text = bare(printed.replace(PINPOINT, ''))
    .replace(LEFT_OVER, '')
    .replace(/^第(?=\d)/, '');
  for (let turn = 0; turn < 3 && !/^[A-Z]\d/.test(text); turn += 1) text = bare(text.replace(PAGE_WORD, ''));
  // A lone 年 or 頁 is what was left over of a date or of pages that are not there.
  if (/^[\u2e80-\u9fff\uac00-\ud7af]{1,2}$/u.test(text)) return '';
  return (
    text
      .replace(/(?:[页頁쪽面版]|ページ)(?:以下)?$/, '')
      // "33.–47. lpp."
      .replace(/(?<=^\d{1,5})\.\s?(?=[‐‑–-]\s?\d)/, '')
      .replace(/(?<=^[A-Za-z]?\d{1,6}\s?[-–‑]\s?[A-Za-z]?\d{1,6})[\s.]{1,3}(?:pp?|[sS]{1,2}|lpp|old|o)\.?$/, '')
      // "1735–1780. 12", "1173–1182. 456": the number of the page on which the list stands.
      .replace(/(?<=^\d{1,5}\s?[‐‑–-]\s?\d{1,5})\.\s\d{1,4}$/, '')
      // A dash of a font that was not known: "1027{1035", "491â€“499".
      .replace(/(?<=\d)\s?(?:[{}Ð]|â€[“”"]?)\s?(?=\d)/g, '-')
      .replace(/\s?[‐‑‒–—―−-]{1,3}\s?/g, '-')
      .replace(/(?<=\d)-(?=pp?\.)/g, '-')
  );
}

/** Edition: its number when it has one ("2nd ed." gives "2"), else its words. */
export function parseEdition(printed: string): string {
  const text = bare(printed);
  const behind = /^(?:wyd|wydanie|изд|издание|вид|vyd)\.?\s(\d{1,2}|[IVX]{1,4})(?:-?\p{L}{1,2})?$/iu.exec(text);
  if (behind?.[1] !== undefined) return behind[1];
  const han = /^第?([一二三四五六七八九十])版$/u.exec(text)?.[1];
  if (han !== undefined) return String('一二三四五六七八九十'.indexOf(han) + 1);
  // Words alone have no number to look for.
  if (!/\d/.test(text)) return text.replace(/^([IVX]{1,4})\s(?:ed|éd|edizione|edición|edição|édition)$/u, '$1');
  const number =
    /(?<![\d.])(\d{1,3})(?:st|nd|rd|th|\.|ª|º|ème|e|a)?\s?(?:,?\s?(?:(?:\p{L}+(?:\.\s?|\s)){0,3}|(?:\p{L}+(?:\.\s?|\s)){0,2}\p{L}+))?(?:ed|edn|aufl|auflage|éd|édition|edition|edición|edizione|изд|izd|vyd|wyd|uppl|utg|udg|oplag|druk|bas[ıi]m|bask[ıi]|painos|kiad|版|판|upd|rev|überarb|erw)/iu.exec(
      text,
    );
  return number?.[1] ?? (/^\d{1,3}$/.test(text) ? text : text);
}
