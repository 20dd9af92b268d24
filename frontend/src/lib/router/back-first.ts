let hearer: ((event: PopStateEvent) => void) | null = null;

/** @param next hears of back before the router does; null for nobody. */
export function hearBack(next: typeof hearer): void {
  hearer = next;
}

/** To be called before the router is drawn: Chromium calls the listeners of the window in their order, those that capture too. */
export function listenBeforeRouter(): void {
  addEventListener('popstate', (event) => hearer?.(event));
}
