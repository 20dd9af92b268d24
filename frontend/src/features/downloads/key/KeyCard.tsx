import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button/Button.tsx';
import { IconButton } from '../../../components/button/IconButton.tsx';
import { putToPaste } from '../../../components/feedback/copy-text.ts';
import { ErrorState } from '../../../components/feedback/ErrorState.tsx';
import { Skeleton } from '../../../components/feedback/Skeleton.tsx';
import { toast } from '../../../components/feedback/toasts/toast-store.ts';
import { Dialog } from '../../../components/overlay/Dialog.tsx';
import { downloadKeyQuery, linkWithKey } from '../../../lib/downloads/download-key.ts';
import { useRenewKey } from './use-renew-key.ts';

const HIDDEN = '••••••••••••';

/** The member's download key: what it is for, how a link with it looks, and a new one. @param fileId of the link that is shown. */
export function KeyCard({ fileId }: { fileId: number }) {
  const { t } = useTranslation('downloads');
  const [asking, setAsking] = useState(false);
  const { data: key, error, refetch } = useQuery(downloadKeyQuery);
  if (error && !key) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <section className="rounded-panel bg-surface-1 p-5 md:p-7">
      <h2 className="text-lg font-bold">{t('key.title')}</h2>
      <p className="mt-1 mb-4 max-w-2xl text-sm text-mid">{t('key.note')}</p>
      <p className="mb-1 text-xs text-low">{t('key.sample')}</p>
      {key ? <SampleLink fileId={fileId} downloadKey={key} /> : <Skeleton className="h-13 rounded-card" />}
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="max-w-xl text-xs text-low">{t('key.private')}</p>
        <Button disabled={!key} onClick={() => setAsking(true)}>
          {t('key.renew')}
        </Button>
      </div>
      {asking && <RenewKey onClose={() => setAsking(false)} />}
    </section>
  );
}

function SampleLink({ fileId, downloadKey }: { fileId: number; downloadKey: string }) {
  const { t } = useTranslation('downloads');
  const [shown, setShown] = useState(false);
  const link = linkWithKey(fileId, downloadKey);
  const copy = async () => {
    if (await putToPaste(link)) toast.success(t('key.copied'));
    else setShown(true);
  };
  return (
    <div className="flex items-center gap-1 rounded-card bg-high/6 ps-4">
      <p dir="ltr" className="min-w-0 grow py-3.5 font-mono text-xs wrap-anywhere">
        {shown ? link : link.replace(/key=.*$/, `key=${HIDDEN}`)}
      </p>
      <IconButton
        icon={shown ? 'eyeOff' : 'eye'}
        size={18}
        label={t(shown ? 'key.hide' : 'key.show')}
        onClick={() => setShown(!shown)}
      />
      <IconButton icon="copy" size={18} label={t('key.copy')} onClick={copy} />
    </div>
  );
}

function RenewKey({ onClose }: { onClose(): void }) {
  const { t } = useTranslation('downloads');
  const renew = useRenewKey(onClose);
  return (
    <Dialog open onOpenChange={(open) => !open && !renew.isPending && onClose()} title={t('key.question')}>
      <p className="mb-6 text-sm text-mid">{t('key.question.text')}</p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onClose} disabled={renew.isPending}>
          {t('key.keep')}
        </Button>
        <Button kind="danger" busy={renew.isPending} onClick={() => renew.mutate()}>
          {t('key.renew')}
        </Button>
      </div>
    </Dialog>
  );
}
