import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router-dom';
import { rememberReferrer } from '../../../lib/session/kept/referrer.ts';
import { useSignedIn } from '../../../lib/session/use-session.ts';
import { AlternativeLink } from '../AlternativeLink.tsx';
import { AuthLayout } from '../AuthLayout.tsx';
import { RegisterForm } from './RegisterForm.tsx';

export default function RegisterPage() {
  const { t } = useTranslation('accounts');
  const signedIn = useSignedIn();
  const [search] = useSearchParams();
  useEffect(() => rememberReferrer(search), [search]);
  if (signedIn) return <Navigate to="/user/profile-page" replace />;
  return (
    <AuthLayout
      title={t('register.title')}
      note={<AlternativeLink question={t('register.have')} to="/login" text={t('account.login')} />}
    >
      <RegisterForm />
    </AuthLayout>
  );
}
