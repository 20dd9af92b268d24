import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { buttonStyle } from '../../../components/button/button-style.ts';
import { EmptyState } from '../../../components/feedback/EmptyState.tsx';
import { ErrorState } from '../../../components/feedback/ErrorState.tsx';
import { Skeleton } from '../../../components/feedback/Skeleton.tsx';
import { PageHeading } from '../../../components/page/PageHeading.tsx';
import { PageTitle } from '../../../components/page/PageTitle.tsx';
import { ApiError } from '../../../lib/api/api-error.ts';
import { useSignedIn } from '../../../lib/session/use-session.ts';
import { FileLine } from './FileLine.tsx';
import { ReportForm } from './ReportForm.tsx';
import { reportedFileQuery } from './report-query.ts';

/** Says that a file is broken. @param toLogin shown to guests: a report has a sender who hears when the file is mended. */
export function ReportPage({ toLogin }: { toLogin: ReactNode }) {
  const signedIn = useSignedIn();
  return signedIn ? <SignedIn /> : toLogin;
}

function SignedIn() {
  const { t } = useTranslation('support');
  const fileId = Number(useParams().id);
  const known = Number.isSafeInteger(fileId) && fileId > 0;
  const { data, error, refetch } = useQuery({ ...reportedFileQuery(fileId), enabled: known });
  const gone = !known || (error instanceof ApiError && error.notFound);
  return (
    <div className="page-margin mx-auto max-w-xl pb-16">
      <PageTitle text={t('report.title')} />
      <PageHeading title={t('report.title')} note={t('report.note')} />
      {data && (
        <div className="flex flex-col gap-6">
          <FileLine reported={data} />
          <ReportForm fileId={fileId} post={data.post} />
        </div>
      )}
      {gone && (
        <EmptyState title={t('report.gone')} text={t('report.goneText')}>
          <Link to="/search" className={buttonStyle('main')}>
            {t('nav.search')}
          </Link>
        </EmptyState>
      )}
      {error && !gone && <ErrorState error={error} onRetry={refetch} />}
      {!data && !error && !gone && <Skeleton className="h-24 rounded-card" />}
    </div>
  );
}
