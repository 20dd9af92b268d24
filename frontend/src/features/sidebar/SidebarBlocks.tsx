import { useQueries } from '@tanstack/react-query';
import { Skeleton } from '../../components/feedback/Skeleton.tsx';
import { awardTitlesQuery } from '../../lib/api/queries/award-titles-query.ts';
import { AwardTitles, SHOWN_CEREMONY } from './blocks/AwardTitles.tsx';
import { BoxOffice } from './blocks/BoxOffice.tsx';
import { LastUpdated } from './blocks/LastUpdated.tsx';
import { LatestNews } from './blocks/LatestNews.tsx';
import { LatestReviews } from './blocks/LatestReviews.tsx';
import { LatestYears } from './blocks/LatestYears.tsx';
import {
  boxOfficeQuery,
  latestNewsQuery,
  latestReviewsQuery,
  latestYearsQuery,
  updatedQuery,
} from './sidebar-queries.ts';

const PLACEHOLDERS = Array.from({ length: 10 }, (_, index) => `placeholder-${index}`);

/** What stands beside lists and titles: all at once, so that no block pushes another down; what has nothing to say is not there. */
export default function SidebarBlocks() {
  const answers = useQueries({
    queries: [
      latestNewsQuery,
      updatedQuery('movies'),
      boxOfficeQuery,
      latestReviewsQuery,
      awardTitlesQuery(SHOWN_CEREMONY),
      latestYearsQuery,
    ],
  });
  if (answers.some(({ isPending }) => isPending)) return <Waiting />;
  return (
    <div className="flex flex-col gap-9">
      <LatestNews />
      <LastUpdated list="movies" />
      <BoxOffice />
      <LatestReviews />
      <AwardTitles />
      <LatestYears />
    </div>
  );
}

function Waiting() {
  return (
    <div className="flex flex-col gap-4" aria-hidden="true">
      {PLACEHOLDERS.map((key) => (
        <Skeleton key={key} className="h-15 w-full" />
      ))}
    </div>
  );
}
