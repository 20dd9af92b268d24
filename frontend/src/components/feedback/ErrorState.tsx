import { useTranslation } from 'react-i18next';
import { ApiError } from '../../lib/api/api-error.ts';
import { Button } from '../button/Button.tsx';
import { buttonStyle } from '../button/button-style.ts';
import { EmptyState } from './EmptyState.tsx';
import { PartError } from './lazy-part.ts';

interface Props {
  error: Error;
  onRetry(): void;
  /** What to call it, where the server was asked. */
  title?: string;
  /** As of EmptyState. */
  whole?: boolean;
  /** Nothing of the site stands around it: it leads home, too. */
  alone?: boolean;
}

/** What went wrong, and what to do. */
export function ErrorState({ error, onRetry, title, whole, alone }: Props) {
  const { t } = useTranslation('core');
  const refusal = error instanceof ApiError ? error : null;
  const final = refusal?.notFound;
  // A page's own code cannot be loaded without a connection either.
  const offline = !navigator.onLine || error instanceof PartError || refusal?.code === 'unreachable';
  const kind = final ? 'missing' : offline ? 'error.offline' : null;
  return (
    <div role="alert">
      <EmptyState
        whole={whole}
        drawing={offline && !final ? 'offline' : 'error'}
        title={kind ? t(`${kind}.title`) : (title ?? t('error.title'))}
        text={t(kind ? `${kind}.text` : (refusal?.message ?? 'error.text'))}
      >
        {!final && (
          <Button kind="main" onClick={onRetry}>
            {t('error.retry')}
          </Button>
        )}
        {(final || alone) && (
          // Where a page itself has failed there may be no router around it.
          <a href="/" className={buttonStyle(final ? 'main' : 'quiet')}>
            {t('nav.home')}
          </a>
        )}
      </EmptyState>
    </div>
  );
}
