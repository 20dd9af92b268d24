import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { User } from '../../../api/types';
import { buttonStyle } from '../../../components/button/button-style';
import { ErrorState } from '../../../components/feedback/ErrorState';
import { Icon } from '../../../components/icon/Icon';
import { PageTitle } from '../../../components/layout/PageTitle';
import { userQuery } from '../../../lib/session/use-session';
import { RequireSession } from '../session/RequireSession';
import { Numbers } from './Numbers';
import { PremiumSection } from './PremiumSection';
import { ProfileHead } from './ProfileHead';
import { ProfileNotice } from './ProfileNotice';
import { ProfileSkeleton } from './ProfileSkeleton';
import { publicProfileQuery } from './profile-query';

export default function ProfilePage() {
  const { t } = useTranslation('accounts');
  return (
    <div className="page-margin max-w-[1000px]">
      <PageTitle text={t('menu.profile')} />
      <RequireSession>
        <Own />
      </RequireSession>
    </div>
  );
}

function Own() {
  const { data: user, error, refetch } = useQuery(userQuery);
  if (error && !user) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return user ? <Profile user={user} /> : <ProfileSkeleton />;
}

function Profile({ user }: { user: User }) {
  const { t } = useTranslation('accounts');
  const { data: profile } = useQuery(publicProfileQuery(user.username));
  return (
    <>
      <ProfileHead user={user} joinedAt={profile?.joined_at}>
        <Link to="/logout" className={buttonStyle('quiet', 'md', 'max-md:hidden')}>
          <Icon name="logout" size={20} />
          {t('logout.title')}
        </Link>
      </ProfileHead>
      <ProfileNotice />
      <div className="grid gap-6">
        <Numbers profile={profile} />
        <Account user={user} />
        <PremiumSection user={user} />
      </div>
    </>
  );
}

/** What only the member sees. */
function Account({ user }: { user: User }) {
  const { t } = useTranslation('accounts');
  const facts = [
    { name: t('register.name'), value: user.name },
    { name: t('register.username'), value: user.username },
    { name: t('register.email'), value: user.email },
  ];
  return (
    <section className="rounded-panel bg-surface-1 p-5 md:p-7">
      <h2 className="mb-2 text-lg font-bold">{t('profile.account')}</h2>
      <dl className="divide-y divide-hairline">
        {facts.map(({ name, value }) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-6 gap-y-1 py-3 text-sm md:justify-start">
            <dt className="text-low md:w-40">{name}</dt>
            <dd className="font-medium wrap-anywhere">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-xs text-low">{t('profile.private')}</p>
    </section>
  );
}
