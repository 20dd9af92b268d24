import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { CeremonyAward } from '../../api/types.ts';
import { Icon } from '../../components/icon/Icon.tsx';
import { PostCard } from '../../components/poster/PostCard.tsx';
import { POST_GRID, POST_SIZES } from '../../components/poster/PostGrid.tsx';
import { AwardHeading } from './AwardHeading.tsx';

/** The best film with all that were nominated beside it. */
export function LeadingAward({ type, award }: { type: number; award: CeremonyAward }) {
  const { t } = useTranslation('awards');
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="pt-8">
      <AwardHeading id={heading} type={type} title={award.title} />
      <ul className={`${POST_GRID} mt-2`}>
        {award.nominations.map(({ won, post }) => (
          <li key={post.id}>
            <PostCard post={post} sizes={POST_SIZES} />
            {won && (
              <p className="mt-1 flex items-center gap-1.5 text-sm font-bold text-accent-text">
                <Icon name="award" size={18} />
                {t('award.won')}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
