import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { type RaRecord, useGetOne, useTranslate } from 'react-admin';
import { useOpened } from './form/use-opened.ts';
import { LoadFailure } from './LoadFailure.tsx';

interface OneRecordProps<R extends RaRecord> {
  resource: string;
  id: R['id'];
  children: (opened: R) => ReactNode;
}

/** What there is only one of, as it was when it was opened; skeleton and failure as everywhere. */
export function OneRecord<R extends RaRecord>({ resource, id, children }: OneRecordProps<R>) {
  const translate = useTranslate();
  const { data, error, isFetching, refetch } = useGetOne<R>(resource, { id });
  const opened = useOpened(data, isFetching);
  if (opened) return children(opened);
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  return (
    <Skeleton variant="rounded" height={320} sx={{ borderRadius: '12px' }} aria-label={translate('ra.page.loading')} />
  );
}
