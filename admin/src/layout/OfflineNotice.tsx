import Box from '@mui/material/Box';
import { useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

export function OfflineNotice() {
  const translate = useTranslate();
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  if (online) return null;
  return (
    <Box
      role="status"
      sx={{ padding: '8px 16px', backgroundColor: 'var(--accent-wash)', fontSize: '0.875rem', textAlign: 'center' }}
    >
      {translate('parde.states.offline')}
    </Box>
  );
}
