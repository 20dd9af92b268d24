import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Notification } from '../../../api/types.ts';
import { Icon } from '../../../components/icon/Icon.tsx';
import { Menu, MenuLink } from '../../../components/overlay/Menu.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import { NoticeButton } from './NoticeButton.tsx';
import { newNotificationsQuery } from './notifications-query.ts';

interface Props {
  /** The notices that came with the user. */
  known: readonly Notification[];
  unread: number;
}

/** New ones first, then those read before; each once. */
function merged(fresh: readonly Notification[], known: readonly Notification[]): Notification[] {
  const byId = new Map([...known, ...fresh].map((notification) => [notification.id, notification]));
  return [...byId.values()].sort((a, b) => Date.parse(b.created_at) - Date.parse(a.created_at));
}

export default function NotificationMenu({ known, unread }: Props) {
  const { t } = useTranslation('accounts');
  const [open, setOpen] = useState(true);
  const { data, refetch } = useQuery(newNotificationsQuery);
  const all = merged(data?.notifications ?? [], known);
  const change = (next: boolean) => {
    setOpen(next);
    if (next) void refetch();
  };
  return (
    <Menu
      open={open}
      onOpenChange={change}
      trigger={<NoticeButton unread={unread} />}
      className="w-[min(360px,calc(100vw-24px))]"
    >
      <p className="px-3 pt-2 pb-1 text-sm font-bold">{t('account.notifications')}</p>
      {all.length === 0 && (
        <p className="flex flex-col items-center gap-3 px-6 py-8 text-center text-sm text-low">
          <Icon name="bell" size={28} />
          {t('notifications.empty')}
        </p>
      )}
      <div className="max-h-[60dvh] overflow-y-auto">
        {all.map((notification) => (
          <Notice key={notification.id} notification={notification} />
        ))}
      </div>
    </Menu>
  );
}

function Notice({ notification: { text, href, created_at: at, visited } }: { notification: Notification }) {
  const { t } = useTranslation('accounts');
  const format = useFormat();
  return (
    <MenuLink>
      <Link to={href ?? '/user/profile-page'} className="items-start! py-2.5">
        <span className={`mt-2 size-2 shrink-0 rounded-full ${visited ? 'bg-transparent' : 'bg-accent'}`} />
        <span className="min-w-0">
          <span className="block text-high">{t(text)}</span>
          <span className="block text-xs text-low">{format.relative(at)}</span>
        </span>
      </Link>
    </MenuLink>
  );
}
