import Box from '@mui/material/Box';
import { useReference, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { ConsoleUser } from '../api/types';

/** Who did something, written as `user-12` in the log: their name now, leading to their page. */
export function ActorName({ actor }: { actor: string | null | undefined }) {
  const translate = useTranslate();
  const id = Number(/^user-(\d+)$/.exec(actor ?? '')?.[1]);
  if (!id) return <span>{translate('parde.states.none')}</span>;
  return <UserName id={id} />;
}

export function UserName({ id }: { id: number }) {
  const translate = useTranslate();
  const { referenceRecord: user } = useReference<ConsoleUser>({ reference: 'users', id });
  return (
    <Box
      component={Link}
      to={`/users/${id}/show`}
      sx={{ color: 'inherit', textUnderlineOffset: 4, textDecorationColor: 'var(--hairline-strong)' }}
    >
      <bdi>{user ? user.name || user.username : translate('parde.audit.gone', { id })}</bdi>
    </Box>
  );
}
