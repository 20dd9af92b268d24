import type { QueryClient } from '@tanstack/react-query';
import { keepToken, tellToken } from '../session/token.ts';
import { onSign } from './signs.ts';

/** On a page that is never idle a member waits no longer, in milliseconds. */
const PATIENCE_MS = 1_500;

/** What a member sees besides what was drawn for everybody comes when the page is taken over, or with their first sign. */
export function greetMemberLater(client: QueryClient): void {
  keepToken();
  let greeted = false;
  const greet = () => {
    if (greeted) return;
    greeted = true;
    tellToken();
    void client.invalidateQueries();
  };
  onSign(greet);
  // Safari has no idle callbacks yet.
  if ('requestIdleCallback' in window) requestIdleCallback(greet, { timeout: PATIENCE_MS });
  else setTimeout(greet, PATIENCE_MS / 3);
}
