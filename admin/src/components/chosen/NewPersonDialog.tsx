import { useState } from 'react';
import { TextInput, useDataProvider, useNotify, useTranslate } from 'react-admin';
import type { ConsoleDataProvider } from '../../providers/data-provider.ts';
import { failureOf } from '../../providers/http/console-error.ts';
import { ActionDialog } from '../form/dialogs/ActionDialog.tsx';
import { writtenText } from '../form/inputs/input-slots.ts';
import { useCommand } from '../form/sending/use-command.ts';

const MAX_NAME = 120;
const ARABIC_SCRIPT = /\p{Script=Arabic}/u;

interface NewPersonDialogProps {
  /** The name that was looked for. */
  typed: string;
  onAdded: (id: number) => void;
  onClose: () => void;
}

/** Adds a person by name; the rest of what is known of them is told on their own page. */
export function NewPersonDialog({ typed, onAdded, onClose }: NewPersonDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const provider = useDataProvider<ConsoleDataProvider>();
  const [values] = useState(() =>
    ARABIC_SCRIPT.test(typed) ? { name: { fa: typed, en: '' } } : { name: { fa: '', en: typed } },
  );
  const command = useCommand({
    body: ({ name }: typeof values) => ({ name: { fa: name.fa?.trim() || null, en: name.en?.trim() ?? '' } }),
    send: async (body, key) => {
      try {
        return await provider.addPerson(body, key);
      } catch (error) {
        // A name is a person: who is there already is meant.
        const known = failureOf(error)?.person_id;
        if (known === undefined) throw error;
        return { status: 1 as const, person_id: known };
      }
    },
    onDone: ({ person_id }) => {
      notify('parde.people.added', { type: 'success' });
      onAdded(person_id);
    },
  });
  return (
    <ActionDialog
      title={translate('parde.people.new')}
      submit="parde.people.add_submit"
      values={values}
      validate={({ name }) => (name.en?.trim() ? {} : { 'name.en': 'parde.curation.required' })}
      {...command}
      onCancel={onClose}
    >
      <TextInput source="name.en" label="parde.people.name_en" slotProps={writtenText(MAX_NAME)} autoFocus />
      <TextInput source="name.fa" label="parde.people.name_fa" slotProps={writtenText(MAX_NAME)} />
    </ActionDialog>
  );
}
