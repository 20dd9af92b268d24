import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button/Button.tsx';
import { ErrorState } from '../../../components/feedback/ErrorState.tsx';
import { ownRequestsQuery } from '../request-queries.ts';
import { RequestRow } from './RequestRow.tsx';
import { RowsSkeleton } from './RowsSkeleton.tsx';
import { useSponsorship } from './use-sponsorship.ts';

/** What I wish for, and how it stands. */
export function OwnRequests() {
  const { t } = useTranslation('requests');
  const { data: requests, error, refetch } = useQuery(ownRequestsQuery);
  const { mutate } = useSponsorship();
  return (
    <section>
      <h2 className="text-lg font-bold">{t('own.title')}</h2>
      {error && !requests && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!requests && !error && <RowsSkeleton />}
      {requests?.length === 0 && <p className="mt-2 text-sm text-mid">{t('own.empty')}</p>}
      <ul className="divide-y divide-hairline">
        {requests?.map((request) => (
          <RequestRow key={request.id} request={request}>
            {request.state !== 'fulfilled' && (
              <Button kind="plain" icon="close" onClick={() => mutate({ request, join: false })}>
                {t('leave')}
              </Button>
            )}
          </RequestRow>
        ))}
      </ul>
    </section>
  );
}
