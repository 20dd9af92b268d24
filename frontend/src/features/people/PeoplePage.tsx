import { useTranslation } from 'react-i18next';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { buttonStyle } from '../../components/button/button-style.ts';
import { EmptyState } from '../../components/feedback/EmptyState.tsx';
import { ErrorState } from '../../components/feedback/ErrorState.tsx';
import { PageHead } from '../../components/page/PageHead.tsx';
import { PageHeading } from '../../components/page/PageHeading.tsx';
import { Redirect } from '../../components/page/Redirect.tsx';
import { Pagination } from '../../components/pagination/Pagination.tsx';
import { TabLinks } from '../../components/tabs/TabLinks.tsx';
import { usePageQuery } from '../../lib/api/use-page-query.ts';
import { readPage } from '../../lib/router/page-number.ts';
import { PersonGrid, PersonGridSkeleton } from './PersonGrid.tsx';
import { PEOPLE_TABS, peopleQuery } from './people-queries.ts';

export default function PeoplePage() {
  const { t } = useTranslation('people');
  const { tab } = useParams();
  const [search] = useSearchParams();
  const page = readPage(search);
  const type = PEOPLE_TABS.find((candidate) => candidate === (tab ?? 'actors'));
  const { data, error, refetch } = usePageQuery({
    ...peopleQuery(type ?? 'actors', page),
    enabled: type !== undefined,
  });
  if (!type) return <Redirect to="/people" reason="person" />;
  const tabs = PEOPLE_TABS.map((name) => ({
    to: name === 'actors' ? '/people' : `/people/${name}`,
    text: t(`people.${name}`),
    selected: name === type,
  }));
  return (
    <div className="page-margin">
      <PageHead text={t(`people.${type}`)} description={t('people.about', { people: t(`people.${type}`) })} />
      <PageHeading title={t('nav.people')} />
      <TabLinks label={t('people.tabs')} tabs={tabs} />
      <div className="pt-8">
        {error && !data ? (
          <ErrorState title={t('An Error Occurred')} error={error} onRetry={() => void refetch()} />
        ) : data?.total === 0 ? (
          <EmptyState title={t('people.empty')}>
            <Link to="/movies" className={buttonStyle('main')}>
              {t('nav.movies')}
            </Link>
          </EmptyState>
        ) : data ? (
          <>
            <PersonGrid people={data.people} />
            <Pagination page={page} maxPage={data.max_page} />
          </>
        ) : (
          <PersonGridSkeleton />
        )}
      </div>
    </div>
  );
}
