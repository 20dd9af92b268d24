import type { User } from '../../../api/types.ts';
import { lazyPart } from '../../../components/feedback/lazy-part.ts';
import { ProfilePage } from '../../../features/accounts/profile/ProfilePage.tsx';
import { PremiumSection } from '../../../features/premium/plan/PremiumSection.tsx';

const Downloads = lazyPart('Downloads', () => import('../../../features/downloads/Downloads.tsx'));
const PaymentList = lazyPart('PaymentList', () => import('../../../features/premium/history/PaymentList.tsx'));
const Statement = lazyPart('Statement', () => import('../../../features/premium/history/Statement.tsx'));

const premium = (user: User) => <PremiumSection user={user} />;

export default function ProfileRoute() {
  return (
    <ProfilePage premium={premium} payments={<PaymentList />} statement={<Statement />} downloads={<Downloads />} />
  );
}
