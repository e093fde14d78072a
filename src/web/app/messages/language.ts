/**
 * Which language the pages speak: what was chosen here, else the first the browser asks for that there is a catalogue of, else
 * English. A catalogue is fetched when it is needed; one that misses a sentence, or has one too many arguments, is no `Messages`
 * and does not compile.
 */
import { type Signal, signal } from '../signal.ts';
import { ENGLISH, type Messages } from './english.ts';

export interface Language {
  /** Its own name for itself. */
  readonly name: string;
  readonly dir: 'ltr' | 'rtl';
  readonly load: () => Promise<Messages>;
}

/** Every language there is a catalogue of. */
export const LANGUAGES = {
  en: { name: 'English', dir: 'ltr', load: async () => ENGLISH },
  de: { name: 'Deutsch', dir: 'ltr', load: async () => (await import('./german.ts')).GERMAN },
} as const satisfies Readonly<Record<string, Language>>;

export type LanguageTag = keyof typeof LANGUAGES;
export const LANGUAGE_TAGS = Object.keys(LANGUAGES).filter((tag): tag is LanguageTag => tag in LANGUAGES);

const KEPT = 'stet.language';

/** The language the pages speak now. */
export const language: Signal<LanguageTag> = signal<LanguageTag>('en');
let spoken: Messages = ENGLISH;

/** The sentences of the pages in the language they speak now. */
export const words = (): Messages => spoken;

/** The language a sentence of a rule stands in once it was said again: English where it came back as it was. */
export const languageOf = (said: string, says: string): LanguageTag => (said === says ? 'en' : language.get());

/** The first of these tags (BCP 47, the best first) that there is a catalogue of; English when there is none. */
export function fitting(tags: readonly string[]): LanguageTag {
  for (const tag of tags) {
    const base = tag.toLowerCase().split('-', 1)[0];
    const own = LANGUAGE_TAGS.find((one) => one === base);
    if (own !== undefined) return own;
  }
  return 'en';
}

const asked = (): readonly string[] => globalThis.navigator?.languages ?? [];

/** What was chosen on this browser; null when it goes by the browser's own languages. */
export function keptLanguage(): LanguageTag | null {
  try {
    const kept = localStorage.getItem(KEPT);
    return LANGUAGE_TAGS.find((tag) => tag === kept) ?? null;
  } catch {
    return null;
  }
}

async function speak(tag: LanguageTag): Promise<void> {
  try {
    spoken = await LANGUAGES[tag].load();
  } catch {
    // The catalogue could not be fetched: the pages go on in the language they speak.
    return;
  }
  document.documentElement.lang = tag;
  document.documentElement.dir = LANGUAGES[tag].dir;
  language.set(tag);
}

/** Speaks the language that fits this browser; called once, before the first page is drawn. */
export const beginLanguage = (): Promise<void> => speak(keptLanguage() ?? fitting(asked()));

/** Speaks a language and keeps the choice; null goes by the browser's languages again. */
export async function chooseLanguage(tag: LanguageTag | null): Promise<void> {
  try {
    if (tag === null) localStorage.removeItem(KEPT);
    else localStorage.setItem(KEPT, tag);
  } catch {
    // A browser that keeps nothing speaks it until the page is left.
  }
  await speak(tag ?? fitting(asked()));
}

/** The tag by which times are written: the browser's own variety of the language ("en-GB"), if it names one. */
const variety = (): string =>
  asked().find((tag) => fitting([tag]) === language.get() && tag.toLowerCase().startsWith(language.get())) ?? language.get();

/** A moment (ISO 8601), to the minute or so, as the reader's language writes it. */
export const moment = (time: string): string => new Date(time).toLocaleString(variety());
/** The time of a moment (ISO 8601) of today, the day of any other: for where there is little room. */
export const dayOrTime = (time: string): string => {
  const then = new Date(time);
  return then.toDateString() === new Date().toDateString() ? then.toLocaleTimeString(variety(), { timeStyle: 'short' }) : day(time);
};
/** A day (ISO 8601) as the reader's language writes it. */
export const day = (time: string): string => new Date(time).toLocaleDateString(variety());
