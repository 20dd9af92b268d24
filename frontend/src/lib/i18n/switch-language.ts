import type { i18n as I18n } from 'i18next';
import { flushSync } from 'react-dom';
import { wholePageTakenOver } from '../hydration/whole-page.ts';
import { PAGE_CHANGED } from '../router/page-changed.ts';
import { keepPlace } from '../router/scroll/keep-place.ts';
import type { Language } from './language.ts';

/** A language that the address names would come back with the next reload; the router hears of the new address. */
function leaveOutOfAddress(): void {
  const address = new URL(location.href);
  if (!address.searchParams.has('lang')) return;
  address.searchParams.delete('lang');
  history.replaceState(history.state, '', address);
  flushSync(() => dispatchEvent(new PopStateEvent('popstate', { state: history.state })));
}

/**
 * All texts that the page shows are there before anything changes; then direction and words change in one frame. A part that React
 * takes over later would expect its words in the language in which the server has drawn them.
 */
export async function switchLanguage(i18n: I18n, next: Language): Promise<void> {
  await Promise.all([i18n.reloadResources([next], i18n.options.ns), wholePageTakenOver()]);
  leaveOutOfAddress();
  keepPlace(() => flushSync(() => void i18n.changeLanguage(next)));
  dispatchEvent(new Event(PAGE_CHANGED));
}
