import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Answer, PersonRef, PostCard } from '../../../../api/types.ts';
import { Button } from '../../../../components/button/Button.tsx';
import { buttonStyle } from '../../../../components/button/button-style.ts';
import { PostGrid } from '../../../../components/card/PostGrid.tsx';
import { EmptyState } from '../../../../components/feedback/EmptyState.tsx';
import { requestPath } from '../../../../lib/router/request-path.ts';
import { instantQuery } from '../../instant-query.ts';
import { countFilters } from '../search-filter.ts';
import type { SearchControl } from '../use-search-state.ts';
import { LooserSearches } from './LooserSearches.tsx';
import { PersonLinks } from './PersonLinks.tsx';

/** What is pressed goes with what it brings back, and the focus is not to go with it. */
const keepFocus = () => document.getElementById('content')?.focus({ preventScroll: true });

/** The ways on: without the filters where these alone keep it out, else titles of nearby names and the way to wish for one. */
export function NothingFound({ control: { state, change, clear } }: { control: SearchControl }) {
  const { t } = useTranslation('search');
  const { data, isPlaceholderData } = useQuery(instantQuery(state.q, state.literal));
  const found = isPlaceholderData ? undefined : data;
  const goOn = (then: () => void) => () => {
    keepFocus();
    then();
  };
  const isHere = Boolean(found && found.posts.length + found.people.length > 0);
  if (countFilters(state) > 0 && (isHere || !found)) {
    return (
      <EmptyState
        title={t('search.none')}
        text={isHere ? t('search.onlyUnfiltered', { query: state.q }) : t('search.noneFiltered')}
      >
        <Button kind="main" onClick={goOn(clear)}>
          {t('filter.clear')}
        </Button>
        {(isHere || !state.q) && <LooserSearches state={state} onPick={(part) => goOn(() => change(part))()} />}
      </EmptyState>
    );
  }
  return <NotHere query={state.q} found={found} kind={state.type ?? 1} onAgain={goOn(() => change({ q: '' }))} />;
}

interface NotHereProps {
  query: string;
  found: Answer<'/api/search', 'post'> | undefined;
  kind: 1 | 2;
  onAgain(): void;
}

function NotHere({ query, found, kind, onAgain }: NotHereProps) {
  const { t } = useTranslation('search');
  // Somebody of that name is here, above.
  const isSomebody = Boolean(found?.people.length);
  return (
    <div>
      <EmptyState
        title={query && !isSomebody ? t('search.notHere', { query }) : t('search.none')}
        text={t('search.noneText')}
      >
        <Link to={requestPath({ name: query, kind, filmId: null })} className={buttonStyle('main')}>
          {t('search.request')}
        </Link>
        <Button onClick={onAgain}>{t('search.again')}</Button>
      </EmptyState>
      {found && <Nearest titles={found.nearest} people={found.nearest_people} />}
    </div>
  );
}

function Nearest({ titles, people }: { titles: PostCard[]; people: PersonRef[] }) {
  const { t } = useTranslation('search');
  const heading = useId();
  if (titles.length + people.length === 0) return null;
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className="pb-4 text-lg font-bold">
        {t('search.nearest')}
      </h2>
      {people.length > 0 && (
        <div className="pb-5">
          <PersonLinks people={people} />
        </div>
      )}
      {titles.length > 0 && <PostGrid posts={titles} />}
    </section>
  );
}
