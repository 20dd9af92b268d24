import type { ToldNomination } from '../../contract/awards/ceremony.events.ts';
import type { AwardOfYear } from './award-nominations.ts';

/** One award of a ceremony as a file brings it, whole. */
export interface CeremonyRecord extends AwardOfYear {
  nominations: ToldNomination[];
}
