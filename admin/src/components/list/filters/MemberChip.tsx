import Chip from '@mui/material/Chip';
import { useGetOne, useListContext, useTranslate } from 'react-admin';
import type { ConsoleUser } from '../../../api/types.ts';

/** To whom a list has been narrowed, with the way back to all of it; nothing where it is everybody's. */
export function MemberChip() {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const { user_id: id, ...others } = filterValues;
  const { data } = useGetOne<ConsoleUser>('users', { id: Number(id) }, { enabled: id !== undefined });
  if (id === undefined) return null;
  const name = data && (data.name || data.username);
  return <Chip label={name ?? translate('parde.comments.filtered_user', { id })} onDelete={() => setFilters(others)} />;
}
