import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { type RaRecord, useGetOne, useTranslate } from 'react-admin';
import { useOpened } from '../form/dialogs/use-opened.ts';
import { useReopening } from '../form/dialogs/use-reopening.ts';
import { LoadFailure } from './LoadFailure.tsx';

interface OneRecordProps<R extends RaRecord> {
  resource: string;
  id: R['id'];
  /** @param reopen has it shown as it is by now, whatever stands in its form. */
  children: (opened: R, reopen: () => void) => ReactNode;
}

/** What there is only one of, as it was when it was opened; skeleton and failure as everywhere. */
export function OneRecord<R extends RaRecord>(props: OneRecordProps<R>) {
  const [opening, reopen] = useReopening();
  return <Opened key={opening} {...props} onReopen={reopen} />;
}

interface OpenedProps<R extends RaRecord> extends OneRecordProps<R> {
  onReopen: () => void;
}

function Opened<R extends RaRecord>({ resource, id, children, onReopen }: OpenedProps<R>) {
  const translate = useTranslate();
  const { data, error, isFetching, refetch } = useGetOne<R>(resource, { id });
  const opened = useOpened(data, isFetching);
  if (opened) return children(opened, onReopen);
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  return (
    <Skeleton variant="rounded" height={320} sx={{ borderRadius: '12px' }} aria-label={translate('ra.page.loading')} />
  );
}
