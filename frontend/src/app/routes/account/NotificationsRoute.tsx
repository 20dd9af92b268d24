import { RequireSession } from '../../../features/accounts/session/RequireSession.tsx';
import { UnfollowButton } from '../../../features/library/buttons/UnfollowButton.tsx';
import type { FollowedSlot } from '../../../features/notifications/page/NotificationList.tsx';
import NotificationsPage from '../../../features/notifications/page/NotificationsPage.tsx';

const unfollowing: FollowedSlot = ({ kind, id }) => <UnfollowButton kind={kind} id={id} />;

export default function NotificationsRoute() {
  return (
    <RequireSession>
      <NotificationsPage followed={unfollowing} />
    </RequireSession>
  );
}
