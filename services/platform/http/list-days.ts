import { z } from 'zod';
import type { Conditions } from '#platform/database/conditions.ts';

const day = z.iso.date().refine((text) => text >= '1900-01-01', 'Too long ago');

/** The days that a list is narrowed to, both included, as people in Tehran count them. */
export const dayFilters = {
  from: day.optional().describe('a day, as `2026-03-21`, in Tehran'),
  until: day.optional().describe('the last day, included'),
};

/** @param column SQL of our own, of a moment. */
export function withinDays(
  conditions: Conditions,
  column: string,
  { from, until }: { from?: string | undefined; until?: string | undefined },
): Conditions {
  return conditions
    .add(from, (place) => `${column} >= ${startOf(`${place}::date`)}`)
    .add(until, (place) => `${column} < ${startOf(`(${place}::date + 1)`)}`);
}

const startOf = (date: string) => `(${date}::timestamp at time zone 'Asia/Tehran')`;
