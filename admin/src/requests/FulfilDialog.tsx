import { useTranslate } from 'react-admin';
import type { ConsoleTitle } from '../api/types.ts';
import { ChosenTitleInput } from '../components/chosen/ChosenTitleInput.tsx';
import { ActionDialog } from '../components/form/dialogs/ActionDialog.tsx';
import type { GiveAnswer } from './use-answers.ts';

interface FulfilDialogProps {
  onCancel: () => void;
  onFulfil: GiveAnswer;
}

const NOT_CHOSEN: { title: ConsoleTitle | null } = { title: null };

/** A title that came without the id of the film database; one that has the id fulfils the wish by itself. */
export function FulfilDialog({ onCancel, onFulfil }: FulfilDialogProps) {
  const translate = useTranslate();
  return (
    <ActionDialog
      title={translate('parde.requests.fulfilling')}
      lead={translate('parde.requests.fulfilling_lead')}
      submit="parde.requests.fulfilling_submit"
      values={NOT_CHOSEN}
      validate={({ title }) => (title ? {} : { title: 'parde.requests.title_missing' })}
      onSubmit={({ title }) => (title ? onFulfil({ state: 'fulfilled', title_id: title.id }) : undefined)}
      onCancel={onCancel}
    >
      <ChosenTitleInput
        source="title"
        label="parde.requests.fulfilling_title"
        hint="parde.requests.fulfilling_hint"
        autoFocus
      />
    </ActionDialog>
  );
}
