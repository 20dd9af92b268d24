import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Button } from '../../../components/button/Button.tsx';
import { ErrorState } from '../../../components/feedback/ErrorState.tsx';
import { Pagination } from '../../../components/pagination/Pagination.tsx';
import { readPage } from '../../../lib/router/page-number.ts';
import { ownRequestsQuery, popularRequestsQuery } from '../request-queries.ts';
import { RequestRow } from './RequestRow.tsx';
import { RowsSkeleton } from './RowsSkeleton.tsx';
import { useSponsorship } from './use-sponsorship.ts';

/** What most members wait for: one can wish for it, too. */
export function PopularRequests() {
  const { t } = useTranslation('requests');
  const [search] = useSearchParams();
  const page = readPage(search);
  const { data, error, refetch } = useQuery(popularRequestsQuery(page));
  const { data: own } = useQuery(ownRequestsQuery);
  const { mutate } = useSponsorship();
  const mine = new Set(own?.map(({ id }) => id));
  return (
    <section>
      <h2 className="text-lg font-bold">{t('popular.title')}</h2>
      <p className="text-sm text-mid">{t('popular.note')}</p>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <RowsSkeleton />}
      {data?.total === 0 && <p className="mt-4 text-sm text-mid">{t('popular.empty')}</p>}
      <ul className="divide-y divide-hairline">
        {data?.requests.map((request) => (
          <RequestRow key={request.id} request={request}>
            {own && (
              <Button
                icon={mine.has(request.id) ? 'check' : undefined}
                aria-pressed={mine.has(request.id)}
                onClick={() => mutate({ request, join: !mine.has(request.id) })}
              >
                {t(mine.has(request.id) ? 'joined' : 'join')}
              </Button>
            )}
          </RequestRow>
        ))}
      </ul>
      {data && data.total > 0 && <Pagination page={page} maxPage={data.max_page} />}
    </section>
  );
}
