/** What a rule said, in the page's language; marked as English where it could not be said again, so that it is read aloud right. */
import type { JSX } from 'preact';
import { visible } from '../../report/visible.ts';
import { languageOf, words } from './messages/language.ts';

/** The sentence of a rule. */
export function Said({ rule, says }: { readonly rule: string; readonly says: string }): JSX.Element {
  const said = words().said(rule, says);
  return <span lang={languageOf(said, says)}>{visible(said)}</span>;
}

/** A reason beside a label. */
export function Clause({ why }: { readonly why: string }): JSX.Element {
  const said = words().clause(why);
  return <span lang={languageOf(said, why)}>{visible(said)}</span>;
}
