import { SelectInput, type SelectInputProps, useGetList, useListContext, useTranslate } from 'react-admin';
import type { ConsoleUser } from '../api/types.ts';

const MANY = { page: 1, perPage: 100 };
const BY_NAME = { field: 'name', order: 'ASC' } as const;

/** Those who are staff now. */
function useStaff() {
  const admins = useGetList<ConsoleUser>('users', { filter: { role: 'admin' }, pagination: MANY, sort: BY_NAME });
  const others = useGetList<ConsoleUser>('users', { filter: { role: 'moderator' }, pagination: MANY, sort: BY_NAME });
  return [...(admins.data ?? []), ...(others.data ?? [])];
}

/** Who acted; somebody who is no longer staff can still be asked for by the address line. */
export function ActorInput(props: SelectInputProps) {
  const translate = useTranslate();
  const staff = useStaff();
  const { filterValues } = useListContext();
  const asked = Number(filterValues['actor_id']);
  const choices = staff.map(({ id, name, username }) => ({ id, name: name || username }));
  if (asked && !choices.some(({ id }) => id === asked)) {
    choices.push({ id: asked, name: translate('parde.audit.gone', { id: asked }) });
  }
  return <SelectInput {...props} choices={choices} translateChoice={false} />;
}
