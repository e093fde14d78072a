/**
 * What a site lets programs fetch, by its robots.txt (RFC 9309). Rules of the group that names this program hold, else those for
 * all; the longest pattern that matches decides, and of two equally long ones the one that allows. A file that cannot be read is
 * the asker's business, not this one's.
 */

interface Rule {
  readonly allow: boolean;
  readonly pattern: string;
}

/** The longest file that is read; the standard asks for at least 500 KiB. */
const LONGEST = 512_000;
const MOST_RULES = 5_000;

interface Group {
  readonly agents: string[];
  readonly rules: Rule[];
}

function groupsOf(text: string): readonly Group[] {
  const groups: Group[] = [];
  let open: Group | null = null;
  let naming = false;
  let rules = 0;
  for (const line of text.slice(0, LONGEST).split(/\r\n?|\n/)) {
    const plain = line.split('#', 1)[0] ?? '';
    const colon = plain.indexOf(':');
    if (colon < 0) continue;
    const key = plain.slice(0, colon).trim().toLowerCase();
    const value = plain.slice(colon + 1).trim();
    if (key === 'user-agent') {
      if (open === null || !naming) {
        open = { agents: [], rules: [] };
        groups.push(open);
      }
      open.agents.push(value.toLowerCase());
      naming = true;
    } else if (key === 'allow' || key === 'disallow') {
      naming = false;
      rules += 1;
      if (open !== null && value !== '' && rules <= MOST_RULES) open.rules.push({ allow: key === 'allow', pattern: value });
    }
  }
  return groups;
}

/** Whether a pattern fits a path: "*" stands for anything, "$" at the end for the end. Each piece is looked for once, from left to right. */
function fits(pattern: string, path: string): boolean {
  const ends = pattern.endsWith('$');
  const pieces = (ends ? pattern.slice(0, -1) : pattern).split('*');
  const [first = '', ...rest] = pieces;
  if (!path.startsWith(first)) return false;
  const last = rest.pop();
  if (last === undefined) return !ends || path.length === first.length;
  let at = first.length;
  for (const piece of rest) {
    const found = path.indexOf(piece, at);
    if (found < 0) return false;
    at = found + piece.length;
  }
  return ends ? path.length - last.length >= at && path.endsWith(last) : path.indexOf(last, at) >= 0;
}

/** Whether `robots` (the text of a robots.txt) lets the program called `agent` fetch this path with its query. */
export function mayFetch(robots: string, agent: string, path: string): boolean {
  const groups = groupsOf(robots);
  const own = groups.filter(({ agents }) => agents.some((name) => name === agent.toLowerCase()));
  const rules = (own.length > 0 ? own : groups.filter(({ agents }) => agents.includes('*'))).flatMap((group) => group.rules);
  let best: Rule | null = null;
  for (const rule of rules) {
    if (best !== null && (rule.pattern.length < best.pattern.length || (rule.pattern.length === best.pattern.length && !rule.allow)))
      continue;
    if (fits(rule.pattern, path)) best = rule;
  }
  return best?.allow ?? true;
}
