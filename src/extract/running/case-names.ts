/**
 * The name of a case in front of its reporter: "See also Bell Atlantic Corp. v. Twombly, 550 U.S. 544". Nothing marks where it begins in a
 * sentence, so the words before "v." are walked back as long as a name could hold them; words that lead to a citation are left out.
 */

/** Letters that are looked back for a name. */
const REACH = 260;
/** What no name goes over: a blank line, and a row of a table of authorities, dots and pages. */
const PARTS = /\n[^\S\n]{0,40}\n|\.{5}[^\n]{0,80}\n/g;
/** What begins a name without a second party. */
const ONE_PARTY =
  /(?<!\p{L})(?:(?:In\s)?[Rr]e|Ex\sp(?:arte|\.)?|(?:In\sthe\s)?Matter\sof|Application\sof|Estate\sof|Reference\sre)\s(?:the\s)?(?=\p{Lu})/gu;
/** A token of a name: a capital or a figure at its head, as in "3M", "eBay" and "d'Amico". */
export const NAMED: RegExp = /^[("“‘]?(?:\p{Lu}|\p{Ll}{1,3}\p{Lu}|\d[\p{L}\d]*$|[dl]['’]\p{Lu})/u;
/** Words within names; "in" and "on" stand before names far oftener than in them. */
const WITHIN =
  /^(?:of|the|and|for|&|ex|rel\.?|et|al\.?|de|del|della|la|le|las|los|van|von|der|den|di|da|du|y|d\/b\/a|a\/k\/a|f\/k\/a|to|a|an|plc|pty|gmbh|llc|inc\.?|lt(?:d|ée)\.?|limitée|others|another|[Oo]rs\.?|[Aa]nr\.?|\d{1,3}[–-]\d{1,3})$/u;
/** What names of bodies with "in" in them are made of: "Parents Involved in Community Schools". */
const BODY =
  /^(?:Citizens|Ass[’']n|Association|Parents|People|Comm|Committee|Council|Americans|Students|Coalition|Alliance|Ctr|Center|Institute|Inst|Union|League|Fairness|Bd|Board|Found|Foundation|Society|Women|Workers|Friends|Lawyers)\.?$/u;
/** Words in front of a citation that are no part of the name. */
const LEADS =
  /^(?:See|Also|Under|As|Citing|Accord|But|Cf|E\.g|Compare|With|And|Since|Like|Unlike|Because|While|Quoting|Following|After|Before|Both|Although|Here|When|Where|That|Contra|Then|Thus|Rather|Applying|Relying|Per|According|From|For|By|To|If|It|This|These|Those|What|Neither|Nor|Or|Even|Only|Court|Courts|Cases?|Decisions?|Judges?|Justices?|Ruling|Holding|Opinion|Our|His|Her|Its|Their|In|On|At|Is|Was|Are|Were|Has|Have|So|Again|Indeed|Similarly|Likewise|Recently|First|Second|Third|Finally|Moreover|Notably|Consider|Take|Discussing|Affirming|Reversing|Overruling|Distinguishing|Despite|Until|Later|Instead|Supra|Id|Ibid|Further|Furthermore|However|Hence|Nevertheless|Nonetheless|Conversely|Ultimately|Next|Last|Specifically|Additionally|Importantly|Critically|Accordingly|Consequently|Therefore|Otherwise|Meanwhile|Elsewhere|Today|Note|Though|Still|Yet)$/iu;
/** Such words that names begin with as well, as long as no capital stands behind. */
const ALSO_NAMED = /^(?:First|Second|Third|Court|Justice|Our|Case|The|Judge)$/u;
/** Words that the Bluebook's tables T6 and T10 abbreviate, as they stand in names of parties; each may be several ("Servs."). */
const ABBREVIATED = [
  'Acad|Acct|Admin|Adver|Agric|Am|Assoc|Atl|Auth|Auto|Bankr|Bd|Behav|Bhd|Bldg|Broad|Bro|Bus|Cap|Cas|Cath|Cent|Chem|Cir|Civ|Cmty|Cnty|Co|Coal',
  'Coll|Com|Comm|Comp|Comput|Condo|Conf|Cong|Consol|Const|Constr|Coop|Corp|Corr|Couns|Crim|Ct|Ctr|Cty|Def|Deliv|Det|Dev|Dir|Disc|Disp|Dist|Distrib|Div|Dr',
  'Econ|Educ|Elec|Emp|Ent|Enter|Env|Envtl|Equip|Est|Eur|Exch|Exec|Exp|Expl|Fac|Fam|Fed|Fid|Fin|Found|Gen|Glob|Grp|Guar|Hisp|Hist|Hosp|Hous|Hum',
  'Immigr|Imp|Inc|Indem|Indep|Indus|Info|Inj|Ins|Inst|Instr|Integr|Intell|Inv|Jud|Juv|Lab|Liab|Libr|Litig|Loc|Ltd|Mach|Mag|Maint|Mech|Med|Merch|Metro',
  'Mfg|Mfr|Mgmt|Mil|Mkt|Mktg|Mortg|Mun|Mut|Ne|No|Nucl|Nw|Occup|Org|Pac|Pat|Pers|Pharm|Phx|Pol|Prac|Pres|Prob|Proc|Prod|Prof|Prop|Prot|Psych|Pub|Rd|Rec',
  'Ref|Regul|Rehab|Rel|Reprod|Res|Resol|Resp|Rest|Ret|Rev|Rsch|Rsrv|Rts|Ry|Sav|Sch|Sci|Se|Sec|Serv|Soc|Sol|St|Stat|Std|Ste|Sub|Sup|Sur|Surg|Surv|Sw|Sys',
  'Tchr|Tech|Tel|Telecomm|Temp|Ter|Tpk|Tr|Transcon|Transp|Twp|Unif|Univ|Urb|Util|Veh|Vill|Wk',
].join('|');
const STATES =
  'Ala|Ariz|Ark|Cal|Colo|Conn|Del|Fla|Ga|Haw|Ill|Ind|Kan|Ky|La|Mass|Md|Me|Mich|Minn|Miss|Mo|Mont|Neb|Nev|Okla|Or|Pa|Tenn|Tex|Va|Vt|Wash|Wis|Wyo';
/** Such an abbreviation with its point, or one with an apostrophe ("Int’l.", "Ass’ns."): a name goes on behind it. */
const SHORT = new RegExp(
  String.raw`^(?:\p{Lu}|(?:\p{Lu}\.){1,6}\p{Lu}|\p{Lu}\p{L}{0,11}[’']\p{L}{1,3}|(?:${ABBREVIATED})s?|${STATES}|Equal|Mar|Jr|Sr|Mr|Mrs|Ms|U\.S|al|rel|Pty|Plc|PLC|Bhd|Sdn|Cie|v)\.$`,
  'u',
);

/** Whether a word with its point is an abbreviation, behind which a name goes on: "Bd.", not "Wade.". */
export const isShortened = (word: string): boolean => SHORT.test(word);
/** What parts of the firm's name stand behind its comma: "Co., Ltd.", "Avianca, Inc.", "PLLC". */
const FIRM =
  /^(?:Inc|Ltd|L\.?\s?L\.?\s?C|L\.?\s?L\.?\s?P|L\.?\s?P|P\.?\s?C|N\.?\s?A|S\.?\s?A|Co|Corp|plc|PLC|PLLC|GmbH|AG|Jr|Sr|I{1,3}|IV|et|d\/b\/a|a\/k\/a|Loc\.|Local|Lodge|Div\.|Dep[’']t)(?![\p{L}\d])/u;
/** What stands in brackets within a name, "R (on the application of Roe)", "(No 2)", and what joins whom a matter is brought for. */
const ASIDE = /\s\((?:[Nn]os?\.?\s\d{1,2}|[^()\d]{1,80})\)|,?\sex\s(?:p(?:arte|\.)?|rel\.?)(?=\s)/gu;
/** Words within such brackets at most. */
const MOST_ASIDE = 10;
/** Most words of one party. */
const MOST_WORDS = 16;

/** What stands at the head of each page of an opinion, and in no name of a party. */
const RUNNING_HEAD = /(?<!\p{L})(?:Opinion\sof\s|Per\sCuriam|Syllabus|Cite\sas|(?:dissenting|concurring)(?!\p{L}))/u;

/** Whether a text can be the name of a party: nothing lower-case in it but small words, and no end of a sentence. */
export function isParty(text: string): boolean {
  if (RUNNING_HEAD.test(text)) return false;
  const words = text.replace(ASIDE, '').trim().split(/\s+/);
  return (
    words.length > 0 &&
    words.length <= MOST_WORDS &&
    NAMED.test((words[0] === 'the' ? words[1] : words[0]) ?? '') &&
    words.every((word, i) => {
      const last = i === words.length - 1;
      if (!NAMED.test(word) && !WITHIN.test(word) && !/^\(?(?:No|Nos)\.?$|^\d{1,4}\)?[,.]?$|^\p{Ll}{1,4}['’]\p{Lu}/u.test(word))
        return false;
      if (last) return true;
      if (/[;:!?”]$/.test(word)) return false;
      if (word.endsWith(',')) return FIRM.test(words[i + 1] ?? '') || /^\p{Lu}[^,]{0,30},$/u.test(word);
      // A sentence that ends here would go on with words that no name has.
      return !word.endsWith('.') || SHORT.test(word) || /^\p{Lu}[\p{L}’']{0,9}\.$|-St\.$/u.test(word);
    })
  );
}

/** Whether a text in front of a case's number can be a party before the courts of the Union, whose names are in many languages. */
export const isPartyOfUnion = (text: string): boolean =>
  /^(?:the\s)?\p{Lu}/u.test(text) && text.length <= 120 && !/[.;:!?]\s\p{Lu}\p{Ll}{2}|[\d?!]/u.test(text);

/** The token that opens the bracket which the token at `i` closes, where several words stand in it; null for none. */
function asideBefore(tokens: readonly RegExpMatchArray[], i: number): number | null {
  if (!/^[^()]+\)$/u.test(tokens[i]?.[0] ?? '')) return null;
  for (let at = i - 1; at >= Math.max(0, i - MOST_ASIDE); at -= 1) {
    const word = tokens[at]?.[0] ?? '';
    if (/^\([^()]/u.test(word)) return at;
    if (/[()\d]/.test(word)) return null;
  }
  return null;
}

/** Words at the end of a line that a name goes on behind, whatever it begins with. */
const LINE_LEADS = /(?:^|[\s(])(?:see|also|cf\.|e\.g\.,|accord|citing|quoting|in|and|under|with|of|the|by)[ \t]*$/iu;

/** Whether a number at the head of a line is that of a note, "6 Roe v. Poe": names that begin with one ("84 Lumber") hardly stand there. */
function isNoteNumber(text: string, token: RegExpMatchArray | undefined): boolean {
  if (token === undefined || !/^\d{1,3}$/.test(token[0])) return false;
  const line = text.lastIndexOf('\n', token.index) + 1;
  return line > 0 && text.slice(line, token.index).trim() === '' && !LINE_LEADS.test(text.slice(0, line).trimEnd());
}

/** How many letters at the end of `before`, which breaks off before "v.", are the first party; 0 where none stands there. */
export function partyBefore(before: string): number {
  const reached = before.slice(-REACH);
  const text = reached.slice([...reached.matchAll(PARTS)].reduce((at, { index, 0: part }) => Math.max(at, index + part.length), 0));
  const tokens = [...text.matchAll(/\S{1,60}/g)];
  let from = tokens.length;
  for (let i = tokens.length - 1; i >= Math.max(0, tokens.length - MOST_WORDS); i -= 1) {
    const opening = asideBefore(tokens, i);
    if (opening !== null) {
      if (!NAMED.test(tokens[opening - 1]?.[0] ?? '')) break;
      i = opening;
      continue;
    }
    // "Roe (London) Ltd v Poe"
    if (i < tokens.length - 1 && /^\([\p{L}.&’'-]{2,20}\)$/u.test(tokens[i]?.[0] ?? '')) continue;
    const word = tokens[i]?.[0].replace(/^[("“‘]/u, '') ?? '';
    const within = i < tokens.length - 1;
    const ends = within && /[.;:!?)”"\]]$/.test(word) && !SHORT.test(word);
    const parted = within && word.endsWith(',') && !FIRM.test(tokens[i + 1]?.[0] ?? '');
    if (ends || parted) break;
    if (NAMED.test(word)) from = i;
    else if (word === 'in' ? !tokens.slice(Math.max(0, i - 6), i).some((one) => BODY.test(one[0])) : !WITHIN.test(word)) break;
  }
  // What leads to the citation, with the small words behind it, and the number of a note that begins with it.
  while (from < tokens.length) {
    // "…, para 13 and Roe v Poe"
    const place = /^\d{1,4}$/.test(tokens[from]?.[0] ?? '') && /^(?:and|&|or)$/.test(tokens[from + 1]?.[0] ?? '');
    if (place || isNoteNumber(text, tokens[from])) {
      from += 1;
      continue;
    }
    const word = (tokens[from]?.[0] ?? '').replace(/^[("“‘]/u, '').replace(/[.,:]$/, '');
    const next = tokens[from + 1]?.[0] ?? '';
    const leads = LEADS.test(word) && !(ALSO_NAMED.test(word) && NAMED.test(next));
    if (!leads && NAMED.test(tokens[from]?.[0] ?? '')) break;
    from += 1;
  }
  const first = tokens[from];
  if (first === undefined) return 0;
  const bracket = /^[("“‘]/u.test(first[0]) ? 1 : 0;
  return text.length - first.index - bracket;
}

/** Names without a second party, "In re Winship", "Ex parte Young": where each begins, and where what stands behind its first words does. */
export function oneParty(text: string): { readonly start: number; readonly behind: number }[] {
  return [...text.matchAll(ONE_PARTY)].map(({ index, 0: words }) => ({ start: index, behind: index + words.length }));
}

/** Whether a word leads to names and is none. */
export const leads = (word: string): boolean => LEADS.test(word);

/** How many letters at the head of names are words that lead to them: "See", "As". */
export function withoutLeads(names: string): number {
  let at = 0;
  for (let word = /^[\p{L}.]{1,20}\s+/u.exec(names); word !== null && LEADS.test(word[0].trim().replace(/\.$/, '')); ) {
    at += word[0].length;
    word = /^[\p{L}.]{1,20}\s+/u.exec(names.slice(at));
  }
  return at;
}

/** "Twombly" of "as in Twombly, 550 U.S. at 555": the last capitalised words before a comma, as a short form has them; empty for none. */
export function shortNameBefore(text: string): string {
  const found = /(?:(?:\p{Lu}[\p{L}.&’'-]{1,25})\s){0,3}\p{Lu}[\p{L}.&’'-]{1,25}$/u.exec(text.slice(-80))?.[0] ?? '';
  const words = found.split(/\s+/);
  // What stands before the end of a sentence is none of it: "… v. Poe. Roe, 12 F.3d at 5".
  const ended = words.findLastIndex((word, i) => i < words.length - 1 && word.endsWith('.') && !SHORT.test(word));
  words.splice(0, ended + 1);
  while (words.length > 0 && LEADS.test((words[0] ?? '').replace(/[.,]$/, ''))) words.shift();
  return words.join(' ');
}

/** Small words between the parties and within names of bodies, as a short form has them. */
const JOINS = /^(?:v\.?|c\.?|vs\.?|of|and|the|de|du|des|del|la|le|van|von|der|for|&|–|-)$/u;
/** Most words of a name that stands before a pointer. */
const MOST_NAMED = 8;

/** "Roe" of "as in Roe", "Roe v Poe" of "see Roe v Poe": the words with capitals that end a text, with small ones between; empty for none. */
export function nameBefore(text: string): string {
  const tokens = [...text.matchAll(/\S{1,40}/g)].slice(-MOST_NAMED);
  let from = tokens.length;
  for (let i = tokens.length - 1; i >= 0; i -= 1) {
    const word = (tokens[i]?.[0] ?? '').replace(/^[(["“‘„«*_]{1,3}/u, '').replace(/[*_]{1,2},?$/, '');
    const last = i === tokens.length - 1;
    const parted = !last && /[.,;:!?)”"\]]$/.test(word) && !SHORT.test(word) && !/^[vc]\.$/.test(word);
    if (parted && !/^(?:BGH|BVerfG|BVerwG|BAG|BSG|BFH|OGH|EuGH|CE|CEDH|CJUE|Cass|STS|STC),?$/u.test(word)) break;
    if (/^\p{Lu}[\p{L}.&’'-]*,?$/u.test(word) && !LEADS.test(word.replace(/[.,]$/, ''))) from = i;
    else if (last || !JOINS.test(word)) break;
    if (/^[(["“‘„«]/u.test(tokens[i]?.[0] ?? '') && from === i) break;
  }
  const first = tokens[from];
  return first === undefined ? '' : text.slice(first.index).replace(/^[(["“‘„«*_]{1,3}/u, '');
}
