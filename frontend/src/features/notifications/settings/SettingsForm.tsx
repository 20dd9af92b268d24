import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../components/feedback/ErrorState.tsx';
import { Skeleton } from '../../../components/feedback/Skeleton.tsx';
import { toast } from '../../../components/feedback/toasts/toast-store.ts';
import { Select } from '../../../components/form/Select.tsx';
import { api, call } from '../../../lib/api/client.ts';
import { type NotificationSettings, notificationSettingsQuery, readSettings } from '../notifications-query.ts';
import { PushSwitch } from '../push/PushSwitch.tsx';
import { KindRow, type Ways } from './KindRow.tsx';

const DIGESTS = ['never', 'day', 'week'] as const;
type Digest = (typeof DIGESTS)[number];

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
          {data.kinds.map((setting) => (
            <KindRow
              key={setting.kind}
              setting={setting}
              mails={data.digest !== 'never'}
              pushes={data.push_key !== null}
              onChange={(ways) => save(withWays(setting.kind, ways))}
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
          onChange={({ target }) => save(withDigest(target.value as Digest))}
        />
      </section>
      {data.push_key && <PushSwitch siteKey={data.push_key} />}
    </div>
  );
}

type Change = (now: NotificationSettings) => NotificationSettings;

/** Takes the value, not its field: a change is made later, and by then React has put the field back. */
const withDigest =
  (digest: Digest): Change =>
  (now) => ({ ...now, digest });

const withWays =
  (kind: NotificationSettings['kinds'][number]['kind'], ways: Partial<Ways>): Change =>
  (now) => ({ ...now, kinds: now.kinds.map((one) => (one.kind === kind ? { ...one, ...ways } : one)) });

/** All of the settings are sent at once: a change waits for the one before it, and is made to what that, or another tab, has left. */
function useSave() {
  const { t } = useTranslation('notifications');
  const client = useQueryClient();
  const { queryKey } = notificationSettingsQuery;
  const { mutate } = useMutation({
    mutationKey: queryKey,
    scope: { id: queryKey.join(' ') },
    mutationFn: async (change: Change) => {
      const { kinds, digest } = change(await readSettings());
      const body = { kinds: kinds.map(({ label: _, ...setting }) => setting) as never, digest };
      return call(api.POST('/api/user/setNotifications', { body }));
    },
    onMutate: async (change) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      client.setQueryData(queryKey, (now) => now && change(now));
      return before;
    },
    onSuccess: ({ message }) => toast.success(t(message)),
    onError: (error, _change, before) => {
      client.setQueryData(queryKey, before);
      toast.error(t(error.message));
    },
    onSettled: () => {
      if (client.isMutating({ mutationKey: queryKey }) <= 1) void client.invalidateQueries({ queryKey });
    },
  });
  return mutate;
}
