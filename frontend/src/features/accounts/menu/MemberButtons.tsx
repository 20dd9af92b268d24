import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '../../../api/types.ts';
import { lazyPart } from '../../../components/feedback/lazy-part.ts';
import { Part } from '../../../components/feedback/Part.tsx';
import { Avatar } from '../../../components/poster/Avatar.tsx';
import { MENU_BUTTON } from './menu-button.ts';
import { NoticeButton } from './NoticeButton.tsx';
import { newNotificationsQuery } from './notifications-query.ts';

const AccountMenu = lazyPart(() => import('./AccountMenu.tsx'));
const NotificationMenu = lazyPart(() => import('./NotificationMenu.tsx'));

/** Notifications and account menu; each menu is loaded when it is first opened. */
export function MemberButtons({ user }: { user: User }) {
  const { t } = useTranslation('core');
  const { data } = useQuery(newNotificationsQuery);
  const unread = data?.count ?? user.notifications.filter(({ visited }) => !visited).length;
  return (
    <>
      <OpenOnPress
        button={(open) => <NoticeButton unread={unread} onClick={open} />}
        menu={<NotificationMenu known={user.notifications} unread={unread} />}
      />
      <OpenOnPress
        button={(open) => (
          <button
            type="button"
            aria-label={t('nav.account')}
            aria-haspopup="menu"
            onClick={open}
            className={MENU_BUTTON}
          >
            <Avatar username={user.username} name={user.name} path={user.avatar_path} className="size-8" />
          </button>
        )}
        menu={<AccountMenu user={user} />}
      />
    </>
  );
}

/** A button that is replaced by its open menu at the first press. */
function OpenOnPress({ button, menu }: { button(open: () => void): ReactNode; menu: ReactNode }) {
  const [used, setUsed] = useState(false);
  const closed = button(() => setUsed(true));
  return used ? (
    <Part waiting={closed} failed={button}>
      {menu}
    </Part>
  ) : (
    closed
  );
}
