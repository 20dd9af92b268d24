import { useTranslation } from 'react-i18next';
import type { PublicProfile } from '../../../api/types.ts';
import { Skeleton } from '../../../components/feedback/Skeleton.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';

/** How many ratings and comments a member has given. */
export function Numbers({ profile }: { profile: PublicProfile | undefined }) {
  const { t } = useTranslation('accounts');
  const format = useFormat();
  const numbers = [
    { text: t('profile.ratings'), value: profile?.ratings_count },
    { text: t('profile.comments'), value: profile?.comments_count },
  ].filter(({ value }) => value !== 0);
  if (numbers.length === 0) return null;
  return (
    <dl className="grid grid-cols-2 gap-3 md:max-w-md">
      {numbers.map(({ text, value }) => (
        <div key={text} className="flex flex-col-reverse rounded-panel bg-surface-1 px-5 py-4">
          <dt className="text-sm text-mid">{text}</dt>
          <dd className="text-xl font-black">
            {value === undefined ? <Skeleton className="my-2 h-7 w-12" /> : format.number(value)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
