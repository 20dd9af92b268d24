import { lazyPart } from '../../components/feedback/lazy-part.ts';
import { Part } from '../../components/feedback/Part.tsx';
import { useSession } from '../../lib/session/use-session.ts';

// Guests do not load it.
const MemberBell = lazyPart('MemberBell', () => import('./bell/MemberBell.tsx'));

/** The header's bell with the number of new notifications; nothing for guests. */
export function NotificationBell() {
  const { signedIn, user } = useSession();
  if (!signedIn) return null;
  // As wide as the button, to avoid a layout shift.
  const placeholder = <span className="block h-11 w-11" />;
  if (!user) return placeholder;
  return (
    <Part waiting={placeholder} failed={() => placeholder}>
      <MemberBell />
    </Part>
  );
}
