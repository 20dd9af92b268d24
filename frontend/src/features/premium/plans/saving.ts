import type { Plan } from '../../../api/types.ts';

const DAYS = 2;
/** What a month is sold as. */
const MONTH_DAYS = 31;
const LEAST_PERCENT = 1;

type Offer = Pick<Plan, 'id' | 'planId' | 'price' | 'size'>;

const each = ({ price, size }: Offer) => price / size;

/** The offer that others of its kind are compared with: the month, or the smallest one. */
export function comparedWith(offers: readonly Offer[]): Offer | undefined {
  const bySize = [...offers].sort((a, b) => a.size - b.size);
  const months = bySize.filter(({ planId, size }) => planId === DAYS && size <= MONTH_DAYS);
  return months.at(-1) ?? bySize[0];
}

/** Whole percent less for a day, or for a gigabyte, than with the offer that it is compared with; null where nothing is saved. */
export function savingPercent(offer: Offer, offers: readonly Offer[]): number | null {
  const base = comparedWith(offers);
  if (!base || base.id === offer.id || base.price === 0) return null;
  const percent = Math.floor((1 - each(offer) / each(base)) * 100);
  return percent >= LEAST_PERCENT ? percent : null;
}
