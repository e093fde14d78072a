/** What a Word document sets in italics or bold: titles and journals stand so. */
import type { Span } from '../../model/document.ts';
import type { Scribe } from '../blocks.ts';
import { child, setting, type XmlNode } from '../xml/tree.ts';

const EMPHASIS = /^(?:emphasis|strong|hervorhebung|fett)/i;

/** How a run with these properties is set: "i", "b", both, or "" for plain words. */
export function faceOf(properties: XmlNode | undefined): string {
  const isOn = (name: string): boolean =>
    child(properties, name) !== undefined && !/^(?:0|false|off)$/.test(setting(properties, name) ?? '');
  const styled = EMPHASIS.test(setting(properties, 'rStyle') ?? '');
  return `${isOn('i') || styled ? 'i' : ''}${isOn('b') ? 'b' : ''}`;
}

/** Stretches in italics or bold in order; runs that look alike and follow one another are one. */
export class Faces {
  readonly spans: Span[] = [];
  private last = '';

  /** Notes the face of words that `scribe` wrote from a place on, white space in front of them not counted. */
  note(face: string, before: number, scribe: Scribe): void {
    const last = this.spans.at(-1);
    const goesOn = last !== undefined && last.end === before && face === this.last;
    const start = before + (/^\s/.test(scribe.since(before)) ? 1 : 0);
    this.last = face;
    if (face === '' || scribe.end <= start) return;
    if (goesOn) this.spans[this.spans.length - 1] = { start: last.start, end: scribe.end };
    else this.spans.push({ start, end: scribe.end });
  }
}
