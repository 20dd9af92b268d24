import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect } from 'react';
import { useStore } from 'react-admin';
import { DARK, LIGHT } from './tokens.ts';

/** Has the browser's own bar follow the theme, as react-admin chooses it: what was chosen here, else the system's. */
export function usePageColour(): void {
  const [chosen] = useStore<'light' | 'dark' | undefined>('theme');
  const systemDark = useMediaQuery('(prefers-color-scheme: dark)', { noSsr: true });
  const { paper } = (chosen ?? (systemDark ? 'dark' : 'light')) === 'dark' ? DARK : LIGHT;
  useEffect(() => {
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', paper);
  }, [paper]);
}
