/**
 * What a web page says it is: its title in every form it states, its authors, date and identifiers, and whether it is really the
 * page or only says that there is none ("Page not found" with status 200, a front page in place of an article, a domain for sale).
 * The page is parsed as data; nothing in it is run, followed or fetched.
 */
import type { DefaultTreeAdapterTypes } from 'parse5';
import { clean } from './clean.ts';

/** What was read off a page. */
export interface PageFacts {
  /** Titles in the order of trust: what the page declares for citing, then what it shows. */
  readonly titles: readonly string[];
  readonly authors: readonly string[];
  readonly site: string | null;
  /** As stated, ISO or in words. */
  readonly date: string | null;
  readonly doi: string | null;
  readonly language: string | null;
  /** Why this is no page of the work, in one clause; null when nothing says so. */
  readonly missing: string | null;
}

const LONGEST = 1_500_000;
const LONGEST_TITLE = 400;
const MOST_AUTHORS = 50;
const TITLES = ['citation_title', 'dc.title', 'dcterms.title', 'og:title', 'twitter:title'];
const AUTHORS = ['citation_author', 'dc.creator', 'dcterms.creator', 'author', 'article:author', 'parsely-author'];
const DATES = [
  'citation_publication_date',
  'citation_date',
  'citation_online_date',
  'article:published_time',
  'dc.date',
  'dcterms.issued',
  'datepublished',
  'date',
  'pubdate',
];
/** What stands between the title of a page and the name of its site. */
const SITE_JOINT = /\s(?:\||[-–—]|·|•|::|»|«)\s/;

/** Titles and headings of pages that say they are not there. */
const NOT_THERE =
  /^(?:(?:error|http)\s)?404\b|\b404\s?(?:[-–—:|]\s?)?(?:error|not found|page)|\b(?:page|file|document|content|article|resource)\s(?:(?:was|is|could|can)\s)?(?:not|cannot)\s(?:be\s)?found\b|\bpage (?:doesn['’]t|does not|no longer) exists?\b|\bno longer (?:available|exists)\b|^not found$|\bnicht gefunden\b|\bpage (?:introuvable|non trouvée)\b|\bp[aá]gina no (?:encontrada|existe)\b|\bpágina não encontrada\b|\bpagina non trovata\b|\bpagina niet gevonden\b|\bстраница не найдена\b|页面(?:不存在|未找到)|找不到(?:页面|网页)|ページが見つかりません/iu;
const FOR_SALE = /\b(?:domain (?:is |name is )?(?:may be )?for sale|buy this domain|this domain is parked|domain parking)\b/i;
/** Pages that stand before the page: a check for people, a demand to sign in. */
const WALL =
  /^(?:just a moment|attention required|access denied|are you (?:a )?(?:human|robot)|verify(?:ing)? (?:you are|that you are) human|security check|captcha|please wait|ddos-guard|pardon our interruption|sign in|log ?in)\b/i;

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

const isElement = (node: Node): node is Element => 'tagName' in node;
const attribute = (element: Element, name: string): string | null => element.attrs.find((one) => one.name === name)?.value ?? null;

/** Text within a node, by a walk of its own: a page may nest deeper than calls can. */
function textOf(node: Node): string {
  const out: string[] = [];
  let length = 0;
  const stack: Node[] = [node];
  for (let next = stack.pop(); next !== undefined && length < 4000; next = stack.pop()) {
    if ('value' in next && next.nodeName === '#text') {
      out.push(next.value);
      length += next.value.length;
    }
    if ('childNodes' in next) stack.push(...next.childNodes.toReversed());
  }
  return clean(out.join(''));
}

/** Reads a page. Gives null when the text is no page at all. */
export async function readFacts(html: string): Promise<PageFacts | null> {
  const { parse } = await import('parse5');
  if (!/<(?:!doctype|html|head|title|meta|body)\b/i.test(html.slice(0, 20_000))) return null;
  const metas = new Map<string, string[]>();
  let title: string | null = null;
  let heading: string | null = null;
  let language: string | null = null;
  let words = 0;
  const stack: Node[] = [parse(html.slice(0, LONGEST))];
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    if (isElement(node)) {
      if (node.tagName === 'html') language = attribute(node, 'lang');
      else if (node.tagName === 'title' && title === null && node.namespaceURI.endsWith('xhtml')) title = textOf(node);
      else if (node.tagName === 'h1' && heading === null) heading = textOf(node);
      else if (node.tagName === 'meta') {
        const name = (attribute(node, 'name') ?? attribute(node, 'property') ?? attribute(node, 'itemprop') ?? '').toLowerCase();
        const content = clean(attribute(node, 'content') ?? '');
        if (name !== '' && content !== '') metas.set(name, [...(metas.get(name) ?? []), content].slice(0, MOST_AUTHORS));
      }
      if (node.tagName === 'script' || node.tagName === 'style' || node.tagName === 'template') continue;
    } else if (node.nodeName === '#text' && 'value' in node) words += node.value.trim().length;
    if ('childNodes' in node) stack.push(...node.childNodes.toReversed());
  }
  const said = (names: readonly string[]): readonly string[] => names.flatMap((name) => metas.get(name) ?? []);
  const shown = [...said(TITLES), heading ?? '', ...(title === null ? [] : [withoutSite(title), title])];
  const titles = [...new Set(shown.map((one) => one.slice(0, LONGEST_TITLE)))].filter((one) => one !== '');
  return {
    titles,
    authors: [
      ...new Set(
        (AUTHORS.map((name) => metas.get(name)).find((held) => held !== undefined) ?? []).filter((name) => !/^https?:/i.test(name)),
      ),
    ],
    site: metas.get('citation_journal_title')?.[0] ?? metas.get('og:site_name')?.[0] ?? metas.get('application-name')?.[0] ?? null,
    date: said(DATES)[0] ?? null,
    doi: said(['citation_doi', 'dc.identifier', 'prism.doi', 'doi']).find((one) => /\b10\.\d{4,9}\//.test(one)) ?? null,
    language,
    missing: missingOf([title ?? '', heading ?? ''], words),
  };
}

/** The title of a page without the name of its site, where a bar or a dash parts them. */
function withoutSite(title: string): string {
  const head = title.split(SITE_JOINT, 1)[0] ?? title;
  return head.length >= 10 ? head : title;
}

function missingOf(shown: readonly string[], words: number): string | null {
  if (shown.some((text) => FOR_SALE.test(text))) return 'the domain is for sale';
  // A long page may speak of missing pages; a page that is one is short and says so in its title or its heading.
  if (words < 20_000 && shown.some((text) => text.length < 120 && NOT_THERE.test(text))) return 'the page says that it is not there';
  return null;
}

/** Whether a page stands before the one that was asked for: a check for people, a demand to sign in. */
export function isWall(facts: PageFacts): boolean {
  return facts.titles.some((title) => WALL.test(title));
}

/** Whether an address leads to the front page of a site although a page within it was asked for. */
export function fellBackToFront(asked: URL, reached: URL): boolean {
  const deep = asked.pathname.replace(/\/(?:index\.\w{2,5})?$/, '').length > 1 || asked.search !== '';
  return (
    deep &&
    asked.href !== reached.href &&
    /^\/(?:(?:index|home|default)\.\w{2,5}|[a-z]{2}(?:-[a-z]{2})?\/?)?$/i.test(reached.pathname) &&
    reached.search === ''
  );
}
