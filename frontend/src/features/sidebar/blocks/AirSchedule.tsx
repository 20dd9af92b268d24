import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { PostCard } from '../../../api/types.ts';
import { Chip } from '../../../components/button/Chip.tsx';
import { weekdayOfToday } from '../../../lib/format/time/date.ts';
import { airProgramQuery } from '../sidebar-queries.ts';
import { SmallPost } from './SmallPost.tsx';

const WEEK = [1, 2, 3, 4, 5, 6, 7] as const;

/** Which series air on which day, beginning with today. */
export function AirSchedule() {
  const { t } = useTranslation('sidebar');
  const heading = useId();
  const { data: days } = useQuery(airProgramQuery);
  const today = weekdayOfToday();
  const [day, setDay] = useState(today);
  const airing = days?.find(({ weekday }) => weekday === day)?.posts ?? [];
  if (days?.every(({ posts }) => posts.length === 0)) return null;
  return (
    <section aria-labelledby={heading} className="flex flex-col gap-4">
      <h2 id={heading} className="text-lg font-black">
        {t('sidebar.air')}
      </h2>
      <div className="scrollbar-none relative -mx-(--page-edge) flex gap-2 overflow-x-auto px-(--page-edge) lg:mx-0 lg:flex-wrap lg:px-0">
        {WEEK.map((weekday) => (
          <Chip key={weekday} selected={weekday === day} onClick={() => setDay(weekday)}>
            {weekday === today ? t('sidebar.today') : t(`weekday.${weekday}`)}
          </Chip>
        ))}
      </div>
      <AirList posts={airing} />
    </section>
  );
}

function AirList({ posts }: { posts: readonly PostCard[] }) {
  const { t } = useTranslation('sidebar');
  if (posts.length === 0) {
    return (
      <p className="py-6 text-sm text-low">
        {t('sidebar.airNone')}{' '}
        <Link to="/series" className="text-accent-text underline underline-offset-4">
          {t('sidebar.allSeries')}
        </Link>
      </p>
    );
  }
  return (
    <ul className="grid grid-cols-1 gap-1">
      {posts.slice(0, 6).map((post) => (
        <SmallPost key={post.id} post={post} />
      ))}
    </ul>
  );
}
