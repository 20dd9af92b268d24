import { useTranslation } from 'react-i18next';
import { useCardFormat } from '../../lib/format/use-card-format.ts';
import { classNames } from '../layout/class-names.ts';

/** A filled star and a number of 0..10 with one decimal. Nothing at all when nobody has voted. */
export function RatingBadge({ rating, className }: { rating: number | null; className?: string }) {
  const { t } = useTranslation('core');
  const format = useCardFormat();
  if (rating === null) return null;
  const number = format.rating(rating);
  // One element: a list has dozens of them.
  return (
    <span role="img" aria-label={`${t('rating')} ${number}`} className={classNames('rated', className)}>
      {number}
    </span>
  );
}
