import { AutocompleteInput, ReferenceInput } from 'react-admin';
import type { ConsoleUser } from '../api/types.ts';

interface BuyerFilterProps {
  source: string;
  /** Read by react-admin, which shows such a filter without being asked to. */
  alwaysOn?: boolean;
}

/** Whose payments, found by name. */
export function BuyerFilter({ source }: BuyerFilterProps) {
  return (
    <ReferenceInput source={source} reference="users" sort={{ field: 'username', order: 'ASC' }}>
      <AutocompleteInput
        label="parde.payments.buyer"
        size="small"
        autoHighlight
        filterToQuery={(q: string) => (q ? { q } : {})}
        optionText={({ name, username }: ConsoleUser) => (username ? `${name || username} (${username})` : '')}
        helperText={false}
        sx={{ width: '100%' }}
      />
    </ReferenceInput>
  );
}
