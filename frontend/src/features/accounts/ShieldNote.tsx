import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/icon/Icon';

/** Says that the page proves by itself that no robot fills in the form. */
export function ShieldNote() {
  const { t } = useTranslation('accounts');
  return (
    <p className="flex items-center justify-center gap-2 text-center text-xs text-low">
      <Icon name="shield" size={16} />
      {t('captcha.note')}
    </p>
  );
}
