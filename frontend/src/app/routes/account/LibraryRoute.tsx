import { RequireSession } from '../../../features/accounts/session/RequireSession.tsx';
import { LibraryPage } from '../../../features/library/LibraryPage.tsx';

export default function LibraryRoute() {
  return (
    <RequireSession>
      <LibraryPage />
    </RequireSession>
  );
}
