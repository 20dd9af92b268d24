import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { useShowContext, useTranslate } from 'react-admin';
import { listAddress } from '../list/list-address.ts';
import { BackLink } from './BackLink.tsx';
import { LoadFailure } from './LoadFailure.tsx';
import { PageBody } from './PageBody.tsx';
import { PageFrame } from './PageFrame.tsx';

const WIDTH = 1180;

interface ShowFrameProps {
  list: { to: string; label: string };
  title: string | undefined;
  /** Small under the name: the other name, the kind. */
  aside?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

/** The page of one record: the way back to its list, its name, its actions. What did not come has no name: why is its heading. */
export function ShowFrame({ list, title, aside, actions, children }: ShowFrameProps) {
  const translate = useTranslate();
  const { error, record, refetch } = useShowContext();
  const wayBack = <BackLink to={listAddress(list.to)} label={list.label} width={WIDTH} />;
  if (error && !record) {
    return (
      <>
        {wayBack}
        <PageBody width={WIDTH}>
          <LoadFailure error={error} isPage onRetry={() => void refetch()} />
        </PageBody>
      </>
    );
  }
  return (
    <>
      {wayBack}
      <PageFrame title={title ?? ' '} aside={aside} actions={record && actions} width={WIDTH}>
        {record ? (
          children
        ) : (
          <Skeleton
            variant="rounded"
            height={320}
            sx={{ borderRadius: '12px' }}
            aria-label={translate('ra.page.loading')}
          />
        )}
      </PageFrame>
    </>
  );
}
