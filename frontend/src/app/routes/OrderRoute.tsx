import { ToLogin } from '../../features/accounts/session/RequireSession';
import { ConfirmOrderPage } from '../../features/premium/order/ConfirmOrderPage';

export default function OrderRoute() {
  return <ConfirmOrderPage toLogin={<ToLogin />} />;
}
