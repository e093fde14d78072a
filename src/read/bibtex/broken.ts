/** An entry of a .bib file that cannot be read: what stopped it, and how a person finds it again. The next one is read all the same. */

/** What stopped an entry. */
export class Broken {
  readonly why: string;
  constructor(why: string) {
    this.why = why;
  }
}

const HEAD = /^@[^\s{(]{1,30}[ \t]{0,20}[{(][ \t]{0,20}[^\s{}(),="#%~\\]{1,200}[ \t]{0,20},/;

/** The entry that begins at `start` and ends before `stop`: with its key, or by how its first line begins. */
export function entryAt(text: string, start: number, stop: number): string {
  const begins = text.slice(start, Math.min(start + 260, stop));
  const head = HEAD.exec(begins)?.[0];
  return head === undefined ? (begins.slice(0, 60).split(/[\n\r]/)[0] ?? '').trim() : `${head} …}`;
}
