import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '../../../../api/types.ts';
import { Button } from '../../../../components/button/Button.tsx';
import { lazyPart } from '../../../../components/feedback/lazy-part.ts';
import { failedOverlay, Part } from '../../../../components/feedback/Part.tsx';
import { toastErrors } from '../../../../components/feedback/toasts/toast-errors.ts';
import { toast } from '../../../../components/feedback/toasts/toast-store.ts';
import { api, call } from '../../../../lib/api/client.ts';
import { saveFile } from '../../../../lib/files/save-file.ts';

const DeleteAccount = lazyPart('DeleteAccount', () => import('./DeleteAccount.tsx'));

/** Export of all data about the member, and deletion of the account. */
export default function MyData({ user }: { user: User }) {
  const { t } = useTranslation('accounts');
  const [deleting, setDeleting] = useState(false);
  const staff = user.role !== 'viewer';
  return (
    <>
      <Export />
      <section className="rounded-panel bg-surface-1 p-5 md:p-7">
        <h2 className="text-lg font-bold">{t('delete.title')}</h2>
        <p className="mt-1 mb-5 max-w-prose text-sm text-mid">{t(staff ? 'delete.staff' : 'delete.note')}</p>
        <Button kind="danger" icon="trash" disabled={staff} onClick={() => setDeleting(true)}>
          {t('delete.open')}
        </Button>
      </section>
      {deleting && (
        <Part failed={failedOverlay}>
          <DeleteAccount user={user} onClose={() => setDeleting(false)} />
        </Part>
      )}
    </>
  );
}

function Export() {
  const { t } = useTranslation('accounts');
  const ask = useMutation({
    // As every file it takes as long as the line needs for it (lib/api/transport/answer-limit.ts).
    mutationFn: () => call(api.POST('/api/user/exportMyData', { body: {}, fetch })),
    onSuccess: ({ exported_at, data }) => {
      saveFile(`parde-${exported_at.slice(0, 10)}.json`, JSON.stringify({ exported_at, data }, null, 2));
      toast.success(t('export.done'));
    },
    onError: (error) => toastErrors(error, t),
  });
  return (
    <section className="rounded-panel bg-surface-1 p-5 md:p-7">
      <h2 className="text-lg font-bold">{t('export.title')}</h2>
      <p className="mt-1 mb-5 max-w-prose text-sm text-mid">{t('export.note')}</p>
      <Button icon="download" busy={ask.isPending} onClick={() => ask.mutate()}>
        {t('export.submit')}
      </Button>
    </section>
  );
}
