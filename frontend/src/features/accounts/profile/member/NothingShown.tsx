import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { buttonStyle } from '../../../../components/button/button-style.ts';
import { EmptyState } from '../../../../components/feedback/EmptyState.tsx';

/** Of a member there is nothing to see here: they hide it, or have none. */
export function NothingShown({ title, text }: { title: string; text?: string }) {
  const { t } = useTranslation('accounts');
  return (
    <EmptyState title={title} text={text}>
      <Link to="/movies" className={buttonStyle('main')}>
        {t('nav.movies')}
      </Link>
    </EmptyState>
  );
}
