/**
 * Articles in which a printed title and a recorded one differ: "of a relativistic electron" and "of relativistic electron". Editors put them
 * in and authors leave them out between one version and the next, and whoever types a reference does the same. An entry that states its
 * title as data copied it, and keeps its match in part; so do titles that differ in any other small word.
 */
import type { Reference } from '../../../model/cited.ts';
import type { ComponentEvidence } from '../../../model/evidence.ts';
import { titleForm } from './form.ts';

/** Articles, and what stands in the place of one: "some of its effects", "some of the effects". */
const ARTICLE = /^(?:a|an|the|its|their|our|this|these)$/;
/** Telling letters that must be left. */
const LEAST = 20;

const bare = (title: string): string => (titleForm(title)?.words ?? []).filter((word) => !ARTICLE.test(word)).join('');

/** The title component, bettered where nothing but articles differs from the record. */
export function withArticles(reference: Reference, title: ComponentEvidence): ComponentEvidence {
  const { label, cited, found } = title;
  if (reference.origin === 'entry' || label !== 'partial' || cited === null || found === null) return title;
  const ours = bare(cited);
  return ours.length >= LEAST && ours === bare(found)
    ? { ...title, label: 'match', score: 0.96, why: 'same title but for articles' }
    : title;
}
