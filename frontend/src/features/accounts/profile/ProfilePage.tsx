import { useQuery } from '@tanstack/react-query';
import { type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import type { User } from '../../../api/types.ts';
import { buttonStyle } from '../../../components/button/button-style.ts';
import { ErrorState } from '../../../components/feedback/ErrorState.tsx';
import { lazyPart } from '../../../components/feedback/lazy-part.ts';
import { Part } from '../../../components/feedback/Part.tsx';
import { Skeleton } from '../../../components/feedback/Skeleton.tsx';
import { Icon } from '../../../components/icon/Icon.tsx';
import { PageTitle } from '../../../components/page/PageTitle.tsx';
import { TabLinks } from '../../../components/tabs/TabLinks.tsx';
import { userQuery } from '../../../lib/session/use-session.ts';
import { RequireSession } from '../session/RequireSession.tsx';
import { Numbers } from './Numbers.tsx';
import { ProfileHead } from './ProfileHead.tsx';
import { ProfileNotice } from './ProfileNotice.tsx';
import { ProfileSkeleton } from './ProfileSkeleton.tsx';
import { publicProfileQuery } from './profile-query.ts';
import { PROFILE_TABS, type ProfileTab, profileTab } from './profile-tabs.ts';

const Details = lazyPart('Details', () => import('./details/Details.tsx'));
const Devices = lazyPart('Devices', () => import('./devices/Devices.tsx'));
const MyData = lazyPart('MyData', () => import('./my-data/MyData.tsx'));

interface ProfileSlots {
  /** The member's plan, and the form to buy one. */
  premium(user: User): ReactNode;
  payments: ReactNode;
  statement: ReactNode;
  downloads: ReactNode;
}

export function ProfilePage(slots: ProfileSlots) {
  const { t } = useTranslation('accounts');
  return (
    // As high as the screen from the start: the footer does not move while the parts come.
    <div className="page-margin min-h-dvh max-w-[1000px]">
      <PageTitle text={t('menu.profile')} />
      <RequireSession>
        <OwnProfile slots={slots} />
      </RequireSession>
    </div>
  );
}

function OwnProfile({ slots }: { slots: ProfileSlots }) {
  const { data: user, error, refetch } = useQuery(userQuery);
  if (error && !user) return <ErrorState whole error={error} onRetry={() => void refetch()} />;
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
        <Part resetKey={tab} waiting={<Skeleton className="h-80 rounded-panel" />}>
          {tab === 'overview' && (
            <>
              {slots.premium(user)}
              <Numbers profile={profile} />
            </>
          )}
          {tab === 'details' && <Details user={user} />}
          {tab === 'payments' && slots.payments}
          {tab === 'statement' && slots.statement}
          {tab === 'downloads' && slots.downloads}
          {tab === 'devices' && <Devices />}
          {tab === 'data' && <MyData user={user} />}
        </Part>
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
