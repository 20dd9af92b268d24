import { startOffline } from './offline/start-offline.ts';
import { startCardTools } from './shell/start-card-tools.ts';

/** What nobody needs to see the page. */
export function startLater(): void {
  startOffline();
  startCardTools();
}
