import { Navigate } from 'react-router-dom';

/** Why another page is shown than the one that was asked for. */
export type RedirectReason = 'missing' | 'withdrawn' | 'person' | 'news' | 'file' | 'tab';

/** Leads to the page that is shown in place of one that is not there; the shell says why. */
export function Redirect({ to = '/', reason = 'missing' }: { to?: string; reason?: RedirectReason }) {
  return <Navigate to={to} replace state={{ reason }} />;
}
