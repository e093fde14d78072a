/**
 * What is done to the picture of a page before it is read: made grey, specks and grain smoothed away while it is made smaller, and turned
 * upright. An engine that looks for columns finds none on a page that lies askew, and takes grain for letters where every spot of it
 * is drawn. Works on plain numbers, knows no engine; time and memory grow with the number of points.
 */

/** A picture in greys: one byte for each point, row by row, 0 black. */
export interface Grey {
  readonly width: number;
  readonly height: number;
  readonly points: Uint8Array;
}

/** Points of a picture of red, green, blue and opacity, as a drawing surface gives them, in greys. */
export function greyOf(colours: Uint8Array | Uint8ClampedArray, width: number, height: number): Grey {
  const points = new Uint8Array(width * height);
  for (let at = 0, from = 0; at < points.length; at += 1, from += 4)
    points[at] = ((colours[from] ?? 255) * 77 + (colours[from + 1] ?? 255) * 151 + (colours[from + 2] ?? 255) * 28) >> 8;
  return { width, height, points };
}

/** Every point as the mean of its neighbourhood, the nearest counting most: grain goes, strokes of two points and more stay. */
export function smoothed({ width, height, points }: Grey): Grey {
  const across = new Uint8Array(points.length);
  for (let y = 0; y < height; y += 1) {
    const row = y * width;
    for (let x = 0; x < width; x += 1) {
      const here = points[row + x] ?? 0;
      const left = x === 0 ? here : (points[row + x - 1] ?? 0);
      const right = x === width - 1 ? here : (points[row + x + 1] ?? 0);
      across[row + x] = (left + 2 * here + right + 2) >> 2;
    }
  }
  const out = new Uint8Array(points.length);
  for (let y = 0; y < height; y += 1) {
    const [row, above, below] = [y * width, Math.max(0, y - 1) * width, Math.min(height - 1, y + 1) * width];
    for (let x = 0; x < width; x += 1)
      out[row + x] = ((across[above + x] ?? 0) + 2 * (across[row + x] ?? 0) + (across[below + x] ?? 0) + 2) >> 2;
  }
  return { width, height, points: out };
}

/** How much a point differs from the mean of those around it, in the middle of the page's white: the grain of a scan, 0 for a clean one. */
export function grainOf({ width, height, points }: Grey): number {
  const differences: number[] = [];
  const step = Math.max(1, Math.floor(Math.sqrt((width * height) / 40_000)));
  for (let y = 1; y < height - 1; y += step)
    for (let x = 1; x < width - 1; x += step) {
      const at = y * width + x;
      const around = ((points[at - 1] ?? 0) + (points[at + 1] ?? 0) + (points[at - width] ?? 0) + (points[at + width] ?? 0)) / 4;
      differences.push(Math.abs((points[at] ?? 0) - around));
    }
  differences.sort((a, b) => a - b);
  return differences[Math.floor(differences.length / 2)] ?? 0;
}

/** Degrees to each side between which a page is looked for lying askew; one that was laid on by hand lies within. */
const MOST = 5;
/** Points that the picture is brought down to for finding out: rows of print still stand apart. */
const ENOUGH = 500_000;
/** How much sharper rows must stand apart when turned before a page is turned at all. */
const SHARPER = 1.08;

/** By how many degrees the lines of print fall to the right; 0 where they do not, or where there are none. */
export function slantOf(grey: Grey): number {
  const small = shrunk(grey, Math.max(1, Math.floor(Math.sqrt((grey.width * grey.height) / ENOUGH))));
  const dark = darkness(small);
  const sharpness = (degrees: number): number => sharpnessOf(dark, small.width, small.height, Math.tan((degrees * Math.PI) / 180));
  const straight = sharpness(0);
  let best = 0;
  let most = straight;
  const look = (degrees: number): void => {
    const here = sharpness(degrees);
    if (here > most) [best, most] = [degrees, here];
  };
  for (let degrees = -MOST; degrees <= MOST; degrees += 0.5) look(degrees);
  const near = best;
  for (let step = -4; step <= 4; step += 1) look(near + step * 0.1);
  return most >= straight * SHARPER ? best : 0;
}

/** The picture made smaller by a whole number: each point the mean of a square of points. */
function shrunk({ width, height, points }: Grey, by: number): Grey {
  if (by === 1) return { width, height, points };
  const [w, h] = [Math.floor(width / by), Math.floor(height / by)];
  const out = new Uint8Array(w * h);
  for (let y = 0; y < h; y += 1)
    for (let x = 0; x < w; x += 1) {
      let sum = 0;
      for (let dy = 0; dy < by; dy += 1) for (let dx = 0; dx < by; dx += 1) sum += points[(y * by + dy) * width + x * by + dx] ?? 0;
      out[y * w + x] = sum / (by * by);
    }
  return { width: w, height: h, points: out };
}

/** How dark each point is, beyond the grain of the paper. */
function darkness({ points }: Grey): Uint8Array {
  const counts = new Uint32Array(256);
  for (const point of points) counts[point] = (counts[point] ?? 0) + 1;
  let paper = 255;
  for (let sum = 0; paper > 0; paper -= 1) {
    sum += counts[paper] ?? 0;
    if (sum > points.length / 2) break;
  }
  const least = paper - 40;
  return points.map((point) => (point < least ? least - point : 0));
}

/** How sharply rows of print stand apart when lines are taken to fall by `slope`: the sum of the squares of the steps between rows. */
function sharpnessOf(dark: Uint8Array, width: number, height: number, slope: number): number {
  const reach = Math.ceil(Math.abs(slope) * width) + 1;
  const rows = new Float64Array(height + 2 * reach);
  const drop = Int32Array.from({ length: width }, (_, x) => reach - Math.round(x * slope));
  for (let y = 0, at = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, at += 1) {
      const here = dark[at] ?? 0;
      if (here === 0) continue;
      const row = y + (drop[x] ?? 0);
      rows[row] = (rows[row] ?? 0) + here;
    }
  let sum = 0;
  for (let row = 1; row < rows.length; row += 1) {
    const step = (rows[row] ?? 0) - (rows[row - 1] ?? 0);
    sum += step * step;
  }
  return sum;
}

/** The picture in another size, turned about its middle so that lines that fall by so many degrees run level; what comes in from outside is white. */
export function redrawn(grey: Grey, width: number, height: number, degrees: number): Grey {
  const out = new Uint8Array(width * height);
  const scale = grey.width / width;
  const [sine, cosine] = [Math.sin((degrees * Math.PI) / 180) * scale, Math.cos((degrees * Math.PI) / 180) * scale];
  const { points } = grey;
  for (let y = 0; y < height; y += 1) {
    const fromMiddle = y + 0.5 - height / 2;
    for (let x = 0; x < width; x += 1) {
      const across = x + 0.5 - width / 2;
      const sx = across * cosine - fromMiddle * sine + grey.width / 2 - 0.5;
      const sy = across * sine + fromMiddle * cosine + grey.height / 2 - 0.5;
      const [left, top] = [Math.floor(sx), Math.floor(sy)];
      if (left < 0 || top < 0 || left + 1 >= grey.width || top + 1 >= grey.height) {
        out[y * width + x] = 255;
        continue;
      }
      const at = top * grey.width + left;
      const [fx, fy] = [sx - left, sy - top];
      const above = (points[at] ?? 0) * (1 - fx) + (points[at + 1] ?? 0) * fx;
      const below = (points[at + grey.width] ?? 0) * (1 - fx) + (points[at + grey.width + 1] ?? 0) * fx;
      out[y * width + x] = above * (1 - fy) + below * fy + 0.5;
    }
  }
  return { width, height, points: out };
}

/** The picture as points of red, green, blue and opacity. */
export function coloursOf({ points }: Grey, into: Uint8ClampedArray): void {
  for (let at = 0, to = 0; at < points.length; at += 1, to += 4) {
    const grey = points[at] ?? 255;
    into[to] = grey;
    into[to + 1] = grey;
    into[to + 2] = grey;
    into[to + 3] = 255;
  }
}
