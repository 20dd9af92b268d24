import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { toast } from '../../components/feedback/toast-store';
import { onAuthError } from '../../lib/api/client';
import { saveReturnPath } from '../../lib/session/return-path';
import { clearToken } from '../../lib/session/token';

/** The key of each refusal's sentence (specification §6). */
const SENTENCE = {
  token_required: 'Please Login First',
  token_expired: 'your access time has reached or someone else has logged into your account please login again',
} as const;

/** A refused token: keep the path, forget the token, say why, ask to log in (specification §4). */
export function useAuthErrors(): void {
  const navigate = useNavigate();
  const { t } = useTranslation('core');
  const { pathname, search } = useLocation();
  useEffect(
    () =>
      onAuthError((kind) => {
        clearToken();
        if (pathname !== '/login') saveReturnPath(pathname + search);
        toast.info(t(SENTENCE[kind]));
        navigate('/login');
      }),
    [navigate, t, pathname, search],
  );
}
