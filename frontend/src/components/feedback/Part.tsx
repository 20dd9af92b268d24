import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../icon/Icon.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { ErrorState } from './ErrorState.tsx';

interface Props {
  children: ReactNode;
  /** Shown while it loads. */
  waiting?: ReactNode;
  /** Stands in for what did not load; a line with a button when absent. */
  failed?(retry: () => void, error: Error): ReactNode;
  /** A new value clears the error. */
  resetKey?: string;
}

/** A place for a lazy part: what does not load is one small button there, and the rest of the page lives. */
export function Part({ children, waiting = null, failed = again, resetKey }: Props) {
  return (
    <ErrorBoundary failed={failed} resetKey={resetKey}>
      <Suspense fallback={waiting}>{children}</Suspense>
    </ErrorBoundary>
  );
}

const again = (retry: () => void) => <TryAgain onRetry={retry} className="justify-center py-4" />;

/** For dialogs and sheets, which have no place of their own in the page: at the lower edge, above the phone's bar. */
export const failedOverlay = (retry: () => void) => (
  <TryAgain
    onRetry={retry}
    className="fixed inset-x-4 bottom-[calc(5rem+env(safe-area-inset-bottom))] z-[60] mx-auto max-w-md justify-between rounded-card bg-surface-3 py-2 ps-4 pe-2 shadow-float"
  />
);

/** For what is a whole page, with nothing of the site around it: an installed app may have no button that leads back. */
export const failedAlone = (retry: () => void, error: Error) => (
  <ErrorState whole alone error={error} onRetry={retry} />
);

function TryAgain({ onRetry, className }: { onRetry(): void; className: string }) {
  const { t } = useTranslation('core');
  return (
    <div role="alert" className={`flex items-center gap-3 text-sm text-mid ${className}`}>
      <Icon name="offline" size={20} className="text-accent-text" />
      <span>{t('error.part')}</span>
      <button type="button" onClick={onRetry} className="tap rounded-full px-3 font-medium text-accent-text">
        {t('error.retry')}
      </button>
    </div>
  );
}
