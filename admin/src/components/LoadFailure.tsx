import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { StateMessage } from './StateMessage';

export function LoadFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const translate = useTranslate();
  const message = error instanceof Error && error.message ? error.message : 'parde.errors.unknown';
  return (
    <StateMessage
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
