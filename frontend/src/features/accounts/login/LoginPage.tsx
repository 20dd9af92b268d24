import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { takeReturnPath } from '../../../lib/session/kept/return-path.ts';
import { useSignedIn } from '../../../lib/session/use-session.ts';
import { AlternativeLink } from '../AlternativeLink.tsx';
import { AuthLayout } from '../AuthLayout.tsx';
import { LoginForm } from './LoginForm.tsx';

export default function LoginPage() {
  const { t } = useTranslation('accounts');
  const signedIn = useSignedIn();
  const navigate = useNavigate();
  const leaving = useRef(false);

  // Also for those who come here while they are logged in. The saved path is taken only once.
  useEffect(() => {
    if (!signedIn || leaving.current) return;
    leaving.current = true;
    navigate(takeReturnPath(), { replace: true });
  }, [signedIn, navigate]);

  return (
    <AuthLayout
      title={t('login.title')}
      note={<AlternativeLink question={t('login.new')} to="/register" text={t('account.register')} />}
    >
      <LoginForm />
    </AuthLayout>
  );
}
