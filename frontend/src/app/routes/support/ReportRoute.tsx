import { RedirectToLogin } from '../../../features/accounts/session/RequireSession.tsx';
import { ReportPage } from '../../../features/support/report/ReportPage.tsx';

export default function ReportRoute() {
  return <ReportPage toLogin={<RedirectToLogin />} />;
}
