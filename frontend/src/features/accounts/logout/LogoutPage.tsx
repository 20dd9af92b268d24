import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Spinner } from '../../../components/button/Spinner';
import { toast } from '../../../components/feedback/toast-store';
import { PageTitle } from '../../../components/layout/PageTitle';
import { api, call } from '../../../lib/api/client';
import { readToken } from '../../../lib/session/token';
import { endSession } from '../session/start-session';

/** Whoever wants to leave leaves, whether or not the server hears of it. */
async function leave(token: string | null): Promise<void> {
  if (!token) return;
  const headers = { authorization: `Bearer ${token}` };
  await call(api.POST('/api/user/logout', { body: {}, headers })).catch(() => undefined);
}

export default function LogoutPage() {
  const { t } = useTranslation('accounts');
  const navigate = useNavigate();
  const left = useRef(false);

  useEffect(() => {
    if (left.current) return;
    left.current = true;
    // First here, then there: nothing that is still under way may learn from the server that its token is no longer good.
    const token = readToken();
    endSession();
    leave(token).then(() => {
      toast.success(t('logout.done'));
      navigate('/', { replace: true });
    });
  }, [navigate, t]);

  return (
    <div className="page-margin flex min-h-[50dvh] items-center justify-center gap-3 text-mid">
      <PageTitle text={t('logout.title')} />
      <Spinner />
      <p role="status">{t('logout.going')}</p>
    </div>
  );
}
