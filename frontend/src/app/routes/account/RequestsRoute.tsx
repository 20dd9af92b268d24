import { RequireSession } from '../../../features/accounts/session/RequireSession.tsx';
import { RequestsPage } from '../../../features/requests/RequestsPage.tsx';

export default function RequestsRoute() {
  return (
    <RequireSession>
      <RequestsPage />
    </RequireSession>
  );
}
