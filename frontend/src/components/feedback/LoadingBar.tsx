import { useIsFetching, useIsMutating } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChunksLoading } from './chunks-loading.ts';

const SHOW_DELAY_MS = 100;

/** Appears only when something takes longer than 100 ms (specification §9). */
export function LoadingBar() {
  const { t } = useTranslation('core');
  const chunks = useChunksLoading();
  const busy = useIsFetching() + useIsMutating() + chunks > 0;
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!busy) {
      setShown(false);
      return;
    }
    const timer = setTimeout(() => setShown(true), SHOW_DELAY_MS);
    return () => clearTimeout(timer);
  }, [busy]);
  if (!shown) return null;
  return (
    <div
      role="progressbar"
      aria-label={t('loading')}
      className="fixed inset-x-0 top-0 z-[70] h-0.5 origin-left animate-[loading-bar_8s_cubic-bezier(0.1,0.7,0.2,1)_forwards] bg-accent rtl:origin-right"
    />
  );
}
