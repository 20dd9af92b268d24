import { type ReactNode, useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button/Button.tsx';
import { lazyPart } from '../../components/feedback/lazy-part.ts';
import { failedOverlay, Part } from '../../components/feedback/Part.tsx';
import { useMedia } from '../../components/layout/use-media.ts';
import { PageTitle } from '../../components/page/PageTitle.tsx';
import { usePageQuery } from '../../lib/api/use-page-query.ts';
import { FilterPanel } from './advanced/filters/FilterPanel.tsx';
import { QueryField } from './advanced/QueryField.tsx';
import { ResultOrder } from './advanced/results/ResultOrder.tsx';
import { SearchResults } from './advanced/results/SearchResults.tsx';
import { countFilters } from './advanced/search-filter.ts';
import { searchQuery } from './advanced/search-queries.ts';
import { useSearchState } from './advanced/use-search-state.ts';
import { ShownFor } from './ShownFor.tsx';

const Dialog = lazyPart('Dialog', () =>
  import('../../components/overlay/Dialog.tsx').then(({ Dialog }) => ({ default: Dialog })),
);

/** As `lg` of the style sheet. */
const WIDE = '(min-width: 64rem)';

/** On a desktop the filters stand beside the results, on a phone they open as a sheet; there are many, so only one of the two is there. */
export default function SearchPage() {
  const { t } = useTranslation('search');
  const control = useSearchState();
  const result = usePageQuery(searchQuery(control.state));
  const [filtering, setFiltering] = useState(false);
  const isWide = useMedia(WIDE);
  const filters = countFilters(control.state);
  const panel = <FilterPanel control={control} facets={result.data?.facets} />;
  return (
    <div className="page-margin">
      <PageTitle text={control.state.q ? t('search.title', { query: control.state.q }) : t('nav.advanced')} />
      <meta name="robots" content="noindex" />
      <h1 className="sr-only">{t('nav.advanced')}</h1>
      <div className="flex flex-col gap-4 pt-6 md:pt-10">
        <QueryField value={control.state.q} onChange={(q) => control.change({ q, literal: false })} />
        {result.data?.shown_for && (
          <ShownFor
            text={result.data.shown_for}
            typed={control.state.q}
            onTyped={() => control.change({ literal: true })}
          />
        )}
        <div className="flex flex-wrap items-center justify-between gap-3">
          {/* On a phone a row of its own from the start: what has been found would push down all that is below. */}
          <p role="status" className="text-sm text-low max-sm:w-full">
            {!result.data
              ? '\u00a0'
              : result.data.total > 0
                ? t('search.results', { count: result.data.total })
                : t('search.noTitle')}
          </p>
          <div className="flex flex-wrap items-center gap-2">
            <Button icon="sliders" className="lg:hidden" onClick={() => setFiltering(true)}>
              {filters > 0 ? t('filter.some', { count: filters }) : t('filter.open')}
            </Button>
            <ResultOrder control={control} sorted={result.data?.sort ?? null} />
          </div>
        </div>
      </div>
      <div className="grid grid-cols-1 gap-x-10 pt-4 lg:grid-cols-[280px_minmax(0,1fr)]">
        {isWide ? (
          <aside aria-label={t('filter.open')}>{panel}</aside>
        ) : (
          // The server knows no screen: it keeps the place, which is taken over as soon as somebody sees it.
          <div data-gap="" className="max-lg:hidden" />
        )}
        <SearchResults control={control} result={result} />
      </div>
      {filtering && !isWide && (
        <FilterSheet count={result.data?.total ?? 0} onClose={() => setFiltering(false)}>
          {panel}
        </FilterSheet>
      )}
    </div>
  );
}

function FilterSheet({ count, onClose, children }: { count: number; onClose(): void; children: ReactNode }) {
  const { t } = useTranslation('search');
  return (
    <Part failed={failedOverlay}>
      <Dialog
        open
        className="min-h-[88dvh]"
        onOpenChange={onClose}
        title={t('filter.open')}
        footer={
          <Button kind="main" size="lg" onClick={onClose}>
            {t('filter.show', { count })}
          </Button>
        }
      >
        <AMomentLater>{children}</AMomentLater>
      </Dialog>
    </Part>
  );
}

/** The sheet comes at once, and what it holds, which is much, with the next frame. */
function AMomentLater({ children }: { children: ReactNode }) {
  return <div className="grow">{useDeferredValue(true, false) && children}</div>;
}
