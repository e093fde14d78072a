/** The colours of the pages: as the system has them, light or dark, kept for the next time. */
import type { Signal } from './signal.ts';
import { signal } from './signal.ts';

export type Theme = 'system' | 'light' | 'dark';

export const THEME = 'stet.theme';

export const keptTheme = (): Theme => {
  try {
    const kept = localStorage.getItem(THEME);
    return kept === 'light' || kept === 'dark' ? kept : 'system';
  } catch {
    return 'system';
  }
};

export const theme: Signal<Theme> = signal<Theme>('system');

/** Shows a theme and keeps it for the next time. */
export function setTheme(next: Theme): void {
  theme.set(next);
  if (next === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = next;
  try {
    if (next === 'system') localStorage.removeItem(THEME);
    else localStorage.setItem(THEME, next);
  } catch {
    // A browser that keeps nothing shows it until the page is left.
  }
}

export const beginTheme = (): void => setTheme(keptTheme());
