import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { buttonStyle } from '../../../components/button/button-style.ts';
import { EmptyState } from '../../../components/feedback/EmptyState.tsx';
import { PageHead } from '../../../components/page/PageHead.tsx';
import { PageHeading } from '../../../components/page/PageHeading.tsx';

/** `/jobs`: nobody is wanted at present, and the page says so. */
export default function JobsPage() {
  const { t } = useTranslation('support');
  return (
    <div className="page-margin mx-auto max-w-2xl pb-16">
      <PageHead text={t('jobs.title')} description={t('jobs.noneText')} />
      <PageHeading title={t('jobs.title')} />
      <EmptyState title={t('jobs.none')} text={t('jobs.noneText')}>
        <Link to="/contact-us" className={buttonStyle('quiet', 'md')}>
          {t('contact.title')}
        </Link>
      </EmptyState>
    </div>
  );
}
