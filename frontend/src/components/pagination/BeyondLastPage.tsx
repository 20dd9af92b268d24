import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useCardFormat } from '../../lib/format/use-card-format.ts';
import { buttonStyle } from '../button/button-style.ts';
import { EmptyState } from '../feedback/EmptyState.tsx';
import { usePageAddress } from './use-page-address.ts';

/** A list that has entries, but none on the page that the address asks for. */
export function BeyondLastPage({ lastPage }: { lastPage: number }) {
  const { t } = useTranslation('core');
  const format = useCardFormat();
  const address = usePageAddress();
  return (
    <EmptyState title={t('pagination.beyond')}>
      <Link to={address(lastPage)} className={buttonStyle('main')}>
        {t('pagination.page', { page: format.number(lastPage) })}
      </Link>
      {lastPage > 1 && (
        <Link to={address(1)} className={buttonStyle()}>
          {t('pagination.page', { page: format.number(1) })}
        </Link>
      )}
    </EmptyState>
  );
}
