import { useTranslation } from 'react-i18next';
import type { User } from '../../../api/types.ts';
import { MENU_BUTTON } from '../../../components/button/menu-button.ts';
import { lazyPart } from '../../../components/feedback/lazy-part.ts';
import { OpenOnPress } from '../../../components/overlay/OpenOnPress.tsx';
import { Avatar } from '../../../components/picture/Avatar.tsx';

const AccountMenu = lazyPart('AccountMenu', () => import('./AccountMenu.tsx'));

/** The account menu, loaded when it is first opened. */
export function MemberButtons({ user }: { user: User }) {
  const { t } = useTranslation('core');
  return (
    <OpenOnPress
      button={(open) => (
        <button type="button" aria-label={t('nav.account')} aria-haspopup="menu" onClick={open} className={MENU_BUTTON}>
          <Avatar username={user.username} name={user.name} path={user.avatar_path} className="size-8" />
        </button>
      )}
      menu={<AccountMenu user={user} />}
    />
  );
}
