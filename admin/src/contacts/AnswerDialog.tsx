import { useState } from 'react';
import { TextInput, useDataProvider, useNotify, useRefresh, useTranslate } from 'react-admin';
import type { ConsoleContact } from '../api/types.ts';
import { ActionDialog } from '../components/form/dialogs/ActionDialog.tsx';
import { formErrorsOf } from '../components/form/errors/form-errors.ts';
import { writtenText } from '../components/form/inputs/input-slots.ts';
import type { ConsoleDataProvider } from '../providers/data-provider.ts';
import { newIdempotencyKey } from '../providers/http/idempotency-key.ts';

const MAX_ANSWER = 5_000;

interface AnswerDialogProps {
  contact: ConsoleContact;
  /** Before the list is asked for anew. */
  onSent?: () => void;
  onClose: () => void;
}

/** The answer goes out by mail, as it is written. */
export function AnswerDialog({ contact, onSent, onClose }: AnswerDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const provider = useDataProvider<ConsoleDataProvider>();
  // One answer, however often it is sent.
  const [key] = useState(() => newIdempotencyKey());
  /** What was typed stays while it is read why it was not sent; then the list shows what a colleague has done. */
  const [failed, setFailed] = useState(false);
  return (
    <ActionDialog
      title={translate('parde.contacts.answering', { name: contact.name })}
      lead={contact.subject}
      submit="parde.contacts.send"
      values={{ body: '' }}
      validate={({ body }) => (body.trim() ? {} : { body: 'parde.contacts.answer_missing' })}
      onSubmit={async ({ body }) => {
        try {
          await provider.answerContact(contact, body.trim(), key);
        } catch (error) {
          setFailed(true);
          return formErrorsOf(error, ['body'], { 'form.body': 'body' });
        }
        notify('parde.contacts.sent', { type: 'success' });
        onSent?.();
        refresh();
        onClose();
        return undefined;
      }}
      onCancel={() => {
        if (failed) refresh();
        onClose();
      }}
    >
      <TextInput
        source="body"
        label="parde.contacts.your_answer"
        multiline
        minRows={6}
        slotProps={writtenText(MAX_ANSWER)}
        autoFocus
      />
    </ActionDialog>
  );
}
