/**
 * Pages written from top to bottom, their lines from right to left, as Chinese and Japanese books are. Such a page is laid on its side before
 * anything else is decided, so that a line runs to the right and the next stands below it; its tiers are then columns like any others.
 */
import type { RawItem, RawLink } from './pieces.ts';

/** A page as pdf.js gives it. */
export interface RawPage {
  readonly view: readonly number[];
  readonly items: readonly RawItem[];
  readonly links: readonly RawLink[];
}

const SOME_EAST = /[\u3040-\u9fff]/;
const EAST = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;
/** Signs in the form they have in upright lines. */
const UPRIGHT_SIGN = /[\ufe10-\ufe19\ufe30-\ufe48]/g;
const PLAIN: ReadonlyMap<string, string> = new Map(
  [...'︐，︓：︔；︕！︖？︙…︱—︰‥︵（︶）︷｛︸｝'].flatMap((sign, at, all) => (at % 2 === 0 ? [[sign, all[at + 1] ?? sign]] : [])),
);
/** Characters one below the other from which a page is believed to be written so, and their share of all. */
const LEAST = 10;
const SHARE = 0.5;
/** Where the upper edge and the middle of a character stand from its baseline, in ems. */
const ASCENT = 0.88;
const MIDDLE = 0.35;

const sizeOf = ({ transform }: RawItem): number => Math.hypot(transform[2] ?? 0, transform[3] ?? 0);
const placeOf = ({ transform }: RawItem): readonly [number, number] => [transform[4] ?? 0, transform[5] ?? 0];
const isUpright = ({ transform: [a = 0, b = 0] }: RawItem): boolean => a > 0 && Math.abs(b) <= a * 0.1;
/** Latin words and numbers lie on their side in such lines. */
const isLying = ({ transform: [a = 0, b = 0] }: RawItem): boolean => b < 0 && Math.abs(a) <= -b * 0.1;

/** Whether most of a page's characters stand one below the other. */
function isVertical(items: readonly RawItem[]): boolean {
  let [east, below] = [0, 0];
  let last: RawItem | undefined;
  for (const item of items) {
    if (item.str.trim() === '') continue;
    const count = item.str.match(EAST)?.length ?? 0;
    east += count;
    if (item.dir === 'ttb') below += count;
    else if (count > 0 && item.str.length <= 2 && last !== undefined && isUpright(item) && isUpright(last)) {
      const size = sizeOf(item);
      const [[x, y], [lastX, lastY]] = [placeOf(item), placeOf(last)];
      const down = lastY - y;
      if (Math.abs(x + item.width / 2 - lastX - last.width / 2) < size * 0.2 && down > size * 0.7 && down < size * 2.2) below += 1;
    }
    last = item;
  }
  return below >= LEAST && below > east * SHARE;
}

/** The page laid on its side where it is written from top to bottom; else the same page. */
export function laidOver(page: RawPage): RawPage {
  if (!page.items.some(({ str }) => SOME_EAST.test(str)) || !isVertical(page.items)) return page;
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = page.view;
  const items = page.items.map((item): RawItem => {
    const size = sizeOf(item);
    const [x, y] = placeOf(item);
    const at = (along: number, middle: number, width: number, str = item.str): RawItem => ({
      ...item,
      str: str.replace(UPRIGHT_SIGN, (sign) => PLAIN.get(sign) ?? sign.normalize('NFKC')),
      transform: [size, 0, 0, size, y1 - along, middle - x0 - size * MIDDLE],
      width,
    });
    if (item.dir === 'ttb') return at(y, x, item.height ?? size * item.str.length);
    // The white that pdf.js sees behind a character is the way to the next line.
    if (isUpright(item)) return at(y + size * ASCENT, x + Math.min(item.width, size) / 2, size, item.str.trimEnd());
    if (isLying(item)) return at(y, x + size * MIDDLE, item.width);
    // What runs any other way stays across.
    return { ...item, transform: [0, size, -size, 0, y1 - y, x - x0] };
  });
  const links = page.links.map(({ rect: [ax = 0, ay = 0, bx = 0, by = 0], href }) => ({
    href,
    rect: [y1 - Math.max(ay, by), Math.min(ax, bx) - x0, y1 - Math.min(ay, by), Math.max(ax, bx) - x0],
  }));
  return { view: [0, 0, y1 - y0, x1 - x0], items, links };
}
