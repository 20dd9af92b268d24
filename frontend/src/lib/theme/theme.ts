import { useSyncExternalStore } from 'react';
import { siteStorage } from '../storage/storage.ts';

export type ThemeChoice = 'dark' | 'light' | 'system';

const KEY = 'parde.theme';
const PAGE_COLOUR = { dark: '#0c0b10', light: '#faf7f1' } as const;
const systemLight = () => matchMedia('(prefers-color-scheme: light)');
const listeners = new Set<() => void>();

function readTheme(): ThemeChoice {
  const stored = siteStorage.getItem(KEY);
  return stored === 'light' || stored === 'system' ? stored : 'dark';
}

function show(): void {
  const choice = readTheme();
  const theme = choice === 'system' ? (systemLight().matches ? 'light' : 'dark') : choice;
  const { dataset } = document.documentElement;
  // Set again, even the same makes the browser look at every element.
  if (dataset.theme !== theme) dataset.theme = theme;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', PAGE_COLOUR[theme]);
}

export function chooseTheme(choice: ThemeChoice): void {
  siteStorage.setItem(KEY, choice);
  show();
  for (const listener of listeners) listener();
}

/** Follows changes of the system theme while the page is open. */
export function followSystemTheme(): void {
  systemLight().addEventListener('change', show);
  show();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useTheme(): ThemeChoice {
  return useSyncExternalStore(subscribe, readTheme, () => 'dark');
}
