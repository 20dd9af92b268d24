import type { ProjectionHealth } from '../api/types.ts';
import { LAG_WORTH_SAYING } from '../components/waiting/lag.ts';

interface Health {
  /** Read models that lag, the worst first. */
  behind: ProjectionHealth[];
  /** Events set aside after repeated failures, over all read models. */
  parked: number;
}

export function judge(projections: readonly ProjectionHealth[]): Health {
  const behind = projections.filter(({ lag }) => lag >= LAG_WORTH_SAYING).sort((one, other) => other.lag - one.lag);
  return { behind, parked: projections.reduce((sum, { parked }) => sum + parked, 0) };
}
