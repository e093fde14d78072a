/** Pictures of pages before they are read: grain, slant, size. All pictures are made here of bars, point by point. */
import { describe, expect, it } from 'vitest';
import { coloursOf, type Grey, grainOf, greyOf, redrawn, slantOf, smoothed } from '../../../src/read/pdf/scan-picture.ts';

/** A page of lines of print as bars of words that fall by so many degrees, with a grain of so many greys to each side. */
function page(degrees: number, grain = 0): Grey {
  const [width, height] = [600, 800];
  const slope = Math.tan((degrees * Math.PI) / 180);
  let state = 7;
  const chance = (): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296 - 0.5;
  };
  const points = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const row = y - (x - width / 2) * slope;
      const inked = row > 80 && row < 720 && row % 20 < 8 && x > 60 && x < 540 && (x + Math.floor(row / 20) * 13) % 50 < 40;
      points[y * width + x] = Math.max(0, Math.min(255, (inked ? 30 : 235) + chance() * 2 * grain));
    }
  return { width, height, points };
}
const blank: Grey = { width: 300, height: 300, points: new Uint8Array(90_000).fill(240) };

describe('slantOf', () => {
  it.each([-4, -2, -0.8, 0.5, 1.3, 3])('tells lines that fall by %s degrees, with grain too', (degrees) => {
    expect(slantOf(page(degrees))).toBeCloseTo(degrees, 0);
    expect(Math.abs(slantOf(page(degrees, 90)) - degrees)).toBeLessThanOrEqual(0.3);
  });
  it('leaves level lines and pages without lines as they are', () => {
    expect(Math.abs(slantOf(page(0)))).toBeLessThan(0.2);
    expect(slantOf(blank)).toBe(0);
    expect(slantOf({ width: 1, height: 1, points: new Uint8Array(1) })).toBe(0);
  });
});

describe('grainOf and smoothed', () => {
  it('find no grain in clean print, much in a grainy one, and less when it was smoothed', () => {
    expect(grainOf(page(0))).toBeLessThan(1);
    const grainy = page(1, 60);
    expect(grainOf(grainy)).toBeGreaterThan(10);
    expect(grainOf(smoothed(grainy))).toBeLessThan(grainOf(grainy) / 2);
  });
  it('keep what is white white and what is black black', () => {
    expect(smoothed(blank).points.every((point) => point === 240)).toBe(true);
  });
});

describe('redrawn', () => {
  it('turns a page that lies askew upright, in another size', () => {
    const upright = redrawn(page(2), 400, 533, 2);
    expect([upright.width, upright.height]).toEqual([400, 533]);
    expect(Math.abs(slantOf(upright))).toBeLessThan(0.25);
    // What lay outside the page is white.
    expect(upright.points[0]).toBe(255);
  });
  it('leaves a page as it is that is neither turned nor made smaller', () => {
    const before = page(0);
    const after = redrawn(before, before.width, before.height, 0);
    const inside = [...before.points.keys()].filter((at) => at % 600 < 599 && at < 600 * 799);
    expect(inside.every((at) => Math.abs((after.points[at] ?? 0) - (before.points[at] ?? 0)) <= 1)).toBe(true);
  });
});

it('colours become greys and greys colours', () => {
  const colours = new Uint8ClampedArray([255, 255, 255, 255, 0, 0, 0, 255, 255, 0, 0, 255, 0, 0, 255, 255]);
  const grey = greyOf(colours, 2, 2);
  expect([...grey.points]).toEqual([255, 0, 76, 27]);
  const back = new Uint8ClampedArray(16);
  coloursOf(grey, back);
  expect([...back.slice(8, 12)]).toEqual([76, 76, 76, 255]);
});
