import { SelectInput, type SelectInputProps } from 'react-admin';
import { KNOWN_ACTIONS, KNOWN_RESOURCES, useAuditWords } from './audit-words.ts';

/** What was done. */
export function ActInput(props: SelectInputProps) {
  const words = useAuditWords();
  const choices = KNOWN_ACTIONS.map((action) => ({ id: action, name: words.action(action) }));
  return <SelectInput {...props} choices={choices} translateChoice={false} />;
}

/** What it was done to. */
export function ActedOnInput(props: SelectInputProps) {
  const words = useAuditWords();
  const choices = KNOWN_RESOURCES.map((resource) => ({ id: resource, name: words.resource(resource) }));
  return <SelectInput {...props} choices={choices} translateChoice={false} />;
}
