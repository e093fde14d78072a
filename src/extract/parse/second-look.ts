/**
 * Looks once more at the fields that were put together: a learned labelling sees words and their neighbours, not what came of them. An
 * institution is no venue, "preprint" no journal, "[cs.CL]" no book, a title that begins with an authority and a full stop begins
 * with its author. Only where a field shows its own mistake; what is merely unlikely is left as it was read.
 */
import type { CslItem } from '../../model/csl.ts';
import type { Span } from '../../model/document.ts';
import { authorityBeforeTitle } from './authority.ts';
import { parseEdition } from './numbers.ts';

type Draft = { -readonly [Key in keyof CslItem]: CslItem[Key] };
type Places = Record<string, Span[]>;

/** Words of bodies that publish, and words of what comes out again and again or holds several works. */
const BODY =
  /(?:^|\s)(?:task\sforce|society(?=\sof\s)|foundation|corporation|company|inc|ltd|gmbh|llc|association|institut[eo]?|ministry|ministère|ministerio|ministério|department|agency|bureau|commission|university|universität|université|universidad|universidade|university\spress|organi[sz]ation)(?=[\s.,]|$)/iu;
const VENUE =
  /(?<!\p{L})(?:journals?|j\.?|reviews?|rev\.?|proceedings|proc\.?|transactions|trans\.?|bulletin|bull\.?|annals?|ann\.?|letters|lett\.?|reports?|rep\.?|papers?|memoirs?|mem\.?|zeitschrift|revue|revista|rivista|news\p{L}*|magazine|quarterly|yearbook|jahrbuch|archives?|acta|actes|atti|anais|cadernos|cahiers|boletim|boletín|conf\p{L}*|symposium|workshop|congress|kongress|tagung|meeting|seminar|series|studies|lectures?|notes|handbook|handbuch|encyclop\p{L}*|dictionary|lexikon|history|publications?|works|documents?|mitteilungen|berichte|veröffentlichungen|forum|gazette|times|blog|wissenschaft\p{L}*)(?![\p{L}])/iu;
/** What is a kind of work wherever it stands alone. */
const KIND =
  /^(?:(?:un)?published\s)?(?:pre-?prints?|e-?prints?|manuscripts?|drafts?(?:\spaper)?|tech(?:nical|\.)?\s(?:report|rep\.?|rpt\.?|note|memo(?:randum)?)|working\spaper|discussion\spaper|(?:USA?|U\.\s?S\.|European|EP|German|Japanese)\spatent(?:\sapplication)?|internet-draft|white\s?paper|W3C\s(?:recommendation|working\sdraft|candidate\srecommendation|(?:working\sgroup\s)?note)|arbeitspapier|mimeo(?:graph)?|research\sreport|policy\sbrief|rapport|press\srelease|news\srelease|pressemitteilung|communiqué\sde\spresse|comunicado\sde\sprensa|fact\ssheet|lecture\snotes|github\srepository|habilitationsschrift|(?:ph\.?\s?d\.?|doctoral|master(?:'s|’s)?|bachelor(?:'s|’s)?|m\.?\s?sc\.?)\s(?:thesis|diss(?:ertation|\.)?)|dissertation|thèse\sde\sdoctorat|(?:tese|dissertação|monografia|trabalho\sde\sconclusão\sde\scurso)(?:\s\((?:doutorado|mestrado|graduação|bacharelado|especialização)[^()]{0,60}\))?)\.?$/iu;
/** "[dataset]" and its like behind a title. */
const BRACKETED =
  /\s?\[((?:data\s?set|data file|computer (?:software|program)|software|software package|mobile app(?:lication)?|source code|motion picture|film|video(?: file)?|DVD|CD|audio podcast|podcast|map|poster|powerpoint slides|conference presentation|tweet|thesis|press release|infographic|database|song|album|(?:\p{L}{1,12} )?post|video game|card game|TV series|television series|ponencia|comunicación|película|conjunto de datos|partition|partitura|lecture|blog|online|speech|photograph|painting|drawing|chart|machine-readable data file|abs(?:tract)?\.?|see comments?|CD-ROM|large language model|encyclical letter|microfiche|microfilm|lithograph|etching|sculpture|card game|board game|mobile game|paper presentation|(?:musical )?score|datensatz|jeu de données|karte|carte|mapa|preprint|prépublication)[^[\]]{0,30})\]$/iu;
/** Towns that Brazilian and Portuguese lists print between a journal and its volume. */
const TOWN =
  /^(.{3,150}\p{L}),\s((?:São\sPaulo|Rio\sde\sJaneiro|Brasília|Porto\sAlegre|Belo\sHorizonte|Curitiba|Salvador|Recife|Campinas|Florianópolis|Fortaleza|Belém|Goiânia|Lisboa|Porto|Coimbra|Londrina|Maringá|Niterói|Natal|Vitória|Santa\sMaria|Viçosa|Piracicaba|Ribeirão\sPreto|São\sCarlos|Uberlândia|Juiz\sde\sFora|Pelotas|Manaus|Cuiabá|João\sPessoa|Aracaju|Maceió|São\sLuís|Teresina|Campo\sGrande|Bauru|Botucatu|Rio\sClaro|São\sLeopoldo|Caxias\sdo\sSul|Passo\sFundo|Ponta\sGrossa|Bogotá|Madrid|Barcelona|México)(?:[,/\s-]{1,3}[A-Z]{2})?)$/u;
/** A note that only leads to the address behind it. */
const LEADING =
  /^(?:(?:also\s)?(?:retrieved|available|accessed|accessible|online|downloaded|disponible|disponibile|disponível|verfügbar|abrufbar|erreichbar|full\stext|URL|see)(?:\s(?:online|free))?(?:\s(?:from|at|on|in|as|en|em|a|unter|sous|sur))?(?:\sthe)?(?:\surl)?):?$/i;

/** Puts right what the fields show; `raw` is the reference. Changes `fields` and `spans`. */
export function lookAgain(fields: Draft, spans: Places, raw: string): void {
  category(fields, spans, raw);
  bracketBehindVolume(fields, spans, raw);
  numberWord(fields, spans, raw);
  specialIssue(fields, spans, raw);
  editionBehindTitle(fields, spans, raw);
  reviewed(fields, spans);
  spoken(fields, spans);
  if (fields['container-title'] !== undefined) {
    straysOfVenue(fields, spans, raw);
    schoolBehindThesis(fields, spans, raw);
  }
  kindAsVenue(fields, spans);
  bodyAsVenue(fields, spans, raw);
  townBehindVenue(fields, spans, raw);
  authorityBeforeTitle(fields, spans, raw);
  kindBehindTitle(fields, spans, raw);
  if (fields.note !== undefined) {
    const kept = fields.note.split('; ').filter((part) => !LEADING.test(part));
    if (kept.length > 0) fields.note = kept.join('; ');
    else drop(fields, spans, 'note');
  }
  if (fields.genre !== undefined && /^pre-?print\s(?:at|available\sat)$/i.test(fields.genre))
    fields.genre = fields.genre.slice(0, fields.genre.indexOf(' '));
}

function drop(fields: Draft, spans: Places, name: 'note' | 'container-title'): void {
  delete fields[name];
  delete spans[name];
}

/** Gives the printed venue to another field, place and all. */
function give(fields: Draft, spans: Places, to: 'publisher' | 'genre'): void {
  const value = fields['container-title'];
  const places = spans['container-title'];
  if (value !== undefined) fields[to] = value;
  if (places !== undefined) spans[to] = places;
  drop(fields, spans, 'container-title');
}

/** "2011;278(1719):2714": what stands in a bracket between volume and pages is the issue, also where it could be a year. */
function bracketBehindVolume(fields: Draft, spans: Places, raw: string): void {
  const place = spans.volume?.[0];
  if (place === undefined || fields.issue !== undefined || fields.page === undefined || !/^\d{1,4}$/.test(fields.volume ?? '')) return;
  if (raw.charCodeAt(place.end) !== 40) return;
  const found = /^\((\d{1,4})\):\s?[A-Za-z]?\d/.exec(raw.slice(place.end, place.end + 12));
  const year = spans.issued?.[0]?.start ?? place.end + 1;
  if (found?.[1] === undefined || year === place.end + 1) return;
  fields.issue = found[1];
  spans.issue = [{ start: place.end + 1, end: place.end + 1 + found[1].length }];
}

/** "[cs.CL]" beside an arXiv number is what archives file it under. */
function category(fields: Draft, spans: Places, raw: string): void {
  const place = spans['container-title']?.[0];
  if (fields.arxiv === undefined || place === undefined || !/^[A-Za-z.-]{2,20}$/.test(fields['container-title'] ?? '')) return;
  if (/\[[a-z-]{2,10}\.?$/.test(raw.slice(Math.max(0, place.start - 12), place.start)) && /^\]/.test(raw.slice(place.end)))
    drop(fields, spans, 'container-title');
}

const REVIEWED_HEAD = /^(?:Rev|Interview)/;
const REVIEWED = /^(?:Rev(?:iew|\.) of|Interview (?:by|with)) [^.]{3,150}\. (?=\p{Lu})/u;

/** "Review of Ice Voices, by Tom Hale. New Garden Review", "Interview by Ada Roe. …": what is reviewed, and who asked, is no part of the venue's name. */
function reviewed(fields: Draft, spans: Places): void {
  const venue = fields['container-title'] ?? '';
  const found = REVIEWED_HEAD.test(venue) ? REVIEWED.exec(venue) : null;
  const place = spans['container-title']?.[0];
  if (found === null || place === undefined || place.end - place.start !== venue.length) return;
  fields['container-title'] = venue.slice(found[0].length);
  spans['container-title'] = [{ start: place.start + found[0].length, end: place.end }];
}

/** "Demography, Nr." before its issue: the word that announces a number is no part of the name. */
function numberWord(fields: Draft, spans: Places, raw: string): void {
  if (fields.issue === undefined && fields.volume === undefined) return;
  const venue = fields['container-title'] ?? '';
  const found = /[,;.]?\s(?:Nr|No|N|n|n°|nº|Heft|H|Bd|Vol|vol|Jg)\.?$/.exec(venue);
  const place = spans['container-title']?.[0];
  if (found === null || found.index < 3 || place === undefined || !venue.slice(0, 4).startsWith(raw.slice(place.start, place.start + 4)))
    return;
  if (!/^[\s.]{0,3}[\divxlc]/i.test(raw.slice(place.end))) return;
  // "Acta Cryst. B, No": a letter alone may be the name's own.
  const word = raw.lastIndexOf(found[0].trim().replace(/^[,;.]\s?/, ''), place.end);
  if (word <= place.start) return;
  fields['container-title'] = venue.slice(0, found.index);
  spans['container-title'] = [{ start: place.start, end: place.start + raw.slice(place.start, word).replace(/[\s,;]{1,4}$/, '').length }];
}

const SPECIAL = /[,:;]\s?((?:a\s)?special\s(?:double\s)?(?:issue|section|volume)(?:\s(?:on|of|in honou?r of|devoted to)\s.{2,120})?)$/i;

/** "Computer, Special Issue on Fault-Tolerant Systems": what an issue is about is a note. */
function specialIssue(fields: Draft, spans: Places, raw: string): void {
  const venue = fields['container-title'] ?? '';
  const place = spans['container-title']?.[0];
  if (place === undefined || !/special/i.test(venue)) return;
  const head = /^(?:a\s)?special\s(?:double\s)?issue[,:.]\s(?=\p{Lu})/iu.exec(venue);
  const tail = SPECIAL.exec(venue);
  if (head !== null && place.end - place.start === venue.length) {
    fields['container-title'] = venue.slice(head[0].length);
    spans['container-title'] = [{ start: place.start + head[0].length, end: place.end }];
  } else if (tail !== null && tail.index > 3) {
    const at = raw.indexOf(tail[1] ?? '', place.start);
    if (at === -1 || at > place.end) return;
    fields['container-title'] = venue.slice(0, tail.index);
    spans['container-title'] = [{ start: place.start, end: place.start + raw.slice(place.start, at).replace(/[\s,:;]{1,4}$/, '').length }];
    if (fields.note !== undefined) return;
    fields.note = tail[1] ?? '';
    spans.note = [{ start: at, end: place.end }];
  }
}

const EDITION_TAIL =
  /[.,]\s((?:(?:completely\s)?(?:revised|new|enlarged|expanded|updated|international)(?:\sand\s\p{L}{5,9})?|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|\d{1,2}(?:st|nd|rd|th))\s(?:ed\.?|edn\.?|edition))$/iu;

const EDITION_END = /ed(?:\.|n|n\.|ition)?$/i;

/** "The Lambda Calculus. Revised Edition": the edition at the end of a title. */
function editionBehindTitle(fields: Draft, spans: Places, raw: string): void {
  const title = fields.title ?? '';
  const found = EDITION_END.test(title.slice(-8)) ? EDITION_TAIL.exec(title) : null;
  const place = spans.title?.[0];
  if (found === null || found.index < 4 || place === undefined || fields.edition !== undefined) return;
  const words = found[1] ?? '';
  const at = raw.lastIndexOf(words, place.end);
  if (at <= place.start) return;
  fields.edition = parseEdition(words);
  spans.edition = [{ start: at, end: at + words.length }];
  fields.title = title.slice(0, found.index);
  spans.title = [{ start: place.start, end: place.start + raw.slice(place.start, at).replace(/[\s,.]{1,4}$/, '').length }];
}

const SPOKEN =
  /^(?:(?:personal|private|written|oral) communications?|(?:personal|telephone|e-?mail) (?:interview|correspondence)|interview (?:with|by) (?:the )?author)$/i;
const LONGEST_SPOKEN = 26;

/** What somebody said has no title. */
function spoken(fields: Draft, spans: Places): void {
  const { title = '' } = fields;
  if (fields.genre !== undefined || title.length > LONGEST_SPOKEN || !SPOKEN.test(title)) return;
  fields.genre = title;
  if (spans.title !== undefined) spans.genre = spans.title;
  delete fields.title;
  delete spans.title;
}

const alone = (fields: Draft): boolean =>
  fields.volume === undefined && fields.issue === undefined && fields.page === undefined && fields.editor === undefined;

/** What says how a page was found, and no name: "Online unter: Tate", "Süddeutsche Zeitung vom 14. April", "PANGAEA. Published". */
const STRAY_HEAD =
  /^(?:(?:online|available|disponible|disponível|verfügbar|abrufbar|retrieved|(?:paper\s|poster\s)?presented)(?:\s(?:unter|at|from|on|en|em|sur))?\s?:|published\s(?:online\s)?in)\s+/i;
const STRAY_TAIL =
  /(?:[.,;]?\s\(?(?:published(?:\sonline)?|updated|available(?:\s(?:at|from|online))?|disponible\s(?:en|sur)|disponível\sem|verfügbar\sunter|retrieved|accessed)|\svom(?:\s\d{1,2}\.?(?:\s?\d{1,2}\.?|\s\p{L}{3,9}\.?)?)?)$/iu;
const STRAY =
  /^(?:first\s)?(?:published|posted|updated|published\sonline|online|internet|consultable|available|accessed|downloaded(?:\son)?|(?:last\s)?(?:reviewed|modified|updated|revised)|v(?:er(?:sion|\.)|\.)?\s?\d[\d.]{0,10}|\W*s\.\s?[ln]\.?.{0,9})$/i;

const LONGEST_TAIL = 40;

function straysOfVenue(fields: Draft, spans: Places, raw: string): void {
  const venue = fields['container-title'] ?? '';
  const place = spans['container-title']?.[0];
  if (place === undefined || raw.slice(place.start, place.end) !== venue) return;
  if (STRAY.test(venue)) {
    drop(fields, spans, 'container-title');
    return;
  }
  const head = STRAY_HEAD.exec(venue)?.[0].length ?? 0;
  // Only its end is asked: a search would begin at every letter.
  const near = Math.max(0, venue.length - LONGEST_TAIL);
  const found = STRAY_TAIL.exec(near === 0 ? venue : venue.slice(near));
  const tail = found === null ? venue.length : near + found.index;
  if ((head === 0 && tail === venue.length) || tail - head < 3) return;
  fields['container-title'] = venue.slice(head, tail);
  spans['container-title'] = [{ start: place.start + head, end: place.start + tail }];
}

/** "PhD diss., Politecnico di Milano": the kind of thesis and the school are no venue. */
const THESIS =
  /^((?:ph\.?\s?d\.?|doctoral|master(?:'s|’s)?|bachelor(?:'s|’s)?|m\.?\s?(?:sc|a)\.?)\s(?:thesis|diss(?:ertation)?\.?)|dissertation|habilitationsschrift|thèse\sde\sdoctorat|tesis\sdoctoral)(?:[.,:;]\s|\s[–-]\s)(?=\p{Lu})/iu;

function schoolBehindThesis(fields: Draft, spans: Places, raw: string): void {
  const venue = fields['container-title'] ?? '';
  const place = spans['container-title']?.[0];
  const found = THESIS.exec(venue);
  if (found === null || place === undefined || raw.slice(place.start, place.end) !== venue || fields.publisher !== undefined) return;
  const kind = found[1] ?? '';
  fields.publisher = venue.slice(found[0].length);
  spans.publisher = [{ start: place.start + found[0].length, end: place.end }];
  if (fields.genre === undefined) {
    fields.genre = kind;
    spans.genre = [{ start: place.start, end: place.start + kind.length }];
  }
  drop(fields, spans, 'container-title');
}

function kindAsVenue(fields: Draft, spans: Places): void {
  const venue = fields['container-title'];
  if (venue === undefined || !KIND.test(venue)) return;
  if (fields.number === undefined && fields.volume !== undefined && fields.issue === undefined && fields.page === undefined) {
    fields.number = fields.volume;
    if (spans.volume !== undefined) spans.number = spans.volume;
    delete fields.volume;
    delete spans.volume;
  }
  if (fields.genre === undefined) give(fields, spans, 'genre');
  else drop(fields, spans, 'container-title');
}

/** Archives that publish data and programs. */
export const REPOSITORY =
  /^(?:zenodo|dryad(?:\sdigital\srepository)?|figshare|(?:harvard\s)?dataverse|pangaea|mendeley\sdata|osf|open\sscience\sframework|icpsr|uk\sdata\s(?:service|archive)|gesis(?:\sdatenarchiv)?|4tu\.researchdata|science\sdata\sbank)(?:,?\sv(?:ersion)?\s?\d{1,2})?\.?$/i;

function bodyAsVenue(fields: Draft, spans: Places, raw: string): void {
  const venue = fields['container-title'];
  const place = spans['container-title']?.[0];
  if (venue === undefined || place === undefined || fields.publisher !== undefined || fields.title === undefined || !alone(fields)) return;
  if (
    !(BODY.test(venue) || REPOSITORY.test(venue)) ||
    VENUE.test(venue) ||
    /(?:^|[\s.,:])(?:in|im|dans|en|em)[\s:]{1,3}["“«]?$/iu.test(raw.slice(0, place.start))
  )
    return;
  give(fields, spans, 'publisher');
}

function townBehindVenue(fields: Draft, spans: Places, raw: string): void {
  const venue = fields['container-title'] ?? '';
  const found = venue.includes(', ') ? TOWN.exec(venue) : null;
  const place = spans['container-title']?.[0];
  if (found === null || place === undefined || fields['publisher-place'] !== undefined) return;
  const town = found[2] ?? '';
  const at = raw.lastIndexOf(town, place.end);
  if (at < place.start || !/^\s?,\s{0,2}(?:v|vol|ano|año|n|t)\.?\s?\d/i.test(raw.slice(place.end))) return;
  fields['container-title'] = found[1] ?? '';
  fields['publisher-place'] = town;
  spans['publisher-place'] = [{ start: at, end: at + town.length }];
  spans['container-title'] = [{ start: place.start, end: place.start + raw.slice(place.start, at).replace(/[\s,]{1,5}$/, '').length }];
}

function kindBehindTitle(fields: Draft, spans: Places, raw: string): void {
  const title = fields.title ?? '';
  const found = title.endsWith(']') ? BRACKETED.exec(title) : null;
  const place = spans.title?.[0];
  if (found === null || found.index < 3 || place === undefined) return;
  const open = raw.lastIndexOf('[', place.end);
  if (open <= place.start) return;
  fields.title = title.slice(0, found.index);
  spans.title = [{ start: place.start, end: place.start + raw.slice(place.start, open).trimEnd().length }];
  if (fields.genre !== undefined) return;
  fields.genre = found[1] ?? '';
  spans.genre = [{ start: open + 1, end: open + 1 + fields.genre.length }];
}
