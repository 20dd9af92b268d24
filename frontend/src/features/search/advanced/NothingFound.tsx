import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { PersonRef, PostCard } from '../../../api/types.ts';
import { Button } from '../../../components/button/Button.tsx';
import { buttonStyle } from '../../../components/button/button-style.ts';
import { EmptyState } from '../../../components/feedback/EmptyState.tsx';
import { PostGrid } from '../../../components/poster/PostGrid.tsx';
import { requestPath } from '../../../lib/router/request-path.ts';
import { instantQuery } from '../instant-query.ts';
import { PersonLinks } from './PersonLinks.tsx';
import { countFilters } from './search-filter.ts';
import type { SearchControl } from './use-search-state.ts';

/** What is pressed goes with what it brings back, and the focus is not to go with it. */
const keepFocus = () => document.getElementById('content')?.focus({ preventScroll: true });

/** The ways on: without the filters, or titles of nearby names and the way to wish for one. */
export function NothingFound({ control: { state, change, clear } }: { control: SearchControl }) {
  const { t } = useTranslation('search');
  const goOn = (then: () => void) => () => {
    keepFocus();
    then();
  };
  if (countFilters(state) > 0) {
    return (
      <EmptyState title={t('search.none')} text={t('search.noneFiltered')}>
        <Button kind="main" onClick={goOn(clear)}>
          {t('filter.clear')}
        </Button>
      </EmptyState>
    );
  }
  return (
    <NotHere query={state.q} literal={state.literal} kind={state.type ?? 1} onAgain={goOn(() => change({ q: '' }))} />
  );
}

interface NotHereProps {
  query: string;
  literal: boolean;
  kind: 1 | 2;
  onAgain(): void;
}

function NotHere({ query, literal, kind, onAgain }: NotHereProps) {
  const { t } = useTranslation('search');
  const { data, isPlaceholderData } = useQuery(instantQuery(query, literal));
  const found = isPlaceholderData ? undefined : data;
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
