/** Works as papers of word processors print and call them. For bench/documents-office.ts. */
import type { CslItem } from '../../src/model/csl.ts';
import { STYLES, type Style, type StyleName } from '../documents-styles.ts';
import type { Chance } from '../references-noise.ts';
import type { Inline, Work } from './paper.ts';

const GENERIC = new Set('a an the on of in for and der die das ein eine über zur zum le la les un une sur de des'.split(' '));

/** The first words of a title that say something, as short titles are made. */
export function shortTitle(title: string): string {
  const before = title.split(/[:?!.]/)[0] ?? title;
  const words = before.split(' ');
  let taken = 0;
  let told = 0;
  while (taken < words.length && told < 3) {
    if (!GENERIC.has((words[taken] ?? '').toLowerCase())) told += 1;
    taken += 1;
  }
  return words.slice(0, taken).join(' ').replace(/[,;]$/, '');
}

/** Whether a record can be printed and called by its authors' names. */
export function usable(item: CslItem): boolean {
  const title = item.title ?? '';
  return (
    (item.author ?? []).length > 0 &&
    (item.author ?? []).every(
      ({ family, given, literal }) =>
        family !== undefined && family.length > 2 && /^\p{Lu}[\p{L}’'-]+$/u.test(family) && (given ?? '') !== '' && literal === undefined,
    ) &&
    item.issued?.['date-parts']?.[0]?.[0] !== undefined &&
    (item['container-title'] ?? '').length > 3 &&
    title.length >= 20 &&
    title.length <= 180 &&
    !/[<>${}\\&]/.test(`${title} ${item['container-title']}`)
  );
}

/** Draws works whose first authors all have another name, so that every call means one. */
export function draw(records: readonly CslItem[], count: number, chance: Chance): CslItem[] {
  const heads = new Set<string>();
  const drawn: CslItem[] = [];
  for (let tries = 0; drawn.length < count && tries < count * 40; tries += 1) {
    const item = records[Math.floor(chance() * records.length)];
    const head = item?.author?.[0]?.family ?? '';
    if (item === undefined || heads.has(head)) continue;
    heads.add(head);
    drawn.push(item);
  }
  return drawn;
}

export function workOf(item: CslItem, style: StyleName): Work {
  const make: Style = STYLES[style];
  return {
    item,
    printed: make(item).replace(/\s+/g, ' '),
    slanted: item['container-title'] ?? '',
    families: (item.author ?? []).map(({ family = '' }) => family),
    year: String(item.issued?.['date-parts']?.[0]?.[0] ?? ''),
    short: shortTitle((item.title ?? '').replace(/\s+/g, ' ')),
  };
}

/** Hyphens that Word makes signs of its own. */
function signed(text: string): Inline[] {
  const out: Inline[] = [];
  for (const part of text.split(/((?<=\p{L})-(?=\p{L})|(?<=\p{Ll}{6})(?=\p{Ll}{6}))/u)) {
    if (part === '-') out.push({ sign: 'hyphen that stays' });
    else if (part !== '')
      out.push(...(out.length > 0 && typeof out.at(-1) === 'string' ? [{ sign: 'hyphen that may be' } as const, part] : [part]));
  }
  return out;
}

/** A printed entry with its venue in italics, its first author in small capitals or its hyphens as signs. */
export function setOf(work: Work, how: { readonly caps?: boolean; readonly signs?: boolean; readonly linked?: boolean } = {}): Inline[] {
  const at = work.slanted === '' ? -1 : work.printed.lastIndexOf(work.slanted);
  const words = (text: string): Inline[] => (how.signs === true ? signed(text) : text === '' ? [] : [text]);
  const before = at < 0 ? work.printed : work.printed.slice(0, at);
  const behind = at < 0 ? '' : work.printed.slice(at + work.slanted.length);
  const family = work.families[0] ?? '';
  const capped = how.caps === true && before.startsWith(family);
  const address = how.linked === true ? /https?:\/\/\S+?(?=[.>]*$)/.exec(behind)?.[0] : undefined;
  const rest: Inline[] =
    address === undefined
      ? words(behind)
      : [
          ...words(behind.slice(0, behind.indexOf(address))),
          { url: address, text: address },
          ...words(behind.slice(behind.indexOf(address) + address.length)),
        ];
  return [
    ...(capped ? [{ text: family, as: 'caps' } as const] : []),
    ...words(capped ? before.slice(family.length) : before),
    ...(at < 0 ? [] : [{ text: work.slanted, as: 'i' } as const]),
    ...rest,
  ];
}

const CYRILLIC: Readonly<Record<string, string>> = Object.fromEntries(
  'a=а b=б c=ц d=д e=е f=ф g=г h=х i=и j=й k=к l=л m=м n=н o=о p=п q=к r=р s=с t=т u=у v=в w=в x=кс y=ы z=з'
    .split(' ')
    .map((pair) => pair.split('=')),
);

/** The same work in Cyrillic letters: records of such works are few, and what is measured is how they are called. */
export function inCyrillic(item: CslItem): CslItem {
  const written = (text = ''): string =>
    text
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .replace(/[A-Za-z]/g, (sign) => {
        const letter = CYRILLIC[sign.toLowerCase()] ?? sign;
        return sign === sign.toLowerCase() ? letter : letter.charAt(0).toUpperCase() + letter.slice(1);
      });
  return {
    ...item,
    title: written(item.title),
    'container-title': written(item['container-title']),
    author: (item.author ?? []).map(({ family, given }) => ({ family: written(family), given: written(given) })),
  };
}
