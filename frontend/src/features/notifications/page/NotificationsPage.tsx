import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { PageHeading } from '../../../components/page/PageHeading.tsx';
import { PageTitle } from '../../../components/page/PageTitle.tsx';
import { TabLinks } from '../../../components/tabs/TabLinks.tsx';
import { SettingsForm } from '../settings/SettingsForm.tsx';
import { type FollowedSlot, NotificationList } from './NotificationList.tsx';

const ADDRESS = '/user/notifications';

/** All notifications of a member, and what to be told of. */
export default function NotificationsPage({ followed }: { followed: FollowedSlot }) {
  const { t } = useTranslation('notifications');
  const [search] = useSearchParams();
  const settings = search.get('tab') === 'settings';
  return (
    <div className="page-margin mx-auto max-w-3xl!">
      <PageTitle text={t('account.notifications')} />
      <PageHeading title={t('account.notifications')} />
      <TabLinks
        label={t('account.notifications')}
        tabs={[
          { to: ADDRESS, text: t('tab.all'), selected: !settings },
          { to: `${ADDRESS}?tab=settings`, text: t('tab.settings'), selected: settings },
        ]}
      />
      <div className="pt-6 pb-16">{settings ? <SettingsForm /> : <NotificationList followed={followed} />}</div>
    </div>
  );
}
