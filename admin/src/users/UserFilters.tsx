import { useTranslate } from 'react-admin';
import type { Role, UserState } from '../api/types';
import { FilterSelect } from '../components/FilterSelect';
import { SearchField } from '../components/SearchField';

const ROLES: readonly Role[] = ['viewer', 'moderator', 'admin'];
const STATES: readonly UserState[] = ['active', 'waiting', 'suspended', 'deleted'];

export function UserFilters() {
  const translate = useTranslate();
  return (
    <>
      <SearchField placeholder={translate('parde.users.search')} />
      <FilterSelect
        source="role"
        label={translate('parde.users.role')}
        any={translate('parde.users.any_role')}
        choices={ROLES.map((role) => ({ value: role, label: translate(`parde.roles.${role}`) }))}
      />
      <FilterSelect
        source="state"
        label={translate('parde.users.state')}
        any={translate('parde.users.any_state')}
        choices={STATES.map((state) => ({ value: state, label: translate(`parde.users.states.${state}`) }))}
      />
    </>
  );
}
