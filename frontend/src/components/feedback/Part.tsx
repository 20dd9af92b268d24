import { type ReactNode, Suspense, useLayoutEffect, useRef } from 'react';
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

const AT_LOWER_EDGE =
  'fixed inset-x-4 bottom-[calc(5rem+env(safe-area-inset-bottom))] z-[60] mx-auto max-w-md justify-between rounded-card bg-surface-3 py-2 ps-4 pe-2 shadow-float';

/** For what comes by itself and has no place of its own in the page: at the lower edge, above the phone's bar. */
export const failedNotice = (retry: () => void) => <TryAgain onRetry={retry} className={AT_LOWER_EDGE} />;

/** For dialogs and sheets, which come there by a press, too: the next press, also of a key, asks again. */
export const failedOverlay = (retry: () => void) => <TryAgain pressed onRetry={retry} className={AT_LOWER_EDGE} />;

/** For what is a whole page, with nothing of the site around it: an installed app may have no button that leads back. */
export const failedAlone = (retry: () => void, error: Error) => (
  <ErrorState whole alone error={error} onRetry={retry} />
);

function TryAgain({ onRetry, className, pressed = false }: { onRetry(): void; className: string; pressed?: boolean }) {
  const { t } = useTranslation('core');
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (!pressed) return;
    const opener = document.activeElement;
    button.current?.focus({ preventScroll: true });
    return () => {
      // What comes in its place gives the focus back to where it finds it.
      if (document.activeElement === button.current && opener instanceof HTMLElement) {
        opener.focus({ preventScroll: true });
      }
    };
  }, [pressed]);
  return (
    <div role="alert" className={`flex items-center gap-3 text-sm text-mid ${className}`}>
      <Icon name="offline" size={20} className="text-accent-text" />
      <span>{t('error.part')}</span>
      <button
        ref={button}
        type="button"
        onClick={onRetry}
        className="tap rounded-full px-3 font-medium text-accent-text"
      >
        {t('error.retry')}
      </button>
    </div>
  );
}
