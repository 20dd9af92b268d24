/** What reconciliation looks at; the server says which payment belongs where. */
export const VIEWS = ['all', 'open', 'stuck', 'odd'] as const;
export type PaymentView = (typeof VIEWS)[number];

/** A view as an address, in the form react-admin reads its lists from. */
export function paymentsAddress(view: PaymentView, filter: Record<string, unknown> = {}): string {
  const { view: _old, state: _state, ...others } = filter;
  const wanted = view === 'all' ? others : { ...others, view };
  const query = new URLSearchParams({ filter: JSON.stringify(wanted), sort: 'id', order: 'DESC', page: '1' });
  return `/payments?${query}`;
}
