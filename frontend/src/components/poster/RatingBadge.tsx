import { useTranslation } from 'react-i18next';
import { useCardFormat } from '../../lib/format/use-card-format.ts';
import { classNames } from '../layout/class-names.ts';

/** A filled star and a number of 0..10 with one decimal. Nothing at all when nobody has voted. */
export function RatingBadge({ rating, className }: { rating: number | null; className?: string }) {
  const { t } = useTranslation('core');
  const format = useCardFormat();
  if (rating === null) return null;
  return (
    <span className={classNames('inline-flex items-center gap-1 font-bold text-accent-text', className)}>
      <svg
        viewBox="0 0 24 24"
        width="1em"
        height="1em"
        fill="currentColor"
        aria-hidden="true"
        className="relative -top-[0.08em]"
      >
        <path d="m12 2.5 2.9 6.1 6.6.9-4.8 4.6 1.2 6.6L12 17.5l-5.9 3.2 1.2-6.6L2.5 9.5l6.6-.9Z" />
      </svg>
      <span className="sr-only">{t('rating')}</span>
      {format.rating(rating)}
    </span>
  );
}
