import { useTranslate } from 'react-admin';
import type { AuditEntry } from '../api/types.ts';
import { UserName } from '../components/names/ActorName.tsx';

/** Who did it: somebody of the staff, or an operator, who has no account. */
export function AuditActor({ entry: { actor_id } }: { entry: AuditEntry }) {
  const translate = useTranslate();
  return actor_id === null ? <span>{translate('parde.roles.operator')}</span> : <UserName id={actor_id} />;
}
