/** Small parts of many pages: a key shown beside what it does, a named group of choices, the sentence over every list of findings. */
import type { ComponentChildren, JSX } from 'preact';
import { LEAD_NOT_PROOF } from '../../report/words.ts';

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
export const Lead = ({ words = LEAD_NOT_PROOF }: { readonly words?: string }): JSX.Element => (
  <p class="lead">{words.replace(/"([^"]{1,60})"/, '“$1”')}</p>
);
