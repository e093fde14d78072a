/** Made documents with more than one list, with notes for citations, and in other formats than PDF. */
import type { Maker } from './documents-layouts.ts';
export const MORE: Readonly<Record<string, Maker>> = {};
