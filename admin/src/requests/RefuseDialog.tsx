import { SelectInput, TextInput, useTranslate } from 'react-admin';
import type { ConsoleRequest } from '../api/types.ts';
import { ActionDialog } from '../components/form/dialogs/ActionDialog.tsx';
import { writtenText } from '../components/form/inputs/input-slots.ts';
import type { KeptWords } from '../components/queue/kept-words.ts';
import type { GiveAnswer } from './use-answers.ts';

const REASONS = ['not_released', 'not_obtainable', 'not_allowed', 'not_a_title', 'duplicate', 'other'] as const;
const MAX_NOTE = 500;
const EMPTY: { reason: (typeof REASONS)[number] | ''; note: string } = { reason: '', note: '' };

interface RefuseDialogProps {
  requests: readonly ConsoleRequest[];
  kept: KeptWords;
  onCancel: () => void;
  onRefuse: GiveAnswer;
}

/** A refusal has a reason: the members read it in their own language, and the note as it is written. */
export function RefuseDialog({ requests, kept, onCancel, onRefuse }: RefuseDialogProps) {
  const translate = useTranslate();
  return (
    <ActionDialog
      title={translate('parde.requests.refusing', { smart_count: requests.length })}
      lead={translate('parde.requests.refusing_lead')}
      submit="parde.requests.refuse"
      danger
      values={kept.of(requests, EMPTY)}
      validate={({ reason, note }) => ({
        ...(reason === '' && { reason: 'parde.requests.reason_missing' }),
        ...(reason === 'other' && !note.trim() && { note: 'parde.requests.note_missing' }),
      })}
      onSubmit={({ reason, note }) =>
        reason === '' ? undefined : onRefuse({ state: 'refused', reason, note: note.trim() })
      }
      onCancel={onCancel}
    >
      <SelectInput
        source="reason"
        label="parde.requests.reason_label"
        choices={REASONS.map((id) => ({ id, name: `parde.requests.reason.${id}` }))}
        autoFocus
      />
      <TextInput source="note" label="parde.requests.note" multiline minRows={2} slotProps={writtenText(MAX_NOTE)} />
    </ActionDialog>
  );
}
