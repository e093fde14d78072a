/** Small parts of many pages: a key shown beside what it does, a named group of choices, the sentence over every list of findings. */
import type { ComponentChildren, JSX } from 'preact';
import { words } from './messages/language.ts';
import type { Linked } from './messages/speaking.ts';

/** For eyes only: the name of a key; what it does is said by the words beside it. */
export function Key({ children }: { readonly children: ComponentChildren }): JSX.Element {
  return (
    <span class="kbd" aria-hidden="true">
      {children}
    </span>
  );
}

/** Buttons that belong together, under a name that is heard. */
export function Group(props: { readonly class: string; readonly says: string; readonly children: ComponentChildren }): JSX.Element {
  return (
    <fieldset class={props.class}>
      <legend class="unseen">{props.says}</legend>
      {props.children}
    </fieldset>
  );
}

/** What a finding is, over every list of them. */
export const Lead = ({ says = words().lead }: { readonly says?: string }): JSX.Element => <p class="lead">{says}</p>;

/** A sentence of the catalogue with a link in it. */
export const Linking = ({ words: [before, link, after], href }: { readonly words: Linked; readonly href: string }): JSX.Element => (
  <>
    {before}
    <a href={href}>{link}</a>
    {after}
  </>
);

/** What somebody is told when a request fails: the server's own sentence, else one of the catalogue. */
export const told = (thrown: unknown, otherwise: string): string => (thrown instanceof Error ? thrown.message : otherwise);
