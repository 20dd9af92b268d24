import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { useSession } from '../../../lib/session/use-session';
import { AuthScene } from '../AuthScene';
import { OtherWay } from '../OtherWay';
import { RegisterForm } from './RegisterForm';

export default function RegisterPage() {
  const { t } = useTranslation('accounts');
  const { signedIn } = useSession();
  if (signedIn) return <Navigate to="/user/profile-page" replace />;
  return (
    <AuthScene
      title={t('register.title')}
      note={<OtherWay question={t('register.have')} to="/login" text={t('account.login')} />}
    >
      <RegisterForm />
    </AuthScene>
  );
}
