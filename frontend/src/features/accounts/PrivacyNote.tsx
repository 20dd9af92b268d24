import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/icon/Icon.tsx';

/** Says that the captcha is solved in the background. */
export function PrivacyNote() {
  const { t } = useTranslation('accounts');
  return (
    <p className="flex items-center justify-center gap-2 text-center text-xs text-low">
      <Icon name="shield" size={16} />
      {t('captcha.note')}
    </p>
  );
}
