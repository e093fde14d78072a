/** The words of the report page in a language, and what a rule said put into it: marked as English where it stays so, for readers that hear the page. */
import { type Markup, markup } from '../markup.ts';
import type { ReportLanguage } from '../options.ts';
import { ENGLISH, type PageWords } from './english.ts';
import { GERMAN } from './german.ts';

export type { PageWords } from './english.ts';

const LANGUAGES: Readonly<Record<ReportLanguage, PageWords>> = { en: ENGLISH, de: GERMAN };

export const pageWords = (language: ReportLanguage = 'en'): PageWords => LANGUAGES[language];

/** A sentence that was said again; the original where there was no other way to say it. */
export const spoken = (words: PageWords, said: string, original: string): Markup =>
  words.tag !== 'en' && said === original && original !== '' ? markup`<span lang="en">${said}</span>` : markup`${said}`;

/** What a rule said. */
export const ruled = (words: PageWords, rule: string, says: string): Markup => spoken(words, words.said(rule, says), says);
