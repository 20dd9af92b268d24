import { lazy } from 'react';
import type { User } from '../../api/types';
import { ProfilePage } from '../../features/accounts/profile/ProfilePage';
import { PremiumSection } from '../../features/premium/plan/PremiumSection';

const PaymentList = lazy(() => import('../../features/premium/history/PaymentList'));
const Statement = lazy(() => import('../../features/premium/history/Statement'));

const premium = (user: User) => <PremiumSection user={user} />;

export default function ProfileRoute() {
  return <ProfilePage premium={premium} payments={<PaymentList />} statement={<Statement />} />;
}
