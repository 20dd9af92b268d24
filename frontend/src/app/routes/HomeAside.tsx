import { AirSchedule } from '../../features/sidebar/AirSchedule';
import { LastUpdated } from '../../features/sidebar/LastUpdated';
import { SiteStats } from '../../features/sidebar/SiteStats';

/** The blocks that stand at the side of older sites, at the foot of this one. */
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
