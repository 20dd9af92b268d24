import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useCardFormat } from '../../lib/format/use-card-format.ts';
import { Icon } from '../icon/Icon.tsx';
import { classNames } from '../layout/class-names.ts';
import { BeyondLastPage } from './BeyondLastPage.tsx';
import { pageWindow } from './page-window.ts';
import { type PageAddress, usePageAddress } from './use-page-address.ts';

const CELL = 'tap inline-flex items-center justify-center rounded-full px-3 text-sm font-medium transition-colors';

/** Pages by number in the address (`?page=3`), so that a page can be shared; one that the list does not have leads to those it has. */
export function Pagination({ page, maxPage }: { page: number; maxPage: number }) {
  const { t } = useTranslation('core');
  const address = usePageAddress();
  const format = useCardFormat();
  if (page > maxPage) return <BeyondLastPage lastPage={maxPage} />;
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
