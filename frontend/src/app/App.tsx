import { QueryClientProvider } from '@tanstack/react-query';
import { Direction } from 'radix-ui';
import { useEffect } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { ErrorBoundary } from '../components/feedback/ErrorBoundary.tsx';
import { queryClient } from '../lib/api/query-client.ts';
import { i18n } from '../lib/i18n/i18n.ts';
import { loadOverrides } from '../lib/i18n/overrides.ts';
import { useLanguage } from '../lib/i18n/use-language.ts';
import { AppRoutes } from './AppRoutes.tsx';

export function App() {
  const { language, direction } = useLanguage();

  useEffect(() => {
    // The bundled texts are complete; overrides may arrive late or not at all.
    loadOverrides(i18n, language).catch(() => undefined);
  }, [language]);

  return (
    <Direction.Provider dir={direction}>
      <QueryClientProvider client={queryClient}>
        {/* As a transition a tap would show nothing until the next page's code has come. */}
        <BrowserRouter useTransitions={false}>
          <ErrorBoundary>
            <AppRoutes />
          </ErrorBoundary>
        </BrowserRouter>
      </QueryClientProvider>
    </Direction.Provider>
  );
}
