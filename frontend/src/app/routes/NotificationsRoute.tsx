import { RequireSession } from '../../features/accounts/session/RequireSession.tsx';
import NotificationsPage from '../../features/notifications/page/NotificationsPage.tsx';

export default function NotificationsRoute() {
  return (
    <RequireSession>
      <NotificationsPage />
    </RequireSession>
  );
}
