import { Route } from 'react-router-dom';
import { lazyPage } from '../../../components/feedback/lazy-part.ts';

const LoginRoute = lazyPage('LoginRoute', () => import('./LoginRoute.tsx'));
const RegisterPage = lazyPage('RegisterPage', () => import('../../../features/accounts/register/RegisterPage.tsx'));
const VerifyAccountPage = lazyPage(
  'VerifyAccountPage',
  () => import('../../../features/accounts/verification/VerifyAccountPage.tsx'),
);
const LogoutPage = lazyPage('LogoutPage', () => import('../../../features/accounts/logout/LogoutPage.tsx'));
const AccountRecoveryPage = lazyPage(
  'AccountRecoveryPage',
  () => import('../../../features/accounts/recovery/AccountRecoveryPage.tsx'),
);
const ChangePasswordPage = lazyPage(
  'ChangePasswordPage',
  () => import('../../../features/accounts/recovery/ChangePasswordPage.tsx'),
);
const ChangeAvatarPage = lazyPage(
  'ChangeAvatarPage',
  () => import('../../../features/accounts/avatar/ChangeAvatarPage.tsx'),
);
const NotificationsRoute = lazyPage('NotificationsRoute', () => import('./NotificationsRoute.tsx'));
const UnsubscribePage = lazyPage(
  'UnsubscribePage',
  () => import('../../../features/notifications/unsubscribe/UnsubscribePage.tsx'),
);
const LibraryRoute = lazyPage('LibraryRoute', () => import('./LibraryRoute.tsx'));
const ProfileRoute = lazyPage('ProfileRoute', () => import('./ProfileRoute.tsx'));
const BuyPremiumRoute = lazyPage('BuyPremiumRoute', () => import('../premium/BuyPremiumRoute.tsx'));
const OrderRoute = lazyPage('OrderRoute', () => import('../premium/OrderRoute.tsx'));
const PaymentPage = lazyPage('PaymentPage', () => import('../../../features/premium/payment/PaymentPage.tsx'));
const RequestsRoute = lazyPage('RequestsRoute', () => import('./RequestsRoute.tsx'));
const PublicProfilePage = lazyPage(
  'PublicProfilePage',
  () => import('../../../features/accounts/profile/PublicProfilePage.tsx'),
);

/** The pages of accounts and of what they buy. A fragment of routes, because <Routes> looks for <Route> elements only. */
export const accountRoutes = (
  <>
    <Route path="login" element={<LoginRoute />} />
    <Route path="register" element={<RegisterPage />} />
    <Route path="verify-account" element={<VerifyAccountPage />} />
    <Route path="account-recovery" element={<AccountRecoveryPage />} />
    <Route path="change-password/:token" element={<ChangePasswordPage />} />
    <Route path="logout" element={<LogoutPage />} />
    <Route path="user/profile-page" element={<ProfileRoute />} />
    <Route path="user/change-avatar" element={<ChangeAvatarPage />} />
    <Route path="user/notifications" element={<NotificationsRoute />} />
    <Route path="unsubscribe/:ticket" element={<UnsubscribePage />} />
    <Route path="user/request" element={<RequestsRoute />} />
    <Route path="user/download-list" element={<LibraryRoute />} />
    <Route path="user/:username" element={<PublicProfilePage />} />
    <Route path="confirm-order" element={<OrderRoute />} />
    <Route path="confirm-order2" element={<OrderRoute />} />
    <Route path="buy-premium/:fid/:token" element={<BuyPremiumRoute />} />
    <Route path="payment/success/:reference" element={<PaymentPage />} />
    <Route path="payment/error/:code/:reference" element={<PaymentPage />} />
  </>
);
