import { useGetList, useListContext, useTranslate } from 'react-admin';
import type { ConsoleUser } from '../api/types';
import { FilterSelect } from '../components/FilterSelect';
import { KNOWN_ACTIONS, KNOWN_RESOURCES, useAuditWords } from './audit-words';

const MANY = { page: 1, perPage: 100 };
const BY_NAME = { field: 'name', order: 'ASC' } as const;

/** Those who are staff now; somebody who no longer is can still be asked for by the address line. */
function useStaff() {
  const admins = useGetList<ConsoleUser>('users', { filter: { role: 'admin' }, pagination: MANY, sort: BY_NAME });
  const others = useGetList<ConsoleUser>('users', { filter: { role: 'moderator' }, pagination: MANY, sort: BY_NAME });
  return [...(admins.data ?? []), ...(others.data ?? [])];
}

export function AuditFilters() {
  const translate = useTranslate();
  const words = useAuditWords();
  const staff = useStaff();
  const { filterValues } = useListContext();
  const asked = Number(filterValues['actor_id']);
  const gone = asked && !staff.some(({ id }) => id === asked);
  const people = staff.map(({ id, name, username }) => ({ value: String(id), label: name || username }));
  if (gone) people.push({ value: String(asked), label: translate('parde.audit.gone', { id: asked }) });
  const word = (key: string) => translate(`parde.audit.${key}`);
  return (
    <>
      <FilterSelect
        source="action"
        label={word('did')}
        any={word('any_action')}
        choices={KNOWN_ACTIONS.map((action) => ({ value: action, label: words.action(action) }))}
      />
      <FilterSelect
        source="resource"
        label={word('on')}
        any={word('any_resource')}
        choices={KNOWN_RESOURCES.map((resource) => ({ value: resource, label: words.resource(resource) }))}
      />
      <FilterSelect source="actor_id" label={word('actor')} any={word('any_actor')} choices={people} parse={Number} />
    </>
  );
}
