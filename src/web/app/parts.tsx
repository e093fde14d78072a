/** Two small parts of many pages: a key shown beside what it does, and a named group of choices. */
import type { ComponentChildren, JSX } from 'preact';

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
