import { TextInput, useTranslate } from 'react-admin';
import { ActionDialog } from '../components/form/ActionDialog.tsx';
import { WHOLE_NUMBER } from '../components/form/input-slots.ts';
import { parseWhole } from '../format/number.ts';
import type { RequestAnswer } from '../providers/request-commands.ts';

interface FulfilDialogProps {
  onCancel: () => void;
  onFulfil: (answer: RequestAnswer) => void;
}

/** A title that came without the id of the film database; one that has the id fulfils the wish by itself. */
export function FulfilDialog({ onCancel, onFulfil }: FulfilDialogProps) {
  const translate = useTranslate();
  return (
    <ActionDialog
      title={translate('parde.requests.fulfilling')}
      lead={translate('parde.requests.fulfilling_lead')}
      submit="parde.requests.fulfil"
      values={{ title: '' }}
      validate={({ title }) => (parseWhole(title) ? {} : { title: 'parde.requests.title_missing' })}
      onSubmit={({ title }) => {
        const id = parseWhole(title);
        if (id) onFulfil({ state: 'fulfilled', title_id: id });
        return undefined;
      }}
      onCancel={onCancel}
    >
      <TextInput source="title" label="parde.requests.title_number" slotProps={WHOLE_NUMBER} autoFocus />
    </ActionDialog>
  );
}
