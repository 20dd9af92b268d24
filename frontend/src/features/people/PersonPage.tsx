import type { CSSProperties, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import type { Person } from '../../api/types.ts';
import { buttonStyle } from '../../components/button/button-style.ts';
import { EmptyState } from '../../components/feedback/EmptyState.tsx';
import { ErrorState } from '../../components/feedback/ErrorState.tsx';
import { Skeleton } from '../../components/feedback/Skeleton.tsx';
import { PageHead } from '../../components/page/PageHead.tsx';
import { Redirect } from '../../components/page/Redirect.tsx';
import { StructuredData } from '../../components/page/StructuredData.tsx';
import { TabLinks } from '../../components/tabs/TabLinks.tsx';
import { ApiError } from '../../lib/api/api-error.ts';
import { usePageQuery } from '../../lib/api/use-page-query.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { shareImage } from '../../lib/images/image-url.ts';
import { PersonHeader } from './PersonHeader.tsx';
import { PersonPosts } from './PersonPosts.tsx';
import { personQuery } from './people-queries.ts';
import { biographyOf, personTabs } from './person-tabs.ts';
import { structuredPerson } from './structured-person.ts';

interface Props {
  /** The slot of the feature that people are followed by. */
  following(person: Person): ReactNode;
}

export function PersonPage({ following }: Props) {
  const { name = '', tab } = useParams();
  const { data, error, refetch } = usePageQuery(personQuery(name));
  if (error instanceof ApiError && error.notFound) return <Redirect to="/people" reason="person" />;
  if (error && !data) return <ErrorState whole error={error} onRetry={() => void refetch()} />;
  if (!data) return <PersonSkeleton />;
  return <PersonView person={data} tab={tab} following={following(data)} />;
}

/** Only what the person has something to show of has a tab; without one in the address it opens at the first. */
function PersonView({ person, tab, following }: { person: Person; tab: string | undefined; following: ReactNode }) {
  const { t } = useTranslation('people');
  const { language, nameOf } = useLanguage();
  const path = `/person/${person.slug}`;
  const offered = personTabs(person);
  const shown = tab ? offered.find((candidate) => candidate === tab) : offered[0];
  if (tab && !shown) return <Redirect to={path} reason="tab" />;
  const tabs = offered.map((key) => ({ to: `${path}/${key}`, text: t(`person.${key}`), selected: key === shown }));
  return (
    <article
      style={{ '--tint': person.tint } as CSSProperties}
      className="bg-[linear-gradient(to_bottom,color-mix(in_oklab,var(--tint)_var(--tint-share),var(--ink)),var(--ink)_520px)]"
    >
      <PageHead
        text={tab ? t(`person.window.${tab}`, { name: nameOf(person.name) }) : nameOf(person.name)}
        description={biographyOf(person, language) || t('person.about', { name: nameOf(person.name) })}
        image={shareImage(language, person.avatar_path)}
        kind="profile"
      />
      <StructuredData data={structuredPerson(person, nameOf)} />
      <div className="page-margin">
        <PersonHeader person={person} following={following} />
        {tabs.length > 0 && <TabLinks label={t('person.tabs')} tabs={tabs} />}
        <div className="pt-8">
          {shown === 'movies' && <PersonPosts key="movies" person={person} postType={1} />}
          {shown === 'series' && <PersonPosts key="series" person={person} postType={2} />}
          {shown === 'biography' && <Biography person={person} />}
          {!shown && (
            <EmptyState title={t('person.noMovies')}>
              <Link to="/people" className={buttonStyle('main')}>
                {t('nav.people')}
              </Link>
            </EmptyState>
          )}
        </div>
      </div>
    </article>
  );
}

function Biography({ person }: { person: Person }) {
  const { language } = useLanguage();
  return (
    <p dir="auto" className="max-w-[68ch] leading-loose whitespace-pre-line text-mid">
      {biographyOf(person, language)}
    </p>
  );
}

function PersonSkeleton() {
  return (
    <div aria-hidden="true" className="page-margin flex items-end gap-6 pt-12 pb-8">
      <Skeleton className="size-28 rounded-full! md:size-48" />
      <div className="flex grow flex-col gap-3">
        <Skeleton className="h-9 w-64 max-w-full" />
        <Skeleton className="h-4 w-40" />
      </div>
    </div>
  );
}
