import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Spinner } from '../../../components/button/Spinner.tsx';
import { toast } from '../../../components/feedback/toasts/toast-store.ts';
import { PageTitle } from '../../../components/page/PageTitle.tsx';
import { api, call } from '../../../lib/api/client.ts';
import { readToken } from '../../../lib/session/token.ts';
import { endSession } from '../session/start-session.ts';

/** Ends the session on the server; the reader is logged out here whenever it answers, and even when this call fails. */
async function logOut(token: string | null): Promise<void> {
  if (!token) return;
  const headers = { authorization: `Bearer ${token}` };
  await call(api.POST('/api/user/logout', { body: {}, headers, keepalive: true })).catch(() => undefined);
}

export default function LogoutPage() {
  const { t } = useTranslation('accounts');
  const navigate = useNavigate();
  const started = useRef(false);

  useEffect(() => {
    if (started.current) return;
    started.current = true;
    // The local session ends first, so that a request in flight does not report its token as expired.
    const token = readToken();
    endSession();
    void logOut(token);
    toast.success(t('logout.done'));
    navigate('/', { replace: true });
  }, [navigate, t]);

  return (
    <div className="page-margin flex min-h-[50dvh] items-center justify-center gap-3 text-mid">
      <PageTitle text={t('logout.title')} />
      <Spinner />
      <p role="status">{t('logout.going')}</p>
    </div>
  );
}
