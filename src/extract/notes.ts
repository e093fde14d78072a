/**
 * Footnotes and endnotes that cite. In many fields the note is the citation: a full reference at first, then "ibid.", "op.
 * cit.", a short title. Full references become References; pointers back are tied to the reference they repeat; words of
 * the author are left alone. Where the document has a reference list too, notes only point at it.
 */
import type { Reference } from '../model/cited.ts';
import type { Document, Span } from '../model/document.ts';
import { fold, words } from '../text/fold.ts';
import { meant, nameBefore } from './citations/noted.ts';
import { citation, type Tied } from './citations/tie.ts';
import { asPrinted, referenceFrom } from './entries/reference.ts';
import { nameForm } from './entries/starts.ts';
import { UNPARTED } from './link/heads.ts';
import { anyOf, namedAlone, nearestNamed, only } from './notes/author-alone.ts';
import { CalledWorks } from './notes/called.ts';
import { isReference, mayCite } from './notes/cites.ts';
import type { FoundNote } from './notes/found.ts';
import { joinedParts } from './notes/joined.ts';
import { isLink, isPage, linksIn } from './notes/pages.ts';
import { type Part, partsOf } from './notes/parts.ts';
import { isBackPointer, isIbid, locatorOf, noteNumber } from './notes/pointers.ts';
import { covers, differs, familiesOf, NamedWorks, sharedWords, sharingMost, titleIn, yearIn } from './notes/titles.ts';
import { decisionsIn } from './running/decisions.ts';
import { recordAndLawIn } from './running/elsewhere.ts';
import { Decisions } from './running/known.ts';
import { shortFormsIn } from './running/short-forms.ts';

export interface NoteReading {
  readonly references: readonly Reference[];
  readonly tied: readonly Tied[];
  /** Parts of notes that were read as citations: no marks are looked for there again. */
  readonly taken: readonly Span[];
}

interface Memory {
  /** What "ibid." means: the one work that the note before cites; null where it cites several, or one that was not made out. */
  last: Reference | null;
  readonly titles: NamedWorks;
  readonly byFamily: Map<string, Reference[]>;
  readonly byNote: Map<string, Reference[]>;
  readonly decisions: Decisions;
  readonly called: CalledWorks;
  /** Numbers of notes that cite what was not made out, or that two notes bear. */
  readonly unsure: Set<string>;
}

/** Reads the notes in order. `listed` are the references of the lists, when there are any; `told` what the running text cites in full. */
export function readNotes(
  document: Document,
  notes: readonly FoundNote[],
  listed: readonly Reference[],
  told: readonly Reference[] = [],
): NoteReading {
  const memory: Memory = {
    last: null,
    titles: new NamedWorks(),
    byFamily: new Map(),
    byNote: new Map(),
    decisions: new Decisions(),
    called: new CalledWorks(),
    unsure: twice(notes),
  };
  for (const reference of [...listed, ...told]) remember(memory, reference, null);
  memory.last = null;
  const references: Reference[] = [];
  const tied: Tied[] = [];
  const taken: Span[] = [];
  const divided = notes.map((note) => ({
    note,
    parts: partsOf(document.text, note.span).flatMap((part) => joinedParts(document.text, part)),
  }));
  const citing = divided.filter(({ parts }) => parts.some((part) => isReference(part, listed.length > 0, 0))).length;
  // Where most notes cite, a note that looks a little less like a reference is one too.
  const ease = citing >= 3 && citing >= notes.length * 0.5 ? 0.75 : 0;
  let noteBefore: readonly (Reference | null)[] | null = null;
  for (const { note, parts } of divided) {
    let nth = 0;
    const before = tied.length;
    // Works of this note so far; null stands for one that was not made out.
    const here: (Reference | null)[] = [];
    for (const part of parts) {
      const last: Reference | null = memory.last;
      const known = earlier(part, note, memory, listed.length > 0);
      if (known !== null) {
        const span = note.mark ?? part.span;
        tied.push({
          citation: citation(
            document,
            span,
            known.id,
            part.text.slice(0, 80),
            known.back ? 'back-reference' : 'note',
            locatorOf(part.text),
          ),
          maybe: [],
          firm: false,
        });
        taken.push(part.span);
        if (part.aside !== true) here.push(known.reference);
        memory.last = part.aside === true ? last : known.reference;
        push(memory.byNote, note.label, known.reference);
        continue;
      }
      const page = (listed.length === 0 && parts.length === 1 && isLink(document, part.span)) || isPage(document, part);
      if (!page && !isReference(part, listed.length > 0, ease)) {
        tied.push(...anyOf(document, part.text, note.mark ?? part.span, familiesIn(part.text, memory)));
        // The record of the case is what "id." behind it means, and no work.
        if ((!mayCite(part) && recordAndLawIn(part.text).length === 0) || part.remark === true) continue;
        here.push(null);
        memory.last = null;
        memory.unsure.add(note.label);
        continue;
      }
      const key = nth === 0 ? note.label : `${note.label}${nth < 26 ? String.fromCharCode(97 + nth) : `-${nth + 1}`}`;
      nth += 1;
      const reference = referenceFrom(document, {
        span: part.span,
        words: document.text.slice(part.span.start, part.span.end),
        key,
        origin: 'footnote',
        links: linksIn(document, part.span),
      });
      const points = isBackPointer(part.text);
      references.push(
        points && isIbid(part.text) ? { ...reference, ...whyNot(reference, here.length > 0 ? here : noteBefore) } : reference,
      );
      // A pointer that was not made out is no work that later ones could mean.
      if (points) {
        here.push(null);
        memory.last = null;
        memory.unsure.add(note.label);
      } else {
        if (part.aside !== true) here.push(reference);
        remember(memory, reference, note.label);
        memory.called.add(part.text, reference);
        if (part.aside === true) memory.last = last;
      }
      tied.push({ citation: citation(document, note.mark ?? part.span, reference.id, note.label, 'note'), maybe: [], firm: false });
      taken.push(part.span);
    }
    if (new Set(here).size > 1) memory.last = null;
    noteBefore = here;
    // A note that is called once more cites the same works there.
    const cited = new Set(tied.slice(before).flatMap(({ citation: { to } }) => to ?? []));
    for (const span of note.again ?? [])
      for (const to of cited) tied.push({ citation: citation(document, span, to, note.label, 'note'), maybe: [], firm: false });
  }
  return { references, tied, taken };
}

/** Why nobody can tell which work "ibid." means, where what stands before it tells none or several. */
function whyNot({ route, routeWhy }: Reference, before: readonly (Reference | null)[] | null): Pick<Reference, 'routeWhy'> {
  if (route !== 'uncheckable') return { routeWhy };
  if (before === null) return { routeWhy: 'points at the note before, and there is none' };
  const works = new Set(before);
  if (works.size > 1) return { routeWhy: 'points at the note before, which cites several works' };
  return { routeWhy: `points at the note before, which cites no work${works.size === 0 ? '' : ' that was made out'}` };
}

/** "柳田、前掲書": a pointer by a name in print of East Asia, where it is of nobody who was cited. */
const BY_ANOTHER = /^[\p{sc=Han}\p{sc=Hang}\p{sc=Hira}\p{sc=Kana}ー々・\s]{2,20}[、，,：:]\s?(?:[前上][掲揭引]|앞의|위의|전게)/u;

/** The earlier reference a part repeats; null when it repeats none. */
function earlier(
  part: Part,
  note: FoundNote,
  memory: Memory,
  hasList: boolean,
): { id: string; reference: Reference; back: boolean } | null {
  const { text } = part;
  const give = (reference: Reference | null | undefined, back: boolean) => (reference ? { id: reference.id, reference, back } : null);
  const [short] = shortFormsIn(text);
  // "Katz, 389 U.S. at 351": the volume tells which decision is meant.
  if (short?.series !== undefined && short.span.start <= 3) return give(memory.decisions.meant(short), true);
  // The same decision in full again, or one that the list has.
  const [full] = decisionsIn(text);
  const same = full === undefined ? undefined : memory.decisions.same(asPrinted(text.slice(full.start, full.end)));
  if (same !== undefined) return give(same, false);
  const called = memory.called.in(text);
  if (called !== null) return give(called, true);
  if (isBackPointer(text)) {
    const number = noteNumber(text);
    const inNote = number === null ? [] : (memory.byNote.get(number) ?? []);
    const named = familiesIn(text, memory);
    const both = inNote.find((reference) => named.includes(reference));
    const titled = memory.titles.in(text);
    const one = titled.length === 1 ? titled[0] : titled.find((reference) => named.includes(reference));
    if (one !== undefined) return give(one, true);
    if (both !== undefined) return give(both, true);
    const works = [...new Set(inNote)];
    const beside = nameBefore(
      text.slice(0, text.search(/[,;]?\s?\(?\b(?:op|loc|supra|infra|above|oben|wie|cit|a\.|n\.|note|Anm|Fn)/iu) + 1),
    );
    if (works.length === 1 && named.length === 0 && !memory.unsure.has(number ?? '')) return give(meant(works, beside), true);
    if (number === null && named.length > 0) {
      // What stands behind the first comma may be further authors: "Roe, Poe and Doe, op. cit."
      const authors = new Set(named.flatMap(familiesOf));
      const title = titleIn(text).filter((word) => !authors.has(word));
      const fits = named.filter((reference) => covers(title, reference));
      return title.length === 0 ? give(only(nearestNamed(text, named), memory.last), true) : fits.length === 1 ? give(fits[0], true) : null;
    }
    if (
      number === null &&
      !BY_ANOTHER.test(text) &&
      !/(?<![\p{L}’'-])(?:(?!\p{Lu})[\p{L}’'-])*\p{Lu}[\p{L}’'-]{2,}[,.]?\s/u.test(
        text
          .replace(/\([^()]*\)/gu, '')
          .replace(
            /^(?:(?:see|but see|vgl|siehe|voir|cfr?|véase|por|см)[.:,]{0,2}\s(?:also\s|auch\s)?)?(?:[ií]b[ií]d(?:em)?|ebd|ebenda|ivi|tamże|tamtéž|[ií]dem|id|op|loc|a|там|См|Vgl|See|S|vgl)(?![\p{L}\p{M}])\.?/iu,
            '',
          ),
      )
    )
      return give(memory.last, true);
    return null;
  }
  const dated = yearIn(text);
  const heads = familiesIn(text, memory);
  const [alone, ...others] = namedAlone(text, heads);
  if (alone !== undefined && others.length === 0)
    return (memory.byNote.get(note.label) ?? []).includes(alone) ? null : give(alone, !hasList);
  const title = titleIn(text);
  const said = new Set(words(text));
  const agrees = heads.filter((reference) => {
    if (title.length > 1 && !covers(title, reference)) return false;
    const year = reference.fields.issued?.['date-parts']?.[0]?.[0];
    const shared = sharedWords(said, reference);
    if (dated !== null && String(year ?? '') === dated) return hasList ? shared >= 1 || NAME_AND_YEAR.test(text.trim()) : shared >= 2;
    return dated === null && text.length < 120 && shared >= 1;
  });
  // The same note never repeats itself; a later one may.
  // Names of others in front of the same title and year are no short form: they are another citation, perhaps a wrong one, and are checked as it.
  const whole = dated !== null && nameForm(text) !== null;
  const titled = memory.titles
    .in(text)
    .filter((reference) => (dated === null || !differs(reference, dated)) && (!whole || heads.includes(reference)));
  // A name and a year that several works bear tell none of them.
  if (titled.length !== 1 && agrees.length > 1 && NAME_AND_YEAR.test(text.trim())) return null;
  const best = titled.length === 1 ? titled[0] : sharingMost(said, agrees);
  if (best === undefined || (memory.byNote.get(note.label) ?? []).includes(best)) return null;
  return give(best, !hasList);
}

/** A note that is a name, a year and a place in the work, and nothing else: "Ng 2001, p. 12." */
const NAME_AND_YEAR =
  /^[^\p{L}\d]{0,3}\p{Lu}[\p{L}’'-]{1,30}(?:(?:,| and| und| et| &| y| e)? [\p{L}’'.-]{1,30}){0,4},? [([]?(?:1[5-9]|20)\d{2}[a-h]?[)\]]?(?:[,:] ?(?:pp?\.|[Ss]\.|ch\.|§)? ?[\d–-]{1,12})?\.?$/u;

/** References whose first author's family name stands near the head of the text. */
function familiesIn(text: string, memory: Memory): Reference[] {
  return [...new Set(words(text.slice(0, 70)).flatMap((word) => memory.byFamily.get(word) ?? []))];
}

function remember(memory: Memory, reference: Reference, note: string | null): void {
  memory.last = reference;
  memory.titles.add(reference);
  memory.decisions.add(reference);
  if (note !== null) push(memory.byNote, note, reference);
  const author = (reference.fields.author ?? reference.fields.editor ?? [])[0];
  const family =
    fold(author?.family ?? author?.literal ?? '')
      .split(' ')
      .at(-1) ?? '';
  // Later notes call an author of East Asia by the family name, which nothing parts from the other.
  const calls = UNPARTED.test(family) ? Array.from(family, (_, i) => family.slice(0, i + 1)).slice(1) : [family];
  for (const call of calls) if (call.length > 1) push(memory.byFamily, call, reference);
}

/** Labels that more than one note bears. */
function twice(notes: readonly FoundNote[]): Set<string> {
  const seen = new Set<string>();
  return new Set(notes.flatMap(({ label }) => (seen.size === seen.add(label).size ? [label] : [])));
}

function push<V>(map: Map<string, V[]>, key: string, value: V): void {
  const held = map.get(key);
  if (held === undefined) map.set(key, [value]);
  else held.push(value);
}
