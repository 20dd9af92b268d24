import { Route } from 'react-router-dom';
import { lazyPage } from '../../components/feedback/chunks-loading';

const LoginPage = lazyPage(() => import('../../features/accounts/login/LoginPage'));
const RegisterPage = lazyPage(() => import('../../features/accounts/register/RegisterPage'));
const VerifyAccountPage = lazyPage(() => import('../../features/accounts/verification/VerifyAccountPage'));
const LogoutPage = lazyPage(() => import('../../features/accounts/logout/LogoutPage'));
const ProfilePage = lazyPage(() => import('../../features/accounts/profile/ProfilePage'));
const PublicProfilePage = lazyPage(() => import('../../features/accounts/profile/PublicProfilePage'));

/** The pages of accounts. A fragment of routes, because <Routes> looks for <Route> elements only. */
export const accountRoutes = (
  <>
    <Route path="login" element={<LoginPage />} />
    <Route path="register" element={<RegisterPage />} />
    <Route path="verify-account" element={<VerifyAccountPage />} />
    <Route path="logout" element={<LogoutPage />} />
    <Route path="user/profile-page" element={<ProfilePage />} />
    <Route path="user/:username" element={<PublicProfilePage />} />
  </>
);
