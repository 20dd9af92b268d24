import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import type { User } from '../../../api/types';
import { buttonStyle } from '../../../components/button/button-style';
import { ErrorState } from '../../../components/feedback/ErrorState';
import { Skeleton } from '../../../components/feedback/Skeleton';
import { Icon } from '../../../components/icon/Icon';
import { PageTitle } from '../../../components/layout/PageTitle';
import { TabLinks } from '../../../components/layout/TabLinks';
import { userQuery } from '../../../lib/session/use-session';
import { RequireSession } from '../session/RequireSession';
import { Numbers } from './Numbers';
import { ProfileHead } from './ProfileHead';
import { ProfileNotice } from './ProfileNotice';
import { ProfileSkeleton } from './ProfileSkeleton';
import { publicProfileQuery } from './profile-query';
import { PROFILE_TABS, type ProfileTab, profileTab } from './profile-tabs';

const Details = lazy(() => import('./details/Details'));
const Devices = lazy(() => import('./devices/Devices'));
const MyData = lazy(() => import('./my-data/MyData'));

export interface ProfileSlots {
  /** The member's plan, and the form to buy one. */
  premium(user: User): ReactNode;
  payments: ReactNode;
  statement: ReactNode;
}

export function ProfilePage(slots: ProfileSlots) {
  const { t } = useTranslation('accounts');
  return (
    <div className="page-margin max-w-[1000px]">
      <PageTitle text={t('menu.profile')} />
      <RequireSession>
        <Own slots={slots} />
      </RequireSession>
    </div>
  );
}

function Own({ slots }: { slots: ProfileSlots }) {
  const { data: user, error, refetch } = useQuery(userQuery);
  if (error && !user) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return user ? <Profile user={user} slots={slots} /> : <ProfileSkeleton />;
}

function Profile({ user, slots }: { user: User; slots: ProfileSlots }) {
  const { t } = useTranslation('accounts');
  const [search] = useSearchParams();
  const tab = profileTab(search.get('tab'));
  const { data: profile } = useQuery(publicProfileQuery(user.username));
  return (
    <>
      <ProfileHead user={user} joinedAt={profile?.joined_at} pictureLink>
        <Link to="/logout" className={buttonStyle('quiet', 'md', 'max-md:hidden')}>
          <Icon name="logout" size={20} />
          {t('logout.title')}
        </Link>
      </ProfileHead>
      <ProfileNotice />
      <TabLinks label={t('menu.profile')} tabs={linksOf(tab, t)} />
      <div className="grid gap-6 pt-6">
        <Suspense fallback={<Skeleton className="h-80 rounded-panel" />}>
          {tab === 'overview' && (
            <>
              {slots.premium(user)}
              <Numbers profile={profile} />
            </>
          )}
          {tab === 'details' && <Details user={user} />}
          {tab === 'payments' && slots.payments}
          {tab === 'statement' && slots.statement}
          {tab === 'devices' && <Devices />}
          {tab === 'data' && <MyData user={user} />}
        </Suspense>
      </div>
    </>
  );
}

function linksOf(current: ProfileTab, t: (key: string) => string) {
  return PROFILE_TABS.map((tab) => ({
    to: tab === 'overview' ? '/user/profile-page' : `/user/profile-page?tab=${tab}`,
    text: t(`tab.${tab}`),
    selected: tab === current,
  }));
}
