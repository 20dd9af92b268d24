import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { useCardFormat } from '../../lib/format/use-card-format.ts';
import { Icon } from '../icon/Icon.tsx';
import { classNames } from './class-names.ts';
import { pageWindow } from './page-window.ts';

const CELL = 'tap inline-flex items-center justify-center rounded-full px-3 text-sm font-medium transition-colors';

type PageAddress = (page: number) => { pathname: string; search: string };

/** Page 1 is the bare address; everything else in the address stays. */
export function usePageAddress(): PageAddress {
  const { pathname, search } = useLocation();
  return (page) => {
    const query = new URLSearchParams(search);
    if (page === 1) query.delete('page');
    else query.set('page', String(page));
    return { pathname, search: query.toString() };
  };
}

/** Pages by number in the address (`?page=3`), so that a page can be shared. */
export function Pagination({ page, maxPage }: { page: number; maxPage: number }) {
  const { t } = useTranslation('core');
  const address = usePageAddress();
  const format = useCardFormat();
  if (maxPage <= 1) return null;
  return (
    <nav aria-label={t('pagination.label')} className="flex flex-wrap items-center justify-center gap-1 pt-12">
      <Step to={page > 1 ? address(page - 1) : null} rel="prev" />
      {pageWindow(page, maxPage).map((cell) =>
        cell.kind === 'gap' ? (
          <span key={cell.key} className="px-1 text-low">
            …
          </span>
        ) : (
          <Link
            key={cell.page}
            to={address(cell.page)}
            aria-current={cell.page === page ? 'page' : undefined}
            aria-label={t('pagination.page', { page: format.number(cell.page) })}
            className={classNames(CELL, cell.page === page ? 'bg-high text-ink' : 'text-mid hover:bg-high/10')}
          >
            {format.number(cell.page)}
          </Link>
        ),
      )}
      <Step to={page < maxPage ? address(page + 1) : null} rel="next" />
    </nav>
  );
}

function Step({ to, rel }: { to: ReturnType<PageAddress> | null; rel: 'prev' | 'next' }) {
  const { t } = useTranslation('core');
  const icon = <Icon name={rel === 'prev' ? 'chevronBack' : 'chevronNext'} />;
  if (!to) {
    return (
      <span className={classNames(CELL, 'text-hairline-strong')} aria-hidden="true">
        {icon}
      </span>
    );
  }
  const label = t(rel === 'prev' ? 'pagination.previous' : 'pagination.next');
  return (
    <Link to={to} rel={rel} aria-label={label} className={classNames(CELL, 'hover:bg-high/10')}>
      {icon}
    </Link>
  );
}
