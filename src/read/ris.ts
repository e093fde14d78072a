/**
 * Tagged reference files: RIS (`TY  - JOUR`), PubMed's .nbib (`PMID- 1`), EndNote's (`%0 Journal Article`), the Web of Science's (`PT J`), and
 * those of RefWorks, the Cochrane Library and the Astrophysics Data System. One line holds
 * one tag; a line without a tag goes on with the one before. Records that never end (no `ER`) end where the next begins.
 */
import type { Entry, Skipped, Span } from '../model/document.ts';
import type { Reading } from './blocks.ts';
import { uniqueKey } from './csl/keys.ts';
import { itemOf, rolesOf, type Said, variableOf, WOS_ROLES } from './roles.ts';
import { MEDIA } from './sniff.ts';

interface Field {
  readonly tag: string;
  value: string;
  span: Span;
}
interface TaggedRecord {
  readonly fields: Field[];
  start: number;
  end: number;
}

/** How a format writes a tag, which tag begins a record, and which ends it. */
interface Tagging {
  readonly line: RegExp;
  readonly begins: string;
  readonly ends: string | null;
  /** Role of each tag. */
  readonly means: ReadonlyMap<string, string>;
  /** Tags whose further lines are further values, and not more of the first. */
  readonly lists?: ReadonlySet<string>;
}

const RIS: Tagging = {
  line: /^([A-Z][A-Z0-9]) {0,2}- ?(.*)$/,
  begins: 'TY',
  ends: 'ER',
  means:
    rolesOf(`TY=type ID=id TI=title T1=title CT=title AU=author A1=author A2=editor ED=editor A3=editor A4=translator T2=container JO=container JF=container
    JA=short J1=short J2=short BT=container T3=series PY=year Y1=year DA=date Y2=accessed VL=volume IS=issue CP=issue SP=first EP=last PB=publisher CY=place PP=place
    ET=edition DO=doi UR=url L1=url L2=url LK=url SN=number AN=accession AB=abstract N2=abstract N1=note M1=number-of M3=genre LA=language ST=short-title C7=article`),
};
const NBIB: Tagging = {
  line: /^([A-Z]{2,4}) {0,2}- ?(.*)$/,
  begins: 'PMID',
  ends: null,
  means:
    rolesOf(`PMID=pmid TI=title BTI=title FAU=author AU=author-short FED=editor ED=editor JT=container TA=short DP=date VI=volume IP=issue PG=pages LID=lid AID=lid
    IS=number ISBN=number AB=abstract PMC=pmcid LA=language PB=publisher PL=place CN=group CTI=container`),
};
const ENDNOTE: Tagging = {
  line: /^(%[0-9A-Z@!?&+*$(])(?: (.*)|)$/,
  begins: '%0',
  ends: null,
  means:
    rolesOf(`%0=type %A=author %E=editor %Y=translator %T=title %J=container %B=container %D=year %8=date %V=volume %N=issue %P=pages %I=publisher %C=place
    %7=edition %R=doi %U=url %@=number %X=abstract %Z=note %S=series %F=id %M=accession %9=genre %G=language %!=short-title`),
};

/** "Full record, plain text" of the Web of Science; its sheets name their columns by the same tags. */
const WOS: Tagging = {
  line: /^([A-Z][A-Z0-9])(?: (.*)|)$/,
  begins: 'PT',
  ends: 'ER',
  means: WOS_ROLES,
  lists: new Set(['AU', 'AF', 'BE', 'CA']),
};

/** ERIC's, which has no numbers of PubMed. */
const ERIC: Tagging = { ...NBIB, begins: 'OWN' };
const REFWORKS: Tagging = {
  line: WOS.line,
  begins: 'RT',
  ends: null,
  means:
    rolesOf(`RT=type ID=id A1=author A2=editor A4=translator T1=title T2=container JF=container JO=short T3=series YR=year FD=date VO=volume IS=issue
    SP=first OP=last ED=edition PB=publisher PP=place SN=number AB=abstract NO=note LA=language UL=url LK=url DO=doi`),
};
/** What the Cochrane Library exports. */
const COCHRANE: Tagging = {
  line: /^([A-Z]{2,3}): ?(.*)$/,
  begins: 'ID',
  ends: null,
  means: rolesOf('ID=id AU=author TI=title SO=container YR=year VL=volume NO=issue PG=pages PM=pmid DOI=doi AB=abstract'),
};
/** The Astrophysics Data System's own, which gives EndNote's tags other meanings. */
const ADS: Tagging = {
  line: ENDNOTE.line,
  begins: '%R',
  ends: null,
  means: rolesOf('%R=id %T=title %A=author %J=container %V=volume %D=date %P=first %L=last %Y=doi %U=url %B=abstract'),
};

/** Forms that their first line tells. */
const BY_START: readonly (readonly [RegExp, Tagging])[] = [
  [/^OWN ?- ERIC/, ERIC],
  [/^Record #\d/, COCHRANE],
  [/^%R \d{4}/, ADS],
];

const TAGGINGS: ReadonlyMap<string, Tagging> = new Map([
  [MEDIA.nbib, NBIB],
  [MEDIA.endnote, ENDNOTE],
  [MEDIA.wos, WOS],
  [MEDIA.tagged, REFWORKS],
]);
const taggingOf = (mediaType: string): Tagging => TAGGINGS.get(mediaType) ?? RIS;
/** The tag a line begins with in a tagged format; undefined when it has none. */
export const tagOf = (mediaType: string, line: string): string | undefined => taggingOf(mediaType).line.exec(line)?.[1];

/** Reads a tagged file; the text is the file, one entry a record. */
export function readTagged(text: string, mediaType: string): Reading {
  const begins = text.slice(0, 2_000).trimStart();
  const tagging = BY_START.find(([start]) => start.test(begins))?.[1] ?? taggingOf(mediaType);
  const skipped: Skipped[] = [];
  const taken = new Map<string, number>();
  const entries: Entry[] = [];
  for (const [at, record] of recordsOf(text, tagging, skipped).entries()) {
    const fields = itemOf(saidIn(record, tagging));
    if (Object.keys(fields).every((name) => name === 'type')) {
      skipped.push({ what: `record ${at + 1}`, why: 'it has no fields', count: 1, references: true });
      continue;
    }
    const key = uniqueKey(fields.id ?? String(at + 1), taken);
    entries.push({
      key,
      span: { start: record.start, end: record.end },
      fields: { ...fields, id: key },
      raw: text.slice(record.start, record.end),
      fieldSpans: spansOf(record, tagging),
    });
  }
  // Data, not printed words: no stage should look for references or citations in it again.
  return { text, blocks: entries.map(({ key, span }) => ({ kind: 'code', span, label: key })), entries, skipped };
}

function recordsOf(text: string, tagging: Tagging, skipped: Skipped[]): TaggedRecord[] {
  const records: TaggedRecord[] = [];
  let open: TaggedRecord | null = null;
  let lost = 0;
  for (let start = 0; start < text.length; ) {
    let stop = text.indexOf('\n', start);
    if (stop < 0) stop = text.length;
    const line = text.slice(start, stop).replace(/\r$/, '');
    const found = tagging.line.exec(line.slice(0, 20_000));
    if (found !== null) {
      const tag = found[1] ?? '';
      const value = line.slice(found[0].length - (found[2]?.length ?? 0));
      if (tag === tagging.begins || (open === null && tag !== tagging.ends && tagging.means.has(tag))) {
        open = { fields: [], start, end: start + line.length };
        records.push(open);
      }
      if (open !== null) {
        if (tag !== tagging.ends) {
          const from = start + line.length - value.trimStart().length;
          open.fields.push({ tag, value: value.trim(), span: { start: from, end: from + value.trim().length } });
        }
        open.end = start + line.trimEnd().length;
      }
      if (tag === tagging.ends) open = null;
    } else if (line.trim() !== '') {
      const last: Field | undefined = open?.fields.at(-1);
      if (open === null || last === undefined) lost++;
      else if (tagging.lists?.has(last.tag) === true) {
        const from = start + line.length - line.trimStart().length;
        open.fields.push({ tag: last.tag, value: line.trim(), span: { start: from, end: start + line.trimEnd().length } });
        open.end = start + line.trimEnd().length;
      } else {
        last.value = `${last.value} ${line.trim()}`.trim();
        last.span = { start: last.span.start, end: start + line.trimEnd().length };
        open.end = last.span.end;
      }
    }
    start = stop + 1;
  }
  if (lost > 0) skipped.push({ what: 'lines outside records', why: 'they begin with no known tag', count: lost });
  return records;
}

/** What a record says, by the meaning of its tags. */
function saidIn({ fields }: TaggedRecord, { means }: Tagging): Said {
  const values = new Map<string, string[]>();
  for (const { tag, value } of fields) {
    const role = means.get(tag);
    if (role === undefined || value === '') continue;
    const list = values.get(role);
    if (list === undefined) values.set(role, [value]);
    else list.push(value);
  }
  return values;
}

function spansOf(record: TaggedRecord, tagging: Tagging): Record<string, readonly Span[]> {
  const spans: Record<string, Span[]> = {};
  for (const field of record.fields) {
    const role = tagging.means.get(field.tag) ?? '';
    const variable = variableOf(role);
    if (variable === undefined || field.value === '') continue;
    const span = { start: field.span.start - record.start, end: field.span.end - record.start };
    spans[variable] = [...(variable === 'author' ? (spans[variable]?.slice(0, 200) ?? []) : (spans[variable]?.slice(0, 4) ?? [])), span];
  }
  return spans;
}
