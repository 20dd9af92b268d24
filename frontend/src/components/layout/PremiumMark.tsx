import { useTranslation } from 'react-i18next';
import { Icon } from '../icon/Icon.tsx';

/** Beside the name of a member who has a plan; no picture with a name of its own, which a menu must not have beside its entries. */
export function PremiumMark({ size = 16 }: { size?: number }) {
  const { t } = useTranslation('core');
  const words = t('premium.mark');
  return (
    <span title={words} className="relative inline-flex shrink-0 text-success-text">
      <Icon name="gem" size={size} />
      <span className="sr-only">{words}</span>
    </span>
  );
}
