import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '../../../components/button/Button.tsx';
import { buttonStyle } from '../../../components/button/button-style.ts';
import { EmptyState } from '../../../components/feedback/EmptyState.tsx';
import { PostGrid } from '../../../components/poster/PostGrid.tsx';
import { instantQuery } from '../instant-query.ts';
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
    <div>
      <EmptyState title={t('search.none')} text={t('search.noneText')}>
        <Button kind="main" onClick={goOn(() => change({ q: '' }))}>
          {t('search.again')}
        </Button>
        <Link to="/user/request" className={buttonStyle('quiet')}>
          {t('search.request')}
        </Link>
      </EmptyState>
      <Nearest query={state.q} literal={state.literal} />
    </div>
  );
}

function Nearest({ query, literal }: { query: string; literal: boolean }) {
  const { t } = useTranslation('search');
  const heading = useId();
  const { data, isPlaceholderData } = useQuery(instantQuery(query, literal));
  if (!data?.nearest.length || isPlaceholderData) return null;
  return (
    <section aria-labelledby={heading} className="pt-8">
      <h2 id={heading} className="pb-4 text-lg font-bold">
        {t('search.nearest')}
      </h2>
      <PostGrid posts={data.nearest} />
    </section>
  );
}
