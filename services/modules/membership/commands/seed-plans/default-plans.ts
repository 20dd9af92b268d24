import type { Plan } from '../../persistence/plan.entity.ts';

const GIB = 1024 ** 3;
const days = (count: number, fa: string, price: number) => ({
  planId: 2,
  name: { fa, en: `${count} days` },
  price,
  size: count,
});
const volume = (gibibytes: number, fa: string, price: number) => ({
  planId: 3,
  name: { fa, en: `${gibibytes} GB` },
  price,
  size: gibibytes * GIB,
});

/** What a new site sells until its admin says otherwise; prices in rials. Ids are fixed, so that nothing is put in twice. */
export const DEFAULT_PLANS: readonly Omit<Plan, 'version'>[] = [
  { planId: 1, name: { fa: 'رایگان', en: 'Free' }, price: 0, size: 0 },
  days(30, '۳۰ روزه', 490_000),
  days(90, '۹۰ روزه', 1_290_000),
  days(180, '۱۸۰ روزه', 2_290_000),
  days(365, 'یک‌ساله', 3_990_000),
  volume(20, '۲۰ گیگابایت', 390_000),
  volume(50, '۵۰ گیگابایت', 790_000),
  volume(100, '۱۰۰ گیگابایت', 1_390_000),
].map((plan, index) => ({ id: index + 1, ...plan, active: true, sort: index + 1 }));
