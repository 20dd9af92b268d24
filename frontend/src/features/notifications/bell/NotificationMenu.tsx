import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Skeleton } from '../../../components/feedback/Skeleton.tsx';
import { Icon } from '../../../components/icon/Icon.tsx';
import { Menu, MenuItem, MenuLink, MenuSeparator } from '../../../components/overlay/Menu.tsx';
import { NoticeLine } from '../NoticeLine.tsx';
import { notificationsQuery } from '../notifications-query.ts';
import { useVisit } from '../use-visit.ts';
import { NoticeButton } from './NoticeButton.tsx';

const MAX_LISTED = 8;

export default function NotificationMenu({ unread }: { unread: number }) {
  const { t } = useTranslation('notifications');
  const [open, setOpen] = useState(true);
  const { data, refetch } = useQuery(notificationsQuery(1));
  const visit = useVisit();
  const change = (next: boolean) => {
    setOpen(next);
    if (next) void refetch();
  };
  return (
    <Menu
      open={open}
      onOpenChange={change}
      trigger={<NoticeButton unread={unread} />}
      className="w-[min(380px,calc(100vw-24px))]"
    >
      <p className="px-3 pt-2 pb-1 text-sm font-bold">{t('account.notifications')}</p>
      {!data && <Skeleton className="m-3 h-16" />}
      {data?.notifications.length === 0 && (
        <p className="flex flex-col items-center gap-3 px-6 py-8 text-center text-sm text-low">
          <Icon name="bell" size={28} />
          {t('empty')}
        </p>
      )}
      <div className="max-h-[56dvh] overflow-y-auto overscroll-contain">
        {data?.notifications.slice(0, MAX_LISTED).map((notification) => (
          <MenuLink key={notification.id}>
            <Link
              to={notification.href ?? '/user/notifications'}
              onClick={() => notification.visited || visit({ ids: notification.ids })}
              className="items-start! py-2.5"
            >
              <NoticeLine notification={notification} />
            </Link>
          </MenuLink>
        ))}
      </div>
      <MenuSeparator />
      {data && unread > 0 && (
        <MenuItem onChoose={() => visit({ upTo: data.up_to })}>
          <Icon name="check" size={20} />
          {t('visitAll')}
        </MenuItem>
      )}
      <MenuLink>
        <Link to="/user/notifications">
          <Icon name="bell" size={20} />
          {t('all')}
        </Link>
      </MenuLink>
    </Menu>
  );
}
