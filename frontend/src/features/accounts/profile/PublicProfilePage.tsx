import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { buttonStyle } from '../../../components/button/button-style.ts';
import { EmptyState } from '../../../components/feedback/EmptyState.tsx';
import { ErrorState } from '../../../components/feedback/ErrorState.tsx';
import { PageTitle } from '../../../components/page/PageTitle.tsx';
import { ApiError } from '../../../lib/api/api-error.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { MemberParts } from './member/MemberParts.tsx';
import { Numbers } from './Numbers.tsx';
import { ProfileHead } from './ProfileHead.tsx';
import { ProfileSkeleton } from './ProfileSkeleton.tsx';
import { publicProfileQuery } from './profile-query.ts';

export default function PublicProfilePage() {
  const { username = '' } = useParams();
  return (
    <div className="page-margin max-w-[1000px]">
      <Member key={username} username={username} />
    </div>
  );
}

function Member({ username }: { username: string }) {
  const { t } = useTranslation('accounts');
  const { user: reader } = useSession();
  const { data: profile, error, refetch } = useQuery(publicProfileQuery(username));
  if (error instanceof ApiError && error.notFound) return <Unknown username={username} />;
  if (error && !profile) return <ErrorState whole error={error} onRetry={() => void refetch()} />;
  if (!profile) return <ProfileSkeleton />;
  return (
    <>
      <PageTitle text={profile.name} />
      <ProfileHead user={profile} joinedAt={profile.joined_at}>
        {reader?.username === profile.username && (
          <Link to="/user/profile-page" className={buttonStyle('quiet')}>
            {t('menu.profile')}
          </Link>
        )}
      </ProfileHead>
      <Numbers profile={profile} />
      <div className="mt-8">
        <MemberParts profile={profile} />
      </div>
    </>
  );
}

function Unknown({ username }: { username: string }) {
  const { t } = useTranslation('accounts');
  return (
    <>
      <PageTitle text={t('profile.unknown')} />
      <EmptyState whole title={t('profile.unknown')} text={t('profile.unknown.text', { username })}>
        <Link to="/" className={buttonStyle('main')}>
          {t('nav.home')}
        </Link>
      </EmptyState>
    </>
  );
}
