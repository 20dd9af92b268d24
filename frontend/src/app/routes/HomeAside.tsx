import { AirSchedule } from '../../features/sidebar/AirSchedule.tsx';
import { LastUpdated } from '../../features/sidebar/LastUpdated.tsx';
import { SiteStats } from '../../features/sidebar/SiteStats.tsx';

/** The sidebar blocks, at the bottom of the home page. */
export default function HomeAside() {
  return (
    <>
      <div className="grid grid-cols-1 gap-x-14 gap-y-10 lg:grid-cols-3">
        <AirSchedule />
        <LastUpdated list="series" />
        <LastUpdated list="dubbed" />
      </div>
      <SiteStats />
    </>
  );
}
