import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../components/layout/class-names.ts';
import { followersQuery } from '../library-queries.ts';
import { ListButton } from './ListButton.tsx';

/** Follows a person or a series, and says how many do. */
export function FollowButton({ kind, id }: { kind: 'person' | 'series'; id: number }) {
  const { t } = useTranslation('library');
  const { data: followers = 0 } = useQuery(followersQuery(kind, id));
  return (
    <>
      <ListButton kind={kind} id={id} />
      {followers > 0 && (
        // Of a series at the end of the header, below the buttons: none of them makes way for whoever follows first.
        <span className={classNames('self-center text-sm text-mid', kind === 'series' && 'absolute bottom-1')}>
          {t('followers', { count: followers })}
        </span>
      )}
    </>
  );
}
