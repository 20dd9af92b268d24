import type { ComponentType } from 'react';
import { AuditEntryPage } from '../audit/AuditEntryPage.tsx';
import { AuditPage } from '../audit/AuditPage.tsx';
import { AdminsOnly } from '../components/AdminsOnly.tsx';
import { CouponPage } from '../coupons/CouponPage.tsx';
import { CouponsPage } from '../coupons/CouponsPage.tsx';
import { NewCouponsPage } from '../coupons/NewCouponsPage.tsx';
import { LedgerPage } from '../payments/LedgerPage.tsx';
import { PaymentPage } from '../payments/PaymentPage.tsx';
import { PaymentsPage } from '../payments/PaymentsPage.tsx';
import { NewPlanPage } from '../plans/NewPlanPage.tsx';
import { PlanPage } from '../plans/PlanPage.tsx';
import { PlansPage } from '../plans/PlansPage.tsx';

function guarded(Page: ComponentType): ComponentType {
  return function AdminPage() {
    return (
      <AdminsOnly>
        <Page />
      </AdminsOnly>
    );
  };
}

/** The pages that only administrators open, made once: a page made anew with each drawing would lose what was typed. */
export const ADMIN_PAGES = {
  payments: { list: guarded(PaymentsPage), show: guarded(PaymentPage) },
  ledger: { list: guarded(LedgerPage) },
  coupons: { list: guarded(CouponsPage), show: guarded(CouponPage), create: guarded(NewCouponsPage) },
  plans: { list: guarded(PlansPage), edit: guarded(PlanPage), create: guarded(NewPlanPage) },
  audit: { list: guarded(AuditPage), show: guarded(AuditEntryPage) },
};
