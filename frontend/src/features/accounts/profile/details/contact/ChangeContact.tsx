import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '../../../../../api/types.ts';
import { Dialog } from '../../../../../components/overlay/Dialog.tsx';
import { ConfirmContact } from './ConfirmContact.tsx';
import { NewEmail } from './NewEmail.tsx';
import { NewPhone } from './NewPhone.tsx';
import { type ContactDetail, pendingContact, storePendingContact, titleKey } from './pending-contact.ts';
import { RemovePhone } from './RemovePhone.tsx';

interface Props {
  user: User;
  detail: ContactDetail;
  onClose(): void;
}

/** A new address or number with the password, then the code that went there. One that waits for its code is found again. */
export default function ChangeContact({ user, detail, onClose }: Props) {
  const { t } = useTranslation('accounts');
  const [pending, setPending] = useState(() => pendingContact(user.id, detail));
  const [removing, setRemoving] = useState(false);
  const wait = (value: string) => {
    const contact = { userId: user.id, detail, value, since: Date.now() };
    storePendingContact(contact);
    setPending(contact);
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t(titleKey(detail, user[detail]))}>
      {pending && <ConfirmContact pending={pending} onDone={onClose} onAgain={() => setPending(null)} />}
      {!pending && detail === 'email' && <NewEmail user={user} onAsked={wait} />}
      {!pending && detail === 'phone' && !removing && (
        <NewPhone user={user} onAsked={wait} onRemove={() => setRemoving(true)} />
      )}
      {!pending && removing && <RemovePhone user={user} onDone={onClose} />}
    </Dialog>
  );
}
