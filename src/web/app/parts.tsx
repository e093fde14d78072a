/** Small parts of many pages: a key shown beside what it does, a named group of choices, a button that asks once more, a choice of files. */
import type { ComponentChildren, JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
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

/** Brings what went wrong into sight: whoever dropped a file at the top of a long page looks there. */
const intoSight = (place: HTMLElement | null): void => place?.scrollIntoView({ block: 'nearest' });

/** What went wrong, told where it went wrong. */
export const Trouble = ({ problem }: { readonly problem: string }): JSX.Element | null =>
  problem === '' ? null : (
    <p key={problem} class="problem" role="alert" ref={intoSight}>
      {problem}
    </p>
  );

/** What somebody is told when a request fails: the server's own sentence, else one of the catalogue. */
export const told = (thrown: unknown, otherwise: string): string => (thrown instanceof Error ? thrown.message : otherwise);

/** A button that asks once more before it does what cannot be taken back. `name` is heard, not seen: which thing it is about. */
export function SureButton(props: {
  readonly says: { readonly ask: string; readonly sure: string; readonly keep: string };
  readonly name: string;
  readonly onSure: () => void;
}): JSX.Element {
  const { says, name, onSure } = props;
  const [asked, setAsked] = useState(false);
  return asked ? (
    <span class="sure">
      <button type="button" class="main" onClick={onSure}>
        {says.sure}
        <span class="unseen"> {name}</span>
      </button>
      <button type="button" class="quietly" onClick={() => setAsked(false)}>
        {says.keep}
      </button>
    </span>
  ) : (
    <button type="button" class="quietly" onClick={() => setAsked(true)}>
      {says.ask}
      <span class="unseen"> {name}</span>
    </button>
  );
}

/** Stops what is being checked; what had settled is kept, so nobody is asked whether they mean it. */
export function StopButton(props: { readonly stop: () => Promise<void>; readonly onProblem: (problem: string) => void }): JSX.Element {
  const { stop, onProblem } = props;
  const { stopping, problems } = words();
  const [asked, setAsked] = useState(false);
  const press = (): void => {
    setAsked(true);
    stop().catch((thrown: unknown) => {
      setAsked(false);
      onProblem(told(thrown, problems.notStopped));
    });
  };
  return (
    <button type="button" onClick={press} disabled={asked} title={stopping.says}>
      {asked ? stopping.asked : stopping.stop}
    </button>
  );
}

/** A button that lets files be chosen; `label` is what the chooser behind it is called. The same files may be chosen again. */
export function FileButton(props: {
  readonly children: ComponentChildren;
  readonly label: string;
  /** Endings, as the attribute of the field has them. */
  readonly accept: string;
  readonly class?: string;
  readonly disabled?: boolean;
  /** A whole folder is chosen, with everything below it. */
  readonly folder?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}): JSX.Element {
  const { children, label, accept, disabled = false, folder = false, onFiles } = props;
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" class={props.class} onClick={() => chooser.current?.click()} disabled={disabled}>
        {children}
      </button>
      <input
        ref={chooser}
        class="unseen"
        type="file"
        multiple
        accept={accept === '' ? undefined : accept}
        {...(folder ? { webkitdirectory: true } : {})}
        tabIndex={-1}
        aria-label={label}
        onChange={(event) => {
          onFiles([...(event.currentTarget.files ?? [])]);
          event.currentTarget.value = '';
        }}
      />
    </>
  );
}
