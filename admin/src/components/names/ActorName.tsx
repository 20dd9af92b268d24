import { useReference, useTranslate } from 'react-admin';
import type { ConsoleUser } from '../../api/types.ts';
import { QuietLink } from '../links/CellLink.tsx';

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
    <QuietLink to={`/users/${id}/show`}>
      <bdi>{user ? user.name || user.username : translate('parde.audit.gone', { id })}</bdi>
    </QuietLink>
  );
}
