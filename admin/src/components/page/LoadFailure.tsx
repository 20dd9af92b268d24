import Button from '@mui/material/Button';
import { HttpError, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { StateMessage } from './StateMessage.tsx';

const FORBIDDEN = 403;
const NOT_FOUND = 404;

interface LoadFailureProps {
  error: unknown;
  /** It stands in the place of a whole page. */
  isPage?: boolean;
  onRetry: () => void;
}

/** What somebody may not see, or what is not there: asking again changes nothing. */
export function keptFrom(error: unknown): 'forbidden' | 'not_found' | null {
  const status = error instanceof HttpError ? error.status : 0;
  if (status === FORBIDDEN) return 'forbidden';
  return status === NOT_FOUND ? 'not_found' : null;
}

/** Why something could not be loaded, in words or as a key of them. */
export function reasonOf(error: unknown): string {
  return error instanceof Error && error.message ? error.message : 'parde.errors.unknown';
}

/** What stands where something could not be loaded: why, and the one way on. */
export function LoadFailure({ error, isPage = false, onRetry }: LoadFailureProps) {
  const translate = useTranslate();
  const kept = keptFrom(error);
  if (kept) {
    return (
      <StateMessage
        isPage={isPage}
        drawing="nothing"
        title={translate(kept === 'forbidden' ? 'parde.states.forbidden_title' : 'parde.states.not_found')}
        lead={translate(`parde.states.${kept}_lead`)}
        action={
          <Button variant="outlined" component={Link} to="/">
            {translate('parde.states.home')}
          </Button>
        }
      />
    );
  }
  return (
    <StateMessage
      isPage={isPage}
      drawing="broken"
      title={translate('parde.states.error_title')}
      lead={translate(reasonOf(error))}
      action={
        <Button variant="outlined" onClick={onRetry}>
          {translate('parde.states.retry')}
        </Button>
      }
    />
  );
}
