import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Skeleton } from '../../../components/feedback/Skeleton.tsx';
import { Icon } from '../../../components/icon/Icon.tsx';
import { PageTitle } from '../../../components/page/PageTitle.tsx';
import { useSession } from '../../../lib/session/use-session.ts';
import { RequireSession } from '../session/RequireSession.tsx';
import { AvatarForm } from './AvatarForm.tsx';

export default function ChangeAvatarPage() {
  const { t } = useTranslation('accounts');
  const { user } = useSession();
  return (
    <div className="page-margin max-w-[calc(560px+2*var(--page-edge))] pt-8 md:pt-14">
      <PageTitle text={t('avatar.title')} />
      <RequireSession>
        <Link
          to="/user/profile-page"
          className="mb-2 inline-flex min-h-11 items-center gap-1 rounded-sm text-sm text-mid hover:text-high"
        >
          <Icon name="chevronBack" size={18} />
          {t('menu.profile')}
        </Link>
        <h1 className="mb-6 text-xl font-black md:text-2xl">{t('avatar.title')}</h1>
        {user ? <AvatarForm user={user} /> : <Skeleton className="h-96 rounded-panel" />}
      </RequireSession>
    </div>
  );
}
