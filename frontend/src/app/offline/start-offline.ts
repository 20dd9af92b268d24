import { followNewBuild } from './follow-new-build.ts';
import { keepForOffline } from './keep-for-offline.ts';

export function startOffline(): void {
  followNewBuild();
  keepForOffline();
}
