import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { reasonOf } from '../../page/LoadFailure.tsx';

/** Above rows that could not be loaded anew: why, and the one way on. Whoever works through them goes on meanwhile. */
export function OldRows({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const translate = useTranslate();
  return (
    <Alert
      severity="warning"
      icon={false}
      role="status"
      action={
        <Button size="small" color="inherit" onClick={onRetry}>
          {translate('parde.states.retry')}
        </Button>
      }
      sx={{ alignItems: 'center', borderRadius: 0, lineHeight: 1.8 }}
    >
      {translate('parde.states.old_rows', { reason: translate(reasonOf(error)) })}
    </Alert>
  );
}
