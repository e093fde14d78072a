/**
 * A list of passages as programs hand them to a model, in one file of JSON or of a JSON a line: `[{"id","text"}]`, `{"doc_id","content","title"}`, LangChain's documents, LlamaIndex's nodes, results of a search. Each entry is a source of its own, called by
 * its id, its title or its address. Data that has more to say than a text and what it is called is no list of passages: it stays one source, with all its fields.
 */
import { property, rowsOf, wordsAt } from './json-values.ts';

export interface ListedPassage {
  readonly id: string;
  readonly text: string;
  /** What else a text may call it. */
  readonly aliases: readonly string[];
}

/** Fields in which lists lie, and those in which objects lie that hold such lists: `hits.hits`, `web.results`, `webPages.value`, `response.docs`. */
const LISTS =
  'passages documents docs contexts context chunks source_documents source_nodes nodes retrieved retrievals retrievalResults results search_results organic_results organic webPages web value hits matches sources response query search records articles pages evidence data items'.split(
    ' ',
  );
/** How deep a list may lie. */
const DEEPEST = 3;
const TEXTS =
  'text content raw_content page_content pageContent markdown passage chunk body contents document snippet snippets extract extra_snippets description highlights'.split(
    ' ',
  );
/** What tells of a thing rather than is its text; of a page that a search found it is all there is. */
const TOLD = ['extract', 'extra_snippets', 'description', 'highlights'];
const IDS = 'id _id id_ passage_id passageId chunk_id chunkId doc_id docId document_id documentId docid node_id nodeId key ref uuid'.split(
  ' ',
);
/** By what it can be found; then what it is called, which others may be called too. */
const PLACES = 'url uri link href file filename file_name fileName file_path path source'.split(' ');
const TITLES = ['title', 'name'];
const NAMES = [...PLACES, ...TITLES];
/** What is told of a passage besides: how it was found, where it stood, how a search shows it. */
const BESIDES = new Set(
  `metadata meta extra_info score similarity distance relevance rank position index page page_number page_label chunk_index start end start_char_idx end_char_idx embedding embeddings vector values sparse_values type subtype class_name object
   language lang tokens token_count hash date published publisheddate published_date last_updated age author authors section heading relationships excluded_embed_metadata_keys excluded_llm_metadata_keys text_template metadata_template
   metadata_seperator mimetype _index _score _type location kind htmltitle displaylink displayed_link displayurl redirect_link htmlsnippet cacheid formattedurl htmlformattedurl pagemap favicon thumbnail image snippet_highlighted_words
   sitelinks rich_snippet attributes isfamilyfriendly family_friendly isnavigational datelastcrawled profile meta_url deeplinks engine engines parsed_url template positions category ns pageid size wordcount timestamp usage publishedtime
   statuscode highlightscores summary about_this_result cached_page_link`.split(/\s+/),
);
/** What a search tells of itself, beside its results. */
const OF_SEARCH =
  /^(?:search_?(?:metadata|parameters|information|id)|request\w*|quer(?:y|ies)\w*|usage|\w{0,20}pagination|meta|metadata|_shards|took|timed_out|total\w*|facets?|aggregations|spelling|mixed|type|_type|namespace|responseheader|params|related\w{0,20}|people\w{0,20}|images?|inline_images|videos?|news|response_time|follow_up_questions|credits?\w*|url|context|batchcomplete|continue|rankingresponse|answers|corrections|infoboxes|suggestions|unresponsive_engines|number_of_results|object|model|created)$/i;
/** Characters of a question that a list answers. */
const SHORT = 500;
/** Objects that hold the passage itself. */
const WITHIN = ['node', 'document', 'doc', '_source', 'payload'];

/**
 * The passages of a file, in order; null where it is no list of them. Pieces of one document bear one id, and each keeps its place: [3] is the third of them.
 * Titles alone are no ids: of two that are the same, each is called by its place.
 */
export function passagesIn(text: string): ListedPassage[] | null {
  const rows = listOf(text);
  if (rows === null || rows.length === 0) return null;
  const found: (ListedPassage & { readonly titled: boolean })[] = [];
  for (const [at, row] of rows.entries()) {
    const passage = passageOf(row, at);
    if (passage === null) return null;
    found.push(passage);
  }
  const titles = new Map<string, number>();
  for (const { id, titled } of found) if (titled) titles.set(id, (titles.get(id) ?? 0) + 1);
  return found.map(({ titled, ...passage }, at) =>
    titled && (titles.get(passage.id) ?? 0) > 1 ? { ...passage, id: `passage-${at + 1}` } : passage,
  );
}

/** The rows of a list, of the first field that holds one, or of a JSON a line; null for anything else. */
function listOf(text: string): readonly unknown[] | null {
  const value = parsed(text);
  if (value !== undefined) return listWithin(value, DEEPEST);
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const rows = lines.map(parsed);
  return lines.length > 1 && rows.every((row) => typeof row === 'object' && row !== null) ? rows : null;
}

function listWithin(value: unknown, depth: number): readonly unknown[] | null {
  if (Array.isArray(value)) return value;
  if (typeof value !== 'object' || value === null || depth === 0) return null;
  const name = LISTS.find((one) => {
    const held = property(value, one);
    return rowsOf(held).some((row) => typeof row === 'object') || (held !== undefined && listWithin(held, depth - 1) !== null);
  });
  // What else is told there would be lost: a question, a number of hits and what a search says of itself may be.
  const idle = Object.entries(value).every(
    ([key, one]) =>
      key === name ||
      one === null ||
      typeof one === 'number' ||
      typeof one === 'boolean' ||
      (typeof one === 'string' && one.length <= SHORT) ||
      OF_SEARCH.test(key),
  );
  return name === undefined || !idle ? null : listWithin(property(value, name), depth - 1);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const said = (value: unknown, name: string): string | undefined => {
  const one = property(value, name);
  return typeof one === 'number' && Number.isFinite(one) ? String(one) : wordsAt(value, name);
};

const SAID = TEXTS.filter((name) => !TOLD.includes(name));

/** All that some fields of an entry say, what stands in another of them once. */
function textOf(held: unknown, fields: readonly string[]): string | undefined {
  const said = fields.flatMap((name) => {
    const value = property(held, name);
    const lines = rowsOf(value).filter((one): one is string => typeof one === 'string' && one.trim() !== '');
    // "content": {"text": …}
    return lines.length > 0 ? lines.join('\n\n') : (wordsAt(held, name) ?? wordsAt(value, 'text') ?? []);
  });
  const [first, ...rest] = said.sort((a, b) => b.length - a.length);
  return first === undefined
    ? undefined
    : [first, ...rest.filter((one, i) => !first.includes(one) && rest.indexOf(one) === i)].join('\n\n');
}

function passageOf(row: unknown, at: number): (ListedPassage & { readonly titled: boolean }) | null {
  const inner = WITHIN.map((name) => property(row, name)).find((one) => typeof one === 'object' && one !== null && !Array.isArray(one));
  const held = inner ?? row;
  const text = textOf(held, TEXTS) ?? textOf(property(held, 'metadata'), TEXTS);
  if (text === undefined || typeof held !== 'object' || held === null) return null;
  const fields = Object.keys(held);
  if (!fields.every((name) => TEXTS.includes(name) || IDS.includes(name) || NAMES.includes(name) || BESIDES.has(name.toLowerCase())))
    return null;
  const from = [held, row, property(held, 'metadata'), property(held, 'meta'), property(held, 'extra_info')];
  const all = (names: readonly string[]): string[] => names.flatMap((name) => from.flatMap((one) => said(one, name) ?? []));
  const [ids, places, titles] = [all(IDS), all(PLACES), all(TITLES)];
  if (places.length === 0 && textOf(held, SAID) === undefined && textOf(property(held, 'metadata'), SAID) === undefined) return null;
  const own = ids[0] ?? places[0];
  const id = own ?? titles[0] ?? `passage-${at + 1}`;
  const numbered = ['passage', 'doc', 'document', 'source', 'chunk', 'context'].flatMap((word) => [
    `${word}-${at + 1}`,
    `${word} ${at + 1}`,
    `${word}_${at + 1}`,
  ]);
  // A place is a name only where ids do not say otherwise.
  const byPlace = ids.some((one) => /^[a-z]{3,8}[-_ ]?\d{1,4}$/i.test(one)) ? [] : numbered;
  const aliases = [...new Set([...ids, ...titles, ...places, ...byPlace])].filter((one) => one !== id);
  return { id, text, aliases, titled: own === undefined && titles.length > 0 };
}
