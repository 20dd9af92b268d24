import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useNotify, useRefresh, useTranslate } from 'react-admin';
import type { ConsoleUser } from '../api/types.ts';
import type { ConsoleDataProvider } from '../providers/data-provider.ts';
import { messageShownAnew } from '../providers/http/console-error.ts';
import { RemoveAvatarDialog } from './actions/RemoveAvatarDialog.tsx';

/** Asks what becomes of a picture that nobody of the staff has looked at. */
export function AvatarReview({ user }: { user: ConsoleUser }) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const provider = useDataProvider<ConsoleDataProvider>();
  const { id, avatar_path: path, avatar_waiting: waits } = user;
  const [removing, setRemoving] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      provider.reviewAvatar({ user_id: id, avatar_path: path as string, avatar_waiting: waits, outcome: 'kept' }),
    networkMode: 'always',
    onSuccess: () => notify('parde.users.avatar.kept', { type: 'success' }),
    onError: (error) => notify(messageShownAnew(error), { type: 'error' }),
    onSettled: () => refresh(),
  });
  if (!waits || !path) return null;
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        padding: '12px 20px',
        borderRadius: '12px',
        backgroundColor: 'var(--accent-wash)',
      }}
    >
      <Box sx={{ flex: '1 1 220px', fontSize: '0.875rem' }}>{translate('parde.users.avatar.waits')}</Box>
      <Button variant="outlined" disabled={isPending} onClick={() => mutate()}>
        {translate('parde.users.avatar.keep')}
      </Button>
      <Button variant="outlined" color="error" disabled={isPending} onClick={() => setRemoving(true)}>
        {translate('parde.users.avatar.remove')}
      </Button>
      {removing && <RemoveAvatarDialog user={user} onClose={() => setRemoving(false)} />}
    </Box>
  );
}
