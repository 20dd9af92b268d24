import { TextInput, useDataProvider, useRefresh, useTranslate } from 'react-admin';
import type { ConsoleRequest } from '../api/types.ts';
import { ActionDialog } from '../components/form/dialogs/ActionDialog.tsx';
import { WHOLE_NUMBER, writtenText } from '../components/form/inputs/input-slots.ts';
import { useCommand } from '../components/form/sending/use-command.ts';
import { parseWhole } from '../format/number.ts';
import { useFormat } from '../format/use-format.ts';
import type { ConsoleDataProvider } from '../providers/data-provider.ts';

const MAX_NAME = 200;

interface NameDialogProps {
  request: ConsoleRequest;
  onClose: () => void;
}

/** What an id stands for, once somebody has looked it up: members see it beside the wish. */
export function NameDialog({ request, onClose }: NameDialogProps) {
  const translate = useTranslate();
  const format = useFormat();
  const provider = useDataProvider<ConsoleDataProvider>();
  const refresh = useRefresh();
  const command = useCommand({
    body: ({ name, year }: { name: string; year: string }) => ({
      id: request.id,
      name: name.trim(),
      release_year: parseWhole(year),
    }),
    send: provider.nameRequest,
    renamed: { release_year: 'year' },
    onDone: () => {
      refresh();
      onClose();
    },
  });
  return (
    <ActionDialog
      title={translate('parde.requests.naming', { id: request.film_id })}
      lead={translate('parde.requests.naming_lead')}
      submit="parde.requests.save_name"
      values={{
        name: request.name ?? '',
        year: request.release_year === null ? '' : format.plain(request.release_year),
      }}
      validate={({ name }) => (name.trim() ? {} : { name: 'parde.requests.name_missing' })}
      {...command}
      onCancel={onClose}
    >
      <TextInput source="name" label="parde.requests.name" slotProps={writtenText(MAX_NAME)} autoFocus />
      <TextInput source="year" label="parde.requests.year" slotProps={WHOLE_NUMBER} />
    </ActionDialog>
  );
}
