import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { buttonStyle } from '../../components/button/button-style';
import { saveReturnPath } from '../../lib/session/return-path';
import { useSession } from '../../lib/session/use-session';

// Guests, and every first visit, do without it.
const MemberButtons = lazy(() => import('./menu/MemberButtons').then((module) => ({ default: module.MemberButtons })));

const FORMS = ['/login', '/register', '/verify-account', '/logout', '/account-recovery'];

/** The header's place for the reader: a way in for guests, notices and a menu for members. */
export function UserMenu() {
  const { t } = useTranslation('core');
  const { signedIn, user } = useSession();
  const { pathname, search } = useLocation();
  // The room a member's buttons will take, so that nothing jumps.
  const room = <span className="block h-11 w-[88px]" />;
  if (user) {
    return (
      <Suspense fallback={room}>
        <MemberButtons user={user} />
      </Suspense>
    );
  }
  if (signedIn) return room;
  const comeBack = () => {
    if (!FORMS.includes(pathname)) saveReturnPath(pathname + search);
  };
  return (
    <Link to="/login" onClick={comeBack} className={buttonStyle('quiet', 'md', 'max-md:px-4')}>
      {t('account.login')}
    </Link>
  );
}
