/** With fewer sales than these a favourite says nothing of the plan. */
export const LEAST_SALES = 50;

/** How often something was paid for. */
export interface Sales {
  planId: number;
  /** Days or bytes. */
  size: number;
  count: number;
}

/** What most people buy: nothing while few have bought anything, or while two are chosen alike. */
export function chosenPlan(sales: readonly Sales[]): Sales | null {
  const total = sales.reduce((sum, { count }) => sum + count, 0);
  const [first, second] = [...sales].sort((a, b) => b.count - a.count);
  if (!first || total < LEAST_SALES || first.count === second?.count) return null;
  return first;
}
