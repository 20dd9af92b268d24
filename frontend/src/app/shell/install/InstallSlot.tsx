import { useEffect, useState } from 'react';
import { lazyPart } from '../../../components/feedback/lazy-part.ts';
import { failedNotice, Part } from '../../../components/feedback/Part.tsx';
import { useInstall } from '../../../lib/install/install-offer.ts';
import { comesBack } from '../../../lib/install/install-visits.ts';

const InstallHint = lazyPart('InstallHint', () => import('./InstallHint.tsx'));

/** Whoever comes back with a browser that can install the site is told so once, above the bar at the foot of a phone. */
export function InstallSlot() {
  const install = useInstall();
  const [returned, setReturned] = useState(false);
  useEffect(() => setReturned(comesBack()), []);
  if (!install || !returned) return null;
  return (
    <Part failed={failedNotice}>
      <InstallHint onInstall={install} onClose={() => setReturned(false)} />
    </Part>
  );
}
