import { RETURN_KEY } from '../../../lib/session/kept/return-path.ts';
import { tabStorage } from '../../../lib/storage/storage.ts';

const ORDER = /^\/confirm-order2\?offer=(\d+)$/;

/** The offer whose order somebody was on the way to when they were asked to log in; null where it was another page. */
export function offerOnTheWay(): number | null {
  const [, offer] = ORDER.exec(tabStorage.getItem(RETURN_KEY) ?? '') ?? [];
  return offer ? Number(offer) : null;
}

/** It was ordered in another way, or is not wanted. */
export function forgetOfferOnTheWay(): void {
  if (offerOnTheWay() !== null) tabStorage.removeItem(RETURN_KEY);
}
