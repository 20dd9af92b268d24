import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { toast } from '../../components/feedback/toasts/toast-store.ts';
import type { AuthErrorKind } from '../../lib/api/api-error.ts';
import { onAuthError } from '../../lib/api/client.ts';
import { saveReturnPath } from '../../lib/session/kept/return-path.ts';
import { clearToken, readToken } from '../../lib/session/token.ts';

/** The message key of each auth error (specification §6). */
const MESSAGES = {
  token_required: 'Please Login First',
  token_expired: 'your access time has reached or someone else has logged into your account please login again',
} as const;

/** What is nothing without a member. Whoever looks at another page only reads, so their ended session leads home. */
const MEMBERS_PAGE =
  /^\/(?:user\/(?:profile-page|change-avatar|notifications|request|download-list)|play|report|buy-premium|confirm-order2)(?:\/|$)/;

/** @returns where a refused token leads (specification §4): home from a public page, else to the log-in. */
export function wayAfter(kind: AuthErrorKind, pathname: string, acting: boolean): '/' | '/login' {
  return kind === 'token_required' || acting || MEMBERS_PAGE.test(pathname) ? '/login' : '/';
}

/** On a rejected token: clears it, says why, and leads home or, with the path kept, to the log-in. */
export function useAuthErrors(): void {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { t } = useTranslation('core');
  const { pathname, search } = useLocation();
  useEffect(
    () =>
      onAuthError((kind) => {
        // Of several calls with the same token the first has said it.
        if (kind === 'token_expired' && readToken() === null) return;
        clearToken();
        toast.info(t(MESSAGES[kind]));
        const way = wayAfter(kind, pathname, queries.isMutating() > 0);
        if (way === '/login' && pathname !== '/login') saveReturnPath(pathname + search);
        navigate(way);
      }),
    [navigate, queries, t, pathname, search],
  );
}
