/**
 * Words that lead to a citation and are no part of it: "See also", "Vgl. dazu", "For a good overview of this, see", "Adapted from". In notes
 * nearly any of them may stand before a work; a printed reference begins with a person as a rule, people are called See and So, and works
 * "What you see is what you get", so that there such words must say more than one word, or a name must stand behind them.
 */
import { codeAt } from '../../text/letters.ts';
import { nameForm } from '../entries/starts.ts';

/** A signal at the head of a part of a note. */
export const SIGNAL =
  /^[\s("„“]*(?:(?:(?:for (?:a|an|the|more|further)[^.;:]{0,80}?,\s)?see(?:,? (?:also|generally|for example|for instance|e\.g\.|inter alia|esp(?:ecially|\.)?))?|cf\.?|compare|contra|but see|accord|e\.g\.|quoted in|cited in|following|vgl\.?(?: (?:auch|dazu|hierzu|z\. ?B\.|u\. ?a\.|etwa|ferner|insbes\.|beispielsweise))*|siehe(?: (?:auch|dazu|hierzu|etwa))*|s\.(?: (?:auch|dazu))?|so(?: auch| etwa)?|(?:anders|anderer Ansicht|a\.\s?A\.|a\.\s?M\.|dagegen|krit(?:isch|\.)|ähnlich|ebenso)|dazu|hierzu|ferner|zit(?:iert|\.)? (?:nach|bei)|voir(?: (?:aussi|notamment|par exemple))?|v\.|véase(?: también)?|ver(?: também| también)?|cfr\.?|si veda(?: anche)?|см\.(?: также)?|ср\.|por|zie(?: ook)?|se(?: även| også)?|参见|參見|见|見|另见|参照)[,:]?\s+|(?:and|und|et|y)\s+(?=\p{Lu}))/iu;
/** Words of the author up to a signal: "On the debate see K. Roe, …". */
export const LEAD =
  /^[^.;"“„]{3,160}?\s(?:see(?: also)?|cf\.|vgl\.(?: (?:auch|dazu|hierzu|etwa))?|siehe(?: auch)?|voir|véase|cfr\.|см\.)[,:]?\s+(?=[\p{Lu}"“„«])/u;

/** The word that points, before a printed reference. */
const POINTS = /^(?:but\s)?(?:see|siehe|voir|compare|vgl\.|cf\.|cfr\.|véase|zie|см\.|ср\.),?\s{1,2}/iu;
/** Such a word that is nobody's name. */
const NOBODY = /^(?:but\s|siehe|voir|vgl|cfr?\.|véase|zie|см|ср)/iu;
/** What follows such a word. */
const FURTHER =
  /^(?:also|auch|aussi|también|também|anche|ook|även|også|также|generally|especially|esp\.|in particular|in particolare|inter alia|e\.\s?g\.|for example|for instance|z\.\s?B\.|u\.\s?a\.|etwa|dazu|hierzu|ausführlich|insbes\.|insbesondere|par exemple|por ejemplo|por exemplo|ad esempio|notamment|например|напр\.)[,:]?\s{1,2}/iu;
/** On what something is told: "For a good overview of this, see", "On this point see". */
const TOPIC =
  /^(?:(?:For|On|Pour|Para|Per|Zu[mr]?|Sur|Sobre)\s(?:an?|the|more|further|une?|plus|uma?|einen?|einer)\s[^.;:"“„\d]{2,80}?,|(?:For|On|Zu[mr]?|Sur|Sobre)\s(?:this|these|that|diesem|diesen|dieser|folgenden|ce|cette|este|esta)\s?[^.;:"“„\d]{0,60}?,?)\s(?:see|siehe|vgl\.|voir|véase|cf\.),?\s{1,2}/iu;
/** Words that say whence something comes or where it is told, and that begin no title. */
const WHENCE =
  /^(?:(?:sources|quellen?|fuente|fonte|(?:adapted|reprinted|reproduced|modified|taken)\s(?:from|after)|(?:originally|first)\spublished\s(?:as|in))\s?:|(?:fig(?:ure|\.)|tab(?:le|\.)|abb(?:ildung|\.))\s\d{1,3}\s(?:from|in|aus|nach):?|(?:more|further)\s(?:details|information)\s(?:can\sbe\sfound|(?:is|are)\sgiven)\s(?:in|by))\s{1,2}/iu;
/** And such as begin titles too. */
const TOLD =
  /^(?:(?:source|nach|data|references?)\s?:|(?:adapted|reprinted|reproduced|modified|taken|excerpted|quoted|cited|zitiert|data)\s(?:from|in|after|nach|aus)|based\son|according\sto|as\s(?:argued|shown|noted|discussed|described|explained|demonstrated|stated|reported|suggested)\s(?:in|by)|(?:an?|the)\s(?:\p{Ll}{3,14}\s){0,3}(?:introduction|overview|survey|review|account|reference|treatment|discussion|summary|textbook)\s(?:is|can\sbe\sfound\sin|is\sgiven\s(?:in|by))|eine?n?\s(?:\p{Ll}{3,14}\s){0,2}(?:überblick|einführung|zusammenfassung)\s(?:gibt|geben|bietet|bieten|findet\ssich\s(?:bei|in)))\s{1,2}/iu;
/** What of a work such words may point at. */
const OF_IT =
  /^(?:the|die|der|das)\s(?:\p{Ll}{3,14}\s){0,2}(?:discussions?|reviews?|surveys?|overviews?|chapters?|articles?|papers?|essays?|contributions?|introduction|accounts?|treatment|literature|diskussion|beiträge|literatur)\s(?:in|by|bei|von)\s{1,2}/iu;
/** How a work begins behind them. */
const BEGINS = /^(?:[\p{Lu}\p{Lo}"“„«]|\(\d{4})/u;
/** Letters of a reference that are looked at for it. */
const REACH = 320;

/** The first two letters of what leads to a work; few references begin with them. */
const MAY_LEAD = new Set(
  'fo on po pa pe zu su so bu se si vo co vg cf zi qu fu fi ta ab ad re mo or na da ex ci ba ac as an th ei'.split(' '),
);
/** Letters beyond ASCII, and a letter by itself, are left to the patterns. */
function mayLead(text: string): boolean {
  const [first, second] = [codeAt(text, 0), codeAt(text, 1)];
  return first > 127 || second > 127 || second <= 32 || MAY_LEAD.has(text.slice(0, 2).toLowerCase());
}

/** How many letters at the head of a printed reference only lead to it; 0 where nothing does, as nearly always. `ask`: whatever it begins with. */
export function leadBefore(text: string, ask = false): number {
  if (!ask && !mayLead(text)) return 0;
  const head = text.slice(0, REACH);
  let at = 0;
  const past = (words: RegExp): boolean => {
    const length = words.exec(head.slice(at))?.[0].length ?? 0;
    at += length;
    return length > 0;
  };
  const topic = past(TOPIC);
  const points = topic || past(POINTS);
  let sure = topic || (points && /^but\s/i.test(head));
  if (points) for (let times = 0; times < 3 && past(FURTHER); times += 1) sure = true;
  else if (past(WHENCE)) sure = true;
  else if (!past(TOLD)) return 0;
  if (past(OF_IT) && points) sure = true;
  const rest = head.slice(at);
  if (!BEGINS.test(rest)) return 0;
  const named = /^["“„«]/u.test(rest) || nameForm(rest.slice(0, 200)) !== null;
  // "See A, Lee B" are two people.
  return sure || (named && (!points || NOBODY.test(head))) ? at : 0;
}
