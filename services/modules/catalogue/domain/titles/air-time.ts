import { NotOnAir } from '../catalogue-errors.ts';
import type { StoredFacts } from './merge-facts.ts';

export interface AirTime {
  /** As titles say it; null where nobody knows. */
  channel: string | null;
  /** 1 Saturday … 7 Friday; null takes the series from the schedule. */
  weekday: number | null;
  /** `21:30`, of Tehran. */
  time: string | null;
}

const RUNNING = 1;

/** @throws NotOnAir of a movie, or a series that is over. */
export function airedAt({ airTime: _, ...facts }: StoredFacts, { channel, weekday, time }: AirTime): StoredFacts {
  if (weekday !== null && (facts.postType === 1 || facts.status !== RUNNING)) throw new NotOnAir();
  return { ...facts, channel, airWeekday: weekday, ...(weekday !== null && time !== null && { airTime: time }) };
}
