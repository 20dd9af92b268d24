import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { useCardFormat } from '../../lib/format/use-card-format';
import { Icon } from '../icon/Icon';
import { classNames } from './class-names';
import { pageWindow } from './page-window';

const CELL = 'tap inline-flex items-center justify-center rounded-full px-3 text-sm font-medium transition-colors';

/** Pages by number in the address (`?page=3`), so that a page can be shared; page 1 is the bare address. */
export function Pagination({ page, maxPage }: { page: number; maxPage: number }) {
  const { t } = useTranslation('core');
  const { pathname, search } = useLocation();
  const format = useCardFormat();
  if (maxPage <= 1) return null;

  const to = (target: number) => {
    const query = new URLSearchParams(search);
    if (target === 1) query.delete('page');
    else query.set('page', String(target));
    return { pathname, search: query.toString() };
  };
  const step = (target: number, icon: 'chevronBack' | 'chevronNext', label: string) =>
    target < 1 || target > maxPage ? (
      <span className={classNames(CELL, 'opacity-25')} aria-hidden="true">
        <Icon name={icon} />
      </span>
    ) : (
      <Link
        to={to(target)}
        rel={icon === 'chevronBack' ? 'prev' : 'next'}
        aria-label={label}
        className={classNames(CELL, 'hover:bg-high/10')}
      >
        <Icon name={icon} />
      </Link>
    );

  return (
    <nav aria-label={t('pagination.label')} className="flex flex-wrap items-center justify-center gap-1 pt-12">
      {step(page - 1, 'chevronBack', t('pagination.previous'))}
      {pageWindow(page, maxPage).map((cell) =>
        cell.kind === 'gap' ? (
          <span key={cell.key} className="px-1 text-low">
            …
          </span>
        ) : (
          <Link
            key={cell.page}
            to={to(cell.page)}
            aria-current={cell.page === page ? 'page' : undefined}
            aria-label={t('pagination.page', { page: format.number(cell.page) })}
            className={classNames(CELL, cell.page === page ? 'bg-high text-ink' : 'text-mid hover:bg-high/10')}
          >
            {format.number(cell.page)}
          </Link>
        ),
      )}
      {step(page + 1, 'chevronNext', t('pagination.next'))}
    </nav>
  );
}
