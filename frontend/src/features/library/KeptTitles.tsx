import { useQueryClient } from '@tanstack/react-query';
import { type ComponentProps, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { Button } from '../../components/button/Button.tsx';
import { buttonStyle } from '../../components/button/button-style.ts';
import { Chip } from '../../components/button/Chip.tsx';
import { PostCard } from '../../components/card/PostCard.tsx';
import { POST_GRID, POST_SIZES, PostGridSkeleton } from '../../components/card/PostGrid.tsx';
import { EmptyState } from '../../components/feedback/EmptyState.tsx';
import { ErrorState } from '../../components/feedback/ErrorState.tsx';
import { toastErrors } from '../../components/feedback/toasts/toast-errors.ts';
import { Select } from '../../components/form/Select.tsx';
import { Pagination } from '../../components/pagination/Pagination.tsx';
import { usePageQuery } from '../../lib/api/use-page-query.ts';
import { saveFile } from '../../lib/files/save-file.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { KEEP_SCROLL } from '../../lib/router/scroll/ScrollMemory.tsx';
import { ChoiceBar } from './choice/ChoiceBar.tsx';
import { ChosenItem } from './choice/ChosenItem.tsx';
import { useChoice } from './choice/use-choice.ts';
import { useRemoval } from './choice/use-removal.ts';
import { exportKept } from './export-kept.ts';
import { KEPT_SORTS, type KeptOrder, keptQuery } from './library-queries.ts';

/** What is kept to download later; the order lives in the address. */
export function KeptTitles({ page }: { page: number }) {
  const { t } = useTranslation('library');
  const { language } = useLanguage();
  const [search, setSearch] = useSearchParams();
  const order = readOrder(search, language);
  const { data, error, isPlaceholderData, refetch } = usePageQuery(keptQuery(page, order));
  const choice = useChoice();
  const removal = useRemoval('later', choice.end);
  const change = (name: string, value: string) => {
    const next = new URLSearchParams(search);
    if (value) next.set(name, value);
    else next.delete(name);
    next.delete('page');
    setSearch(next, { replace: true, state: KEEP_SCROLL });
  };

  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <PostGridSkeleton />;
  if (data.total === 0 && !order.postType) {
    return (
      <EmptyState title={t('later.empty')} text={t('later.emptyText')}>
        <Link to="/movies" className={buttonStyle('main')}>
          {t('empty.movies')}
        </Link>
      </EmptyState>
    );
  }
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center gap-2">
        <OrderTools order={order} onChange={change} />
        <span className="grow" />
        <ChoiceBar
          chosen={choice.chosen}
          busy={removal.isPending}
          onBegin={choice.begin}
          onEnd={choice.end}
          onRemove={() => removal.mutate([...(choice.chosen ?? [])])}
        />
      </div>
      <ul className={POST_GRID} aria-busy={isPlaceholderData}>
        {data.posts.map((post) => (
          <li key={post.list_id}>
            <KeptCard post={post} choice={choice} />
          </li>
        ))}
      </ul>
      {data.total === 0 && <p className="text-sm text-mid">{t('later.noneOfType')}</p>}
      <Pagination page={page} maxPage={data.max_page} />
      {/* Seldom wanted: above the list it would take a row of a phone. */}
      <div className="mt-6 flex justify-center">
        <Export order={order} />
      </div>
    </>
  );
}

interface OrderToolsProps {
  order: KeptOrder;
  /** @param name of the parameter in the address. */
  onChange: (name: string, value: string) => void;
}

function OrderTools({ order, onChange }: OrderToolsProps) {
  const { t } = useTranslation('library');
  return (
    <>
      {([null, 1, 2] as const).map((type) => (
        <Chip key={type} selected={order.postType === type} onClick={() => onChange('type', type ? String(type) : '')}>
          {t(`type.${type ?? 'all'}`)}
        </Chip>
      ))}
      <Select
        aria-label={t('sort')}
        value={order.sort}
        onChange={(event) => onChange('sort', event.target.value)}
        options={KEPT_SORTS.map((value) => ({ value, text: t(`sort.${value}`) }))}
        className="min-h-11! w-auto! rounded-full! border-transparent! bg-high/8! text-sm!"
      />
    </>
  );
}

interface KeptCardProps {
  post: ComponentProps<typeof PostCard>['post'] & { list_id: number };
  choice: ReturnType<typeof useChoice>;
}

/** A card of the list, which can be chosen while some are chosen to be taken off. */
function KeptCard({ post, choice: { chosen, toggle } }: KeptCardProps) {
  const { nameOf } = useLanguage();
  const card = <PostCard post={post} sizes={POST_SIZES} />;
  if (!chosen) return card;
  return (
    <ChosenItem label={nameOf(post.name)} chosen={chosen.has(post.list_id)} onToggle={() => toggle(post.list_id)}>
      {card}
    </ChosenItem>
  );
}

function Export({ order }: { order: KeptOrder }) {
  const { t } = useTranslation('library');
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const table = await exportKept((page) => client.fetchQuery(keptQuery(page, order)));
      saveFile('parde-list.csv', table, 'text/csv');
    } catch (error) {
      toastErrors(error as Error, t);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button kind="plain" icon="download" busy={busy} onClick={save}>
      {t('export')}
    </Button>
  );
}

function readOrder(search: URLSearchParams, language: KeptOrder['language']): KeptOrder {
  const sort = KEPT_SORTS.find((known) => known === search.get('sort')) ?? 'added';
  const type = search.get('type');
  return { sort, language, postType: type === '1' ? 1 : type === '2' ? 2 : null };
}
