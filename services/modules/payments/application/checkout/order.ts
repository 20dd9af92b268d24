/** What somebody wants to buy, and how they want to pay. */
export interface Order {
  planId: number;
  /** Null for the plan's first offer. */
  offerId: number | null;
  /** What its page has shown: rials to be paid, days or bytes. Null where it does not say. */
  shown: { amount: number; size: number } | null;
  /** Counted from 1, the site's usual bank first. */
  gateway: number;
  /** A code, as typed. */
  coupon: string | null;
  /** Handle of a registration that has not been paid: its buyer has no session yet. */
  registration: string | null;
}
