import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { lazyPart } from '../../../components/feedback/lazy-part.ts';
import { OpenOnPress } from '../../../components/overlay/OpenOnPress.tsx';
import { newNotificationsQuery } from '../notifications-query.ts';
import { keepPush } from '../push/push.ts';
import { useFreshPlan } from '../use-fresh-plan.ts';
import { useLiveCount } from '../use-live-count.ts';
import { NoticeButton } from './NoticeButton.tsx';

const NotificationMenu = lazyPart('NotificationMenu', () => import('./NotificationMenu.tsx'));

/** Without the live count: asked now and then while the page is visible. */
const POLL_INTERVAL_MS = 2 * 60_000;

export default function MemberBell() {
  const live = useLiveCount();
  const { data } = useQuery({ ...newNotificationsQuery, refetchInterval: live ? false : POLL_INTERVAL_MS });
  useFreshPlan(data);
  useEffect(() => void keepPush(), []);
  const unread = data?.count ?? 0;
  return (
    <OpenOnPress
      button={(open) => <NoticeButton unread={unread} onClick={open} />}
      menu={<NotificationMenu unread={unread} />}
    />
  );
}
