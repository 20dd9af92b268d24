import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '../../../api/types';
import { Avatar } from '../../../components/poster/Avatar';
import { MENU_BUTTON } from './menu-button';
import { NoticeButton } from './NoticeButton';
import { newNotificationsQuery } from './notifications-query';

const AccountMenu = lazy(() => import('./AccountMenu'));
const NotificationMenu = lazy(() => import('./NotificationMenu'));

/** Bell and face; what they open comes with the first press. */
export function MemberButtons({ user }: { user: User }) {
  const { t } = useTranslation('core');
  const { data } = useQuery(newNotificationsQuery);
  const unread = data?.count ?? user.notifications.filter(({ visited }) => !visited).length;
  return (
    <>
      <Opened
        button={(open) => <NoticeButton unread={unread} onClick={open} />}
        menu={<NotificationMenu known={user.notifications} unread={unread} />}
      />
      <Opened
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

/** A button that becomes an open menu at its first press. */
function Opened({ button, menu }: { button(open: () => void): ReactNode; menu: ReactNode }) {
  const [used, setUsed] = useState(false);
  const closed = button(() => setUsed(true));
  return used ? <Suspense fallback={closed}>{menu}</Suspense> : closed;
}
