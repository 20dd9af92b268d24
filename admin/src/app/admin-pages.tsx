import type { ComponentType } from 'react';
import { AirSchedulePage } from '../air-schedule/AirSchedulePage.tsx';
import { AuditPage } from '../audit/AuditPage.tsx';
import { AuditEntryPage } from '../audit/entry/AuditEntryPage.tsx';
import { CeremoniesPage } from '../ceremonies/CeremoniesPage.tsx';
import { CeremonyPage } from '../ceremonies/CeremonyPage.tsx';
import { NewCeremonyPage } from '../ceremonies/NewCeremonyPage.tsx';
import { ChannelsPage } from '../channels/ChannelsPage.tsx';
import { AdminsOnly } from '../components/AdminsOnly.tsx';
import { CouponPage } from '../coupons/CouponPage.tsx';
import { CouponsPage } from '../coupons/CouponsPage.tsx';
import { EditCouponPage } from '../coupons/form/EditCouponPage.tsx';
import { NewCouponsPage } from '../coupons/form/NewCouponsPage.tsx';
import { GenresPage } from '../genres/GenresPage.tsx';
import { ImportPage } from '../imports/ImportPage.tsx';
import { ImportsPage } from '../imports/ImportsPage.tsx';
import { LedgerPage } from '../payments/LedgerPage.tsx';
import { PaymentPage } from '../payments/PaymentPage.tsx';
import { PaymentsPage } from '../payments/PaymentsPage.tsx';
import { NewPlanPage } from '../plans/NewPlanPage.tsx';
import { PlanPage } from '../plans/PlanPage.tsx';
import { PlansPage } from '../plans/PlansPage.tsx';
import { ParkedEventsPage } from '../rebuilds/parked/ParkedEventsPage.tsx';
import { ProjectionsPage } from '../rebuilds/projections/ProjectionsPage.tsx';
import { RebuildPage } from '../rebuilds/RebuildPage.tsx';
import { SeasonsPage } from '../seasons/SeasonsPage.tsx';
import { SeriesSeasonsPage } from '../seasons/SeriesSeasonsPage.tsx';
import { DuplicatesPage } from '../titles/duplicates/DuplicatesPage.tsx';

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
  ceremonies: { list: guarded(CeremoniesPage), edit: guarded(CeremonyPage), create: guarded(NewCeremonyPage) },
  genres: { list: guarded(GenresPage) },
  channels: { list: guarded(ChannelsPage) },
  seasons: { list: guarded(SeasonsPage), edit: guarded(SeriesSeasonsPage) },
  'air-schedule': { list: guarded(AirSchedulePage) },
  duplicates: { list: guarded(DuplicatesPage) },
  imports: { list: guarded(ImportsPage), show: guarded(ImportPage) },
  payments: { list: guarded(PaymentsPage), show: guarded(PaymentPage) },
  ledger: { list: guarded(LedgerPage) },
  coupons: {
    list: guarded(CouponsPage),
    show: guarded(CouponPage),
    edit: guarded(EditCouponPage),
    create: guarded(NewCouponsPage),
  },
  plans: { list: guarded(PlansPage), edit: guarded(PlanPage), create: guarded(NewPlanPage) },
  projections: { list: guarded(ProjectionsPage) },
  'parked-events': { list: guarded(ParkedEventsPage) },
  rebuilds: { show: guarded(RebuildPage) },
  audit: { list: guarded(AuditPage), show: guarded(AuditEntryPage) },
};
