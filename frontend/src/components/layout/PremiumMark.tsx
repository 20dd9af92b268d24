import { useTranslation } from 'react-i18next';
import { Icon } from '../icon/Icon.tsx';

/** Beside the name of a member who has a plan. */
export function PremiumMark({ size = 16 }: { size?: number }) {
  const { t } = useTranslation('core');
  const words = t('premium.mark');
  return (
    <span role="img" aria-label={words} title={words} className="inline-flex shrink-0 text-success-text">
      <Icon name="gem" size={size} />
    </span>
  );
}
