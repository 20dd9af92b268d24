import type { ComponentType } from 'react';
import { AuditEntryPage } from '../audit/AuditEntryPage';
import { AuditPage } from '../audit/AuditPage';
import { AdminsOnly } from '../components/AdminsOnly';
import { CouponPage } from '../coupons/CouponPage';
import { CouponsPage } from '../coupons/CouponsPage';
import { NewCouponsPage } from '../coupons/NewCouponsPage';
import { LedgerPage } from '../payments/LedgerPage';
import { PaymentPage } from '../payments/PaymentPage';
import { PaymentsPage } from '../payments/PaymentsPage';
import { NewPlanPage } from '../plans/NewPlanPage';
import { PlanPage } from '../plans/PlanPage';
import { PlansPage } from '../plans/PlansPage';

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
