import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Icon } from '../../../components/icon/Icon.tsx';
import { useSignedIn } from '../../../lib/session/use-session.ts';

/** One quiet line for guests about what membership is; members find theirs in their menu. */
export function PremiumLine() {
  const { t } = useTranslation('home');
  const signedIn = useSignedIn();
  if (signedIn) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-4 border-y border-hairline py-3 text-sm text-mid">
      {t('premium.text')}
      <Link to="/premium" className="inline-flex min-h-11 items-center gap-1 rounded-md font-bold text-accent-text">
        {t('premium.link')}
        <Icon name="chevronNext" size={16} />
      </Link>
    </p>
  );
}
