import { useTranslation } from 'react-i18next';
import { ApiError } from '../../lib/api/api-error.ts';
import { Button } from '../button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';
import { PartError } from './lazy-part.ts';

interface Props {
  error: Error;
  onRetry(): void;
  /** What to call it, where the server was asked. */
  title?: string;
}

/** What went wrong, and the one thing to do. */
export function ErrorState({ error, onRetry, title }: Props) {
  const { t } = useTranslation('core');
  // A page's own code cannot be loaded without a connection either.
  const offline =
    !navigator.onLine || error instanceof PartError || (error instanceof ApiError && error.code === 'unreachable');
  return (
    <div role="alert">
      <EmptyState
        drawing={offline ? 'offline' : 'error'}
        title={offline ? t('error.offline.title') : (title ?? t('error.title'))}
        text={t(offline ? 'error.offline.text' : error instanceof ApiError ? error.message : 'error.text')}
      >
        <Button kind="main" onClick={onRetry}>
          {t('error.retry')}
        </Button>
      </EmptyState>
    </div>
  );
}
