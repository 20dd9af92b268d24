import { DAY_SECONDS } from '../../../services/platform/kernel/time/durations.ts';
import type { Cost } from './measure.ts';
import type { Place } from './meters.ts';

/** What members are taken to do; the sites that publish such figures lie around them. */
export const HABITS = {
  /** Of all members, those who come on a day. */
  daily: 0.2,
  /** Of each who comes. */
  reads: 60,
  searches: 12,
  commands: 1,
  minutes: 25,
  /** Bytes of a minute of film, at 3.5 Mbit/s. */
  minuteBytes: (3.5e6 / 8) * 60,
  /** Of a day, in its busiest hour. */
  busiestHour: 0.1,
  /** Of each core and each line, at most so much is planned with. */
  use: 0.5,
};
/** Names of the rows of costs that stand for each. */
export interface CostRows {
  read: Cost;
  search: Cost;
  command: Cost;
  minute: Cost;
  gigabyte: Cost;
}

export interface Capacity {
  members: number;
  /** A second, in the busiest hour. */
  perSecond: { reads: number; searches: number; commands: number; minutes: number };
  /** Cores to be bought of each, at the use that is planned with. */
  cores: Record<Place, number>;
  /** Bytes a second of the write-ahead log; bits a second of film. */
  logRate: number;
  filmRate: number;
  /** Bytes that a year adds to the database. */
  yearBytes: number;
}

export function capacityFor(members: number, rows: CostRows): Capacity {
  const { daily, busiestHour, use } = HABITS;
  const people = members * daily;
  const peak = (each: number) => (people * each * busiestHour) / 3_600;
  const perSecond = {
    reads: peak(HABITS.reads),
    searches: peak(HABITS.searches),
    commands: peak(HABITS.commands),
    minutes: peak(HABITS.minutes),
  };
  const gigabytes = (perSecond.minutes * HABITS.minuteBytes) / 10 ** 9;
  const work: [rate: number, cost: Cost][] = [
    [perSecond.reads, rows.read],
    [perSecond.searches, rows.search],
    [perSecond.commands, rows.command],
    [perSecond.minutes, rows.minute],
    [gigabytes, rows.gigabyte],
  ];
  const sum = (figure: (cost: Cost) => number) => work.reduce((total, [rate, cost]) => total + rate * figure(cost), 0);
  const places = Object.keys(rows.read.processor) as Place[];
  const yearly = (rate: number) => (rate / busiestHour) * 3_600 * ((365 * DAY_SECONDS) / DAY_SECONDS);
  return {
    members,
    perSecond,
    cores: Object.fromEntries(
      places.map((place) => [place, sum(({ processor }) => processor[place]) / 1_000 / use]),
    ) as Capacity['cores'],
    logRate: sum(({ log }) => log),
    filmRate: gigabytes * 8 * 10 ** 9,
    yearBytes: yearly(sum(({ stored }) => stored)),
  };
}
