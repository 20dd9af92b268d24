import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { AccountSession } from '../../../../api/types.ts';
import { Button } from '../../../../components/button/Button.tsx';
import { ErrorState } from '../../../../components/feedback/ErrorState.tsx';
import { Skeleton } from '../../../../components/feedback/Skeleton.tsx';
import { toastErrors } from '../../../../components/feedback/toasts/toast-errors.ts';
import { toast } from '../../../../components/feedback/toasts/toast-store.ts';
import { api, call } from '../../../../lib/api/client.ts';
import { queryClient } from '../../../../lib/api/query-client.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { endSession } from '../../session/start-session.ts';
import { DeviceIcon } from './DeviceIcon.tsx';
import { sessionsQuery } from './sessions-query.ts';

/** Where one is logged in, and the log-ins before. */
export default function Devices() {
  const { t } = useTranslation('accounts');
  const { data: sessions, error, refetch } = useQuery(sessionsQuery);
  if (error && !sessions) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <section className="rounded-panel bg-surface-1 p-5 md:p-7">
      <h2 className="text-lg font-bold">{t('devices.title')}</h2>
      <p className="mb-3 text-sm text-mid">{t('devices.note')}</p>
      {sessions ? (
        <ul className="divide-y divide-hairline">
          {sessions.map((session) => (
            <Device key={session.id} session={session} />
          ))}
        </ul>
      ) : (
        <div aria-hidden="true" className="flex flex-col gap-3">
          <Skeleton className="h-14" />
          <Skeleton className="h-14" />
        </div>
      )}
    </section>
  );
}

function Device({ session }: { session: AccountSession }) {
  const { t } = useTranslation('accounts');
  const format = useFormat();
  const { device, address, started_at: startedAt, ended_at: endedAt, ended_by: endedBy, current } = session;
  const alive = endedAt === null;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3.5">
      <DeviceIcon device={device} className={alive ? 'text-success-text' : 'text-low'} />
      <div className="min-w-44 grow">
        <p className="flex flex-wrap items-center gap-x-3 text-sm font-bold">
          <bdi>{device?.replace(', ', t('list.comma')) ?? t('devices.unknown')}</bdi>
          {current && (
            <span className="rounded-full bg-success/14 px-3 py-0.5 text-xs font-medium text-success-text">
              {t('devices.current')}
            </span>
          )}
        </p>
        <p className="flex flex-wrap gap-x-3 text-xs text-low">
          <span>{t('devices.since', { time: format.dateTime(startedAt) })}</span>
          {address && <bdi dir="ltr">{address}</bdi>}
        </p>
        {!alive && (
          <p className="text-xs text-low">
            {t(`devices.by.${endedBy}`, { defaultValue: t('devices.ended') })} · {format.dateTime(endedAt)}
          </p>
        )}
      </div>
      {alive && <SignOut session={session} />}
    </li>
  );
}

function SignOut({ session: { id, current } }: { session: AccountSession }) {
  const { t } = useTranslation('accounts');
  const navigate = useNavigate();
  const end = useMutation({
    mutationFn: () => call(api.POST('/api/user/endSession', { body: { session_id: id } })),
    onSuccess: ({ message }) => {
      toast.success(t(message));
      if (!current) return void queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey });
      endSession();
      navigate('/', { replace: true });
    },
    onError: (error) => toastErrors(error, t),
  });
  return (
    <Button icon="logout" busy={end.isPending} onClick={() => end.mutate()}>
      {t('devices.end')}
    </Button>
  );
}
