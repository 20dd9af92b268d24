/** What reconciliation looks at; the server says which payment belongs where. */
export const VIEWS = ['all', 'open', 'stuck', 'odd'] as const;
export type PaymentView = (typeof VIEWS)[number];

/** A view of what a list has been narrowed to; each view has states of its own. */
export function viewFilter(view: PaymentView, filter: Record<string, unknown>): Record<string, unknown> {
  const { view: _old, state: _state, ...others } = filter;
  return view === 'all' ? others : { ...others, view };
}

/** A view as an address, in the form react-admin reads its lists from. */
export function paymentsAddress(view: PaymentView, filter: Record<string, unknown> = {}): string {
  const wanted = JSON.stringify(viewFilter(view, filter));
  const query = new URLSearchParams({ filter: wanted, sort: 'id', order: 'DESC', page: '1' });
  return `/payments?${query}`;
}
