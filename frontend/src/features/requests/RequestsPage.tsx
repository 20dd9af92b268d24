import { useTranslation } from 'react-i18next';
import { PageHeading } from '../../components/page/PageHeading.tsx';
import { PageTitle } from '../../components/page/PageTitle.tsx';
import { RequestForm } from './form/RequestForm.tsx';
import { OwnRequests } from './list/OwnRequests.tsx';
import { PopularRequests } from './list/PopularRequests.tsx';

/** `/user/request`: wish for what the site does not have. For members (specification §6). */
export function RequestsPage() {
  const { t } = useTranslation('requests');
  return (
    <div className="page-margin pb-16">
      <PageTitle text={t('page.title')} />
      <PageHeading title={t('page.title')} note={t('page.note')} />
      <div className="grid items-start gap-10 lg:grid-cols-2">
        <div className="flex flex-col gap-10">
          <RequestForm />
          <OwnRequests />
        </div>
        <PopularRequests />
      </div>
    </div>
  );
}
