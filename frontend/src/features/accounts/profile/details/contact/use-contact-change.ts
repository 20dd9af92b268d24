import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '../../../../../api/types.ts';
import { toast } from '../../../../../components/feedback/toasts/toast-store.ts';
import { forgetFormDraft } from '../../../../../components/form/form-draft.ts';
import { api, call } from '../../../../../lib/api/client.ts';
import { queryClient } from '../../../../../lib/api/query-client.ts';
import { submissionKeys } from '../../../../../lib/api/submission-key.ts';
import { userQuery } from '../../../../../lib/session/use-session.ts';
import { type NewEmail, type NewPhone, type Proof, proofBody } from './contact-schema.ts';
import { type ContactDetail, clearPendingContact, type PendingContact } from './pending-contact.ts';

/** The new address or number as its owner writes it; it lives until the code has come back. */
export function contactDraft<Detail extends ContactDetail>(userId: number, detail: Detail) {
  return { name: `contact.${userId}.${detail}`, fields: [detail], outlivesSending: true } as const;
}

/** Asks for the code. After a lost answer an authenticator's code may be another one; it is the same wish all the same. */
export function useAskForContact() {
  const [keys] = useState(() => submissionKeys());
  return {
    async askForEmail({ email, ...proof }: NewEmail) {
      const body = { email, ...proofBody(proof) };
      await call(api.POST('/api/user/changeEmail', { body, headers: keys.headersFor(email) }));
      keys.markArrived();
    },
    async askForPhone({ phone, ...proof }: NewPhone) {
      const body = { phone, ...proofBody(proof) };
      await call(api.POST('/api/user/changePhone', { body, headers: keys.headersFor(phone) }));
      keys.markArrived();
    },
  };
}

function keep(contacts: Partial<Pick<User, 'email' | 'phone'>>): void {
  queryClient.setQueryData(userQuery.queryKey, (user) => user && { ...user, ...contacts });
}

function forget(userId: number, detail: ContactDetail): void {
  clearPendingContact(detail);
  forgetFormDraft(contactDraft(userId, detail));
}

export function useConfirmContact({ userId, detail }: PendingContact, onDone: () => void) {
  const { t } = useTranslation('accounts');
  const [keys] = useState(() => submissionKeys());
  return useMutation({
    mutationFn: ({ code }: { code: string }) =>
      call(api.POST('/api/user/confirmContactChange', { body: { detail, code }, headers: keys.headersFor(code) })),
    onSuccess: ({ message, user }) => {
      keys.markArrived();
      forget(userId, detail);
      keep(user);
      toast.success(t(message));
      onDone();
    },
  });
}

export function useRemovePhone(userId: number, onDone: () => void) {
  const { t } = useTranslation('accounts');
  return useMutation({
    mutationFn: (proof: Proof) => call(api.POST('/api/user/removePhone', { body: proofBody(proof) })),
    onSuccess: ({ message }) => {
      forget(userId, 'phone');
      keep({ phone: null });
      toast.success(t(message));
      onDone();
    },
  });
}
