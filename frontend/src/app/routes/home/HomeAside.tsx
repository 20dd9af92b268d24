import { AirSchedule } from '../../../features/sidebar/blocks/AirSchedule.tsx';
import { BoxOffice } from '../../../features/sidebar/blocks/BoxOffice.tsx';
import { LastUpdated } from '../../../features/sidebar/blocks/LastUpdated.tsx';
import { LatestNews } from '../../../features/sidebar/blocks/LatestNews.tsx';
import { LatestReviews } from '../../../features/sidebar/blocks/LatestReviews.tsx';
import { SiteStats } from '../../../features/sidebar/blocks/SiteStats.tsx';

/** The sidebar blocks, at the bottom of the home page. */
export default function HomeAside() {
  return (
    <>
      <div className="grid grid-cols-1 gap-x-14 gap-y-10 lg:grid-cols-3">
        <AirSchedule />
        <LastUpdated list="series" />
        <LastUpdated list="dubbed" />
      </div>
      <div className="grid grid-cols-1 gap-x-14 gap-y-10 lg:grid-cols-3">
        <LatestNews />
        <LatestReviews />
        <BoxOffice />
      </div>
      <SiteStats />
    </>
  );
}
