import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';
import { toast } from '../../../components/feedback/toasts/toast-store.ts';
import { saveReturnPath } from '../../../lib/session/kept/return-path.ts';
import { useSignedIn } from '../../../lib/session/use-session.ts';

/** A page for members: guests are asked to log in first and come back after it (specification §4). */
export function RequireSession({ children }: { children: ReactNode }) {
  const signedIn = useSignedIn();
  return signedIn ? children : <RedirectToLogin />;
}

/** Redirects to the login form and saves the current path. */
export function RedirectToLogin() {
  const { t } = useTranslation('core');
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    saveReturnPath(pathname + search + hash);
    toast.info(t('Please Login First'));
  }, [t, pathname, search, hash]);
  return <Navigate to="/login" replace />;
}
