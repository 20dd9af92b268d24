import { RedirectToLogin } from '../../../features/accounts/session/RequireSession.tsx';
import { ConfirmOrderPage } from '../../../features/premium/order/ConfirmOrderPage.tsx';

export default function OrderRoute() {
  return <ConfirmOrderPage toLogin={<RedirectToLogin />} />;
}
