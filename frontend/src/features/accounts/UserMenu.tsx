import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { buttonStyle } from '../../components/button/button-style.ts';
import { IconButton } from '../../components/button/IconButton.tsx';
import { lazyPart } from '../../components/feedback/lazy-part.ts';
import { Part } from '../../components/feedback/Part.tsx';
import { saveReturnPath } from '../../lib/session/kept/return-path.ts';
import { useSession } from '../../lib/session/use-session.ts';

// Guests do not load it.
const MemberButtons = lazyPart('MemberButtons', () =>
  import('./menu/MemberButtons.tsx').then((module) => ({ default: module.MemberButtons })),
);

const FORMS = ['/login', '/register', '/verify-account', '/logout', '/account-recovery'];

/** The header's user area: a login link for guests, a menu for members. */
export function UserMenu() {
  const { t } = useTranslation('core');
  const { signedIn, user } = useSession();
  const { pathname, search } = useLocation();
  // As wide as the member's button, to avoid a layout shift.
  const placeholder = <span className="block h-11 w-11" />;
  if (user) {
    return (
      <Part
        waiting={placeholder}
        failed={(retry) => <IconButton icon="offline" label={t('error.retry')} onClick={retry} />}
      >
        <MemberButtons user={user} />
      </Part>
    );
  }
  if (signedIn) return placeholder;
  const saveReturn = () => {
    if (!FORMS.includes(pathname)) saveReturnPath(pathname + search);
  };
  return (
    <Link to="/login" onClick={saveReturn} className={buttonStyle('quiet', 'md', 'max-md:px-4')}>
      {t('account.login')}
    </Link>
  );
}
