import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../components/feedback/ErrorState.tsx';
import { Skeleton } from '../../../components/feedback/Skeleton.tsx';
import { toast } from '../../../components/feedback/toast-store.ts';
import { Select } from '../../../components/form/Select.tsx';
import { api, call } from '../../../lib/api/client.ts';
import { type NotificationSettings, notificationSettingsQuery } from '../notifications-query.ts';
import { PushSwitch } from '../push/PushSwitch.tsx';
import { KindRow } from './KindRow.tsx';

const DIGESTS = ['never', 'day', 'week'] as const;

/** What to be told of, and by which ways; each change is kept at once. */
export function SettingsForm() {
  const { t } = useTranslation('notifications');
  const { data, error, refetch } = useQuery(notificationSettingsQuery);
  const save = useSave();
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-96 w-full rounded-panel" />;
  return (
    <div className="grid gap-6">
      <section className="rounded-panel bg-surface-1 p-5 md:p-7">
        <h2 className="text-lg font-bold">{t('settings.kinds')}</h2>
        <p className="mb-3 text-sm text-mid">{t('settings.kinds.note')}</p>
        <ul className="divide-y divide-hairline">
          {data.kinds.map((kind) => (
            <KindRow
              key={kind.kind}
              setting={kind}
              mails={data.digest !== 'never'}
              pushes={data.push_key !== null}
              onChange={(changed) =>
                save({ ...data, kinds: data.kinds.map((one) => (one.kind === changed.kind ? changed : one)) })
              }
            />
          ))}
        </ul>
      </section>
      <section className="flex flex-wrap items-center justify-between gap-4 rounded-panel bg-surface-1 p-5 md:p-7">
        <div>
          <h2 className="text-lg font-bold">{t('settings.mail')}</h2>
          <p className="text-sm text-mid">{t('settings.mail.note')}</p>
        </div>
        <Select
          aria-label={t('settings.mail')}
          value={data.digest}
          options={DIGESTS.map((value) => ({ value, text: t(`digest.${value}`) }))}
          onChange={({ target }) => save({ ...data, digest: target.value as (typeof DIGESTS)[number] })}
        />
      </section>
      {data.push_key && <PushSwitch siteKey={data.push_key} />}
    </div>
  );
}

function useSave() {
  const { t } = useTranslation('notifications');
  const client = useQueryClient();
  const { queryKey } = notificationSettingsQuery;
  const { mutate } = useMutation({
    mutationFn: ({ kinds, digest }: NotificationSettings) =>
      call(
        api.POST('/api/user/setNotifications', {
          body: {
            kinds: kinds.map(({ label: _, ...setting }) => setting) as never,
            digest,
          },
        }),
      ),
    onMutate: (settings: NotificationSettings) => {
      const before = client.getQueryData(queryKey);
      client.setQueryData(queryKey, settings);
      return before;
    },
    onSuccess: ({ message }) => toast.success(t(message)),
    onError: (error, _settings, before) => {
      client.setQueryData(queryKey, before);
      toast.error(t(error.message));
    },
  });
  return mutate;
}
