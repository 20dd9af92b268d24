import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button/Button.tsx';
import { toast } from '../../../components/feedback/toasts/toast-store.ts';
import { endPush, isPushed, pushIsPossible, startPush } from './push.ts';

/** Turns messages to this browser on and off. */
export function PushSwitch({ siteKey }: { siteKey: string }) {
  const { t } = useTranslation('notifications');
  const { data: on, refetch } = useQuery({ queryKey: ['push'], queryFn: isPushed, staleTime: 0 });
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      if (on) return endPush();
      if (!(await startPush(siteKey))) toast.info(t('push.denied'));
    },
    onError: () => toast.error(t('push.failed')),
    onSettled: () => refetch(),
  });
  if (!pushIsPossible()) return null;
  return (
    <section className="flex flex-wrap items-center justify-between gap-4 rounded-panel bg-surface-1 p-5 md:p-7">
      <div>
        <h2 className="text-lg font-bold">{t('push.title')}</h2>
        <p className="text-sm text-mid">{t('push.note')}</p>
      </div>
      <Button kind={on ? 'quiet' : 'main'} icon="bell" busy={isPending} onClick={() => mutate()}>
        {t(on ? 'push.end' : 'push.start')}
      </Button>
    </section>
  );
}
