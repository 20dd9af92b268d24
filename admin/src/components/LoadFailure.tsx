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

/** What stands where something could not be loaded: why, and the one way on. */
export function LoadFailure({ error, isPage = false, onRetry }: LoadFailureProps) {
  const translate = useTranslate();
  const status = error instanceof HttpError ? error.status : 0;
  if (status === FORBIDDEN || status === NOT_FOUND) {
    const kind = status === FORBIDDEN ? 'forbidden' : 'not_found';
    return (
      <StateMessage
        isPage={isPage}
        drawing="nothing"
        title={translate(kind === 'forbidden' ? 'parde.states.forbidden_title' : 'parde.states.not_found')}
        lead={translate(`parde.states.${kind}_lead`)}
        action={
          <Button variant="outlined" component={Link} to="/">
            {translate('parde.states.home')}
          </Button>
        }
      />
    );
  }
  const message = error instanceof Error && error.message ? error.message : 'parde.errors.unknown';
  return (
    <StateMessage
      isPage={isPage}
      drawing="broken"
      title={translate('parde.states.error_title')}
      lead={translate(message)}
      action={
        <Button variant="outlined" onClick={onRetry}>
          {translate('parde.states.retry')}
        </Button>
      }
    />
  );
}
