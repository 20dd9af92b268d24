import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { toast } from '../../components/feedback/toast-store.ts';
import { onAuthError } from '../../lib/api/client.ts';
import { saveReturnPath } from '../../lib/session/return-path.ts';
import { clearToken } from '../../lib/session/token.ts';

/** The message key of each auth error (specification §6). */
const MESSAGES = {
  token_required: 'Please Login First',
  token_expired: 'your access time has reached or someone else has logged into your account please login again',
} as const;

/** On a rejected token: saves the path, clears the token, shows why and redirects to the login (specification §4). */
export function useAuthErrors(): void {
  const navigate = useNavigate();
  const { t } = useTranslation('core');
  const { pathname, search } = useLocation();
  useEffect(
    () =>
      onAuthError((kind) => {
        clearToken();
        if (pathname !== '/login') saveReturnPath(pathname + search);
        toast.info(t(MESSAGES[kind]));
        navigate('/login');
      }),
    [navigate, t, pathname, search],
  );
}
