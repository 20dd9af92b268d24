import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Direction } from 'radix-ui';
import { type ReactNode, useEffect } from 'react';
import { i18n } from '../lib/i18n/i18n.ts';
import { loadOverrides } from '../lib/i18n/overrides.ts';
import { useLanguage } from '../lib/i18n/use-language.ts';

interface Props {
  client: QueryClient;
  /** The router of the place, the browser's or one that stays at its address, with the site's routes in it. */
  children: ReactNode;
}

/** What every page stands in, wherever it is drawn. */
export function App({ client, children }: Props) {
  const { language, direction } = useLanguage();

  useEffect(() => {
    // The bundled texts are complete; overrides may arrive late or not at all.
    loadOverrides(i18n, language).catch(() => undefined);
  }, [language]);
  useEffect(() => document.querySelector('.first-paint')?.remove(), []);

  return (
    <Direction.Provider dir={direction}>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </Direction.Provider>
  );
}
