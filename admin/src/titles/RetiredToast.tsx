import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import { useDataProvider, useNotify, useRefresh, useTranslate } from 'react-admin';
import type { ConsoleDataProvider } from '../providers/data-provider.ts';

const WORDS = 'parde.titles.film';
const TOAST_MS = 15_000;

interface RetiredToastProps {
  /** Of the file that was retired last; null when there is nothing to take back. */
  fileId: number | null;
  onGone: () => void;
}

/** Says that a file was retired, and offers the way back. */
export function RetiredToast({ fileId, onGone }: RetiredToastProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const provider = useDataProvider<ConsoleDataProvider>();
  if (fileId === null) return null;
  const undo = async () => {
    onGone();
    try {
      await provider.restoreFile(fileId);
      notify(`${WORDS}.restored`, { type: 'success' });
      refresh();
    } catch (error) {
      notify(error instanceof Error ? error.message : 'parde.errors.unknown', { type: 'error' });
    }
  };
  return (
    <Snackbar
      key={fileId}
      open
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      autoHideDuration={TOAST_MS}
      onClose={(_, why) => why === 'timeout' && onGone()}
      message={translate(`${WORDS}.retired`)}
      action={
        <Button variant="text" size="small" onClick={undo} sx={{ color: 'inherit', fontWeight: 700 }}>
          {translate(`${WORDS}.undo`)}
        </Button>
      }
    />
  );
}
