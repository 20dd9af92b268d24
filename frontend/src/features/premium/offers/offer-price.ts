import type { Plan } from '../../../api/types.ts';

const GIB = 1024 ** 3;
const DAYS = 2;

/** Rials for a day, or for a gibibyte, rounded to whole tomans so that it can be compared at a glance. */
export function unitPrice({ planId, price, size }: Pick<Plan, 'planId' | 'price' | 'size'>): number {
  const units = planId === DAYS ? size : size / GIB;
  return Math.round(price / units / 10) * 10;
}
