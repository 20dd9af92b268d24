import type { QueryClient } from '@tanstack/react-query';
import { hideSession, showSession } from '../session/token.ts';
import { onInteraction } from './interactions.ts';
import { whenIdle } from './when-idle.ts';

/** On a page that is never idle a member waits no longer, in milliseconds. */
const PATIENCE_MS = 1_500;

/** What a member sees besides what was drawn for everybody comes when the page is taken over, or with their first sign. */
export function showMemberLater(client: QueryClient): void {
  hideSession();
  let shown = false;
  const show = () => {
    if (shown) return;
    shown = true;
    showSession();
    void client.invalidateQueries();
  };
  onInteraction(show);
  whenIdle(show, { timeout: PATIENCE_MS, untold: PATIENCE_MS / 3 });
}
