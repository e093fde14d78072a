/**
 * The one normal form of each identifier of a work, so that two spellings are equal exactly when they name the same thing.
 * Knows shapes and check digits; what cannot be an identifier gives null and is never repaired.
 * Sources: DOI Handbook § 2; arXiv "Understanding the arXiv identifier"; ISBN Users' Manual; ISO 3297 (ISSN).
 */

const CLOSERS: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{', '>': '<' };
/** Never the last character of a DOI or URL in running text. */
const TRAILING = /[.,;:!?'"`´’‘“”«»…*|–—]/;

/** Length of `text` without punctuation that belongs to the sentence around it; brackets that are opened inside are kept. */
export function trimmedLength(text: string): number {
  let end = text.length;
  for (; end > 0; end -= 1) {
    const last = text[end - 1] ?? '';
    if (TRAILING.test(last)) continue;
    const opener = CLOSERS[last];
    if (opener === undefined) {
      if (last === '(' || last === '[' || last === '{' || last === '<') continue;
      break;
    }
    let depth = 0;
    for (let i = 0; i < end; i += 1) depth += text[i] === opener ? 1 : text[i] === last ? -1 : 0;
    if (depth >= 0) break;
  }
  return end;
}

const ENTITIES: readonly (readonly [RegExp, string])[] = [
  [/&lt;/gi, '<'],
  [/&gt;/gi, '>'],
  [/&(?:amp;){1,3}/gi, '&'],
];

function decoded(text: string): string {
  let out = text;
  if (out.includes('&')) for (const [entity, plain] of ENTITIES) out = out.replace(entity, plain);
  if (out.includes('%')) out = out.replace(/%([2-7][0-9a-f])/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  if (out.includes('\\')) out = out.replaceAll('\\_', '_');
  return out.replace(/[\u00ad\u200b-\u200d\u2060\ufeff]/g, '').replace(/[‐‑‒–]/g, '-');
}

/** What readers and typesetters glue to the end of a DOI. */
const GLUED =
  /(?:[.;,]?\[(?:arxiv|doi|pii|pubmed|crossref|google|inspire|hep|astro|cond|gr-qc|math|quant)|[.;,]?(?:pmid|pmcid|pubmed|medline|https?:\/\/|doi:|accessed|epub)|[?#](?:utm_|ref=|needaccess|download|journalcode|casa_token|seq=)|\?[a-z][a-z_-]{1,20}=|<\/|<[a-z]{1,10}[ />]).{0,300}$/i;
/** Views of a publisher's page that follow the DOI in its address. */
const VIEW =
  /(?:\/(?:abstract|full(?:text)?|e?pdf|html|meta|summary|references|issuetoc|asset)(?:\/.{0,200})?|\.(?:full|abstract)?(?:\.?pdf|\.full|\.html?))$/i;
/** What Silverchair's pages set behind the DOI in their addresses: the number of the article, and words of its title. */
const PAGE_NUMBER = /(?<=\/[^/\s]{1,200})\/\d{4,9}(?:\/[a-z][a-z\d-]{0,300})?$/;
const DOI_BODY = /^10\.\d{4,9}(?:\.\d{1,9}){0,4}\/[!-~\u00a1-\uffff]{1,500}$/;

/** A DOI of digits, dots and hyphens behind its prefix and at most a word's letters: all rules for spelling leave it as it is. */
const NORMAL_DOI = /^10\.\d{4,9}\/[a-z]{0,3}[\d.-]{1,40}\d$/;

/** Length of the part of `run` (which begins with "10.") that is the DOI. */
export function doiLength(run: string): number {
  const glued = GLUED.exec(run);
  const cut = glued === null ? run : run.slice(0, glued.index);
  return trimmedLength(cut);
}

/**
 * The normal form of a DOI: lower case, without resolver or label, entities and percent codes decoded, the sentence's
 * punctuation dropped ("https://doi.org/10.1016/S0140-6736(97)11096-0)." gives "10.1016/s0140-6736(97)11096-0").
 * Gives null for what cannot be a DOI.
 */
export function normalizeDoi(text: string): string | null {
  // Most that registries hold: nothing to decode, nothing before or behind it.
  if (NORMAL_DOI.test(text)) return text;
  const plain = decoded(text.trim());
  const start = plain.indexOf('10.');
  if (start === -1 || start > 200) return null;
  const before = plain.slice(0, start);
  if (before !== '' && !/(?:doi|[:/=\s(<[])$/i.test(before)) return null;
  const inPage = /^https?:\/\//i.test(before) && !/doi\.org\/$/i.test(before);
  let run = (
    plain
      .slice(start)
      .replace(/^10\.\s?(\d{4,9})\s?\/\s?/, '10.$1/')
      .split(/\s/)[0] ?? ''
  ).toLowerCase();
  if (inPage) run = run.replace(/[?#].{0,500}$/, '').replace(VIEW, '');
  if (/\/article[a-z-]{0,20}\/doi\/$/i.test(before)) run = run.replace(PAGE_NUMBER, '');
  run = run.slice(0, doiLength(run));
  return DOI_BODY.test(run) ? run : null;
}

export const ARCHIVE =
  '(?:acc-phys|adap-org|alg-geom|ao-sci|astro-ph|atom-ph|bayes-an|chao-dyn|chem-ph|cmp-lg|comp-gas|cond-mat|cs|dg-ga|econ|eess|funct-an|gr-qc|hep-ex|hep-lat|hep-ph|hep-th|math|math-ph|mtrl-th|nlin|nucl-ex|nucl-th|patt-sol|physics|plasm-ph|q-alg|q-bio|q-fin|quant-ph|solv-int|stat|supr-con)';
const NEW_ARXIV = /^(\d{2})(\d{2})\.(\d{4,5})(?:v(\d{1,2}))?$/i;
const OLD_ARXIV = new RegExp(`^(${ARCHIVE})(?:\\.[a-z]{2})?/(\\d{2})(\\d{2})(\\d{3})(?:v(\\d{1,2}))?$`, 'i');

/**
 * An arXiv identifier out of its printed forms: bare, "arXiv:…", an arxiv.org address, a 10.48550 DOI. The subject class of
 * old identifiers is dropped (math.GT/0309136 is math/0309136). Null when no such identifier can exist: a month that is
 * none, four digits after 2014, a new-style number before April 2007.
 */
export function normalizeArxiv(text: string): { readonly id: string; readonly version?: number } | null {
  const bare = decoded(text.trim())
    .replace(/^.{0,60}?(?:arxiv\.org\/(?:abs|pdf|html|ps|format)\/|10\.48550\/arxiv\.|arxiv\s?[:.]?\s?|corr\s{1,3}abs\/|\babs\/)/i, '')
    .replace(/^(?:preprint\s?)?(?:arxiv)?\s?:?\s?/i, '')
    .replace(/(?:(?<!\s)\s+)?\[[a-z.-]{2,20}\].{0,100}$/i, '')
    .replace(/\.pdf$/i, '')
    .replace(/[\s.,;:)\]]{1,5}$/, '');
  const young = NEW_ARXIV.exec(bare);
  if (young !== null) {
    const [, yy = '', mm = '', number = '', version] = young;
    const stamp = Number(yy + mm);
    const month = Number(mm);
    const digits = stamp >= 1501 ? 5 : 4;
    if (month < 1 || month > 12 || stamp < 704 || stamp > 9000 || number.length !== digits) return null;
    return { id: `${yy}${mm}.${number}`, ...(version === undefined ? {} : { version: Number(version) }) };
  }
  const old = OLD_ARXIV.exec(bare);
  if (old === null) return null;
  const [, archive = '', yy = '', mm = '', number = '', version] = old;
  const month = Number(mm);
  if (month < 1 || month > 12 || (Number(yy) > 7 && Number(yy) < 91)) return null;
  return { id: `${archive.toLowerCase()}/${yy}${mm}${number}`, ...(version === undefined ? {} : { version: Number(version) }) };
}

const bareNumber = (text: string): string => text.toUpperCase().replace(/[^0-9X]/g, '');

/** ISBN-13 without hyphens (an ISBN-10 is converted); null when the check digit is wrong. */
export function normalizeIsbn(text: string): string | null {
  const digits = bareNumber(text.replace(/^\s*(?:e-?)?ISBN(?:-1[03])?(?:\s\(1[03]\))?:?/i, ''));
  if (/^\d{9}[\dX]$/.test(digits)) {
    let sum = 0;
    for (let i = 0; i < 10; i += 1) sum += (digits[i] === 'X' ? 10 : Number(digits[i])) * (10 - i);
    if (sum % 11 !== 0) return null;
    const body = `978${digits.slice(0, 9)}`;
    return body + String((10 - (weighted(body) % 10)) % 10);
  }
  return /^97[89]\d{10}$/.test(digits) && weighted(digits) % 10 === 0 ? digits : null;
}

/** Sum of digits with the weights 1, 3, 1, 3, … of ISBN-13. */
function weighted(digits: string): number {
  let sum = 0;
  for (let i = 0; i < digits.length; i += 1) sum += Number(digits[i]) * (i % 2 === 0 ? 1 : 3);
  return sum;
}

/** ISSN as 1234-567X; null when the check digit is wrong. */
export function normalizeIssn(text: string): string | null {
  const digits = bareNumber(text.replace(/^\s*[ep]?-?ISSN(?:-L)?:?/i, ''));
  if (!/^\d{7}[\dX]$/.test(digits)) return null;
  let sum = 0;
  for (let i = 0; i < 8; i += 1) sum += (digits[i] === 'X' ? 10 : Number(digits[i])) * (8 - i);
  return sum % 11 === 0 ? `${digits.slice(0, 4)}-${digits.slice(4)}` : null;
}

/** PubMed number as bare digits out of "PMID: 9500320" or a PubMed address; null for anything else. */
export function normalizePmid(text: string): string | null {
  const found =
    /^(?:(?:https?:\/\/)?[a-z0-9.]{0,40}\/(?:pubmed\/)?|(?:pubmed|medline)?\s?(?:pmid|pubmed)?\s?[:#]?\s?)(\d{1,8})[\s.,;/)\]]{0,3}$/i.exec(
      text.trim(),
    );
  const digits = found?.[1];
  return digits === undefined || digits.startsWith('0') ? null : digits;
}

/** PubMed Central number as PMC1234567; null for anything else. */
export function normalizePmcid(text: string): string | null {
  const found = /^(?:https?:\/\/[a-z0-9./]{1,60}\/|pmcid\s?:?\s?)?(?:pmc)?\s?(\d{3,9})[\s.,;/)\]]{0,3}$/i.exec(text.trim());
  const digits = found?.[1];
  return digits === undefined || digits.startsWith('0') ? null : `PMC${digits}`;
}

const TRACKING = /^(?:utm_[a-z]+|fbclid|gclid|mc_[ce]id|ref_src|casa_token|jsessionid)$/i;

/**
 * A web address in a form fit for comparing: https for http, host in lower case without "www.", no default port, fragment,
 * tracking parameters or closing slash. The path keeps its case. Null when it is no http(s) or ftp address.
 */
export function normalizeUrl(text: string): string | null {
  let plain = text.replace(/[\s\u00ad\u200b-\u200d\u2060\ufeff]+/g, '').replace(/^<|>$/g, '');
  plain = plain.slice(0, trimmedLength(plain));
  if (/^www\./i.test(plain)) plain = `https://${plain}`;
  if (!/^(?:https?|ftp):\/\//i.test(plain)) return null;
  let url: URL;
  try {
    url = new URL(plain);
  } catch {
    return null;
  }
  const host = url.hostname.replace(/^www\./, '');
  if (!host.includes('.')) return null;
  for (const key of [...url.searchParams.keys()]) if (TRACKING.test(key)) url.searchParams.delete(key);
  const scheme = url.protocol === 'ftp:' ? 'ftp' : 'https';
  return `${scheme}://${host}${url.port === '' ? '' : `:${url.port}`}${url.pathname.replace(/\/{1,5}$/, '')}${url.search}`;
}
