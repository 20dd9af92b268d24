import { z } from 'zod';

/*
 * Days and moments that somebody sends. ISO 8601 has more of them than PostgreSQL and our own events: a year 0, and by its offset
 * a year 10,000.
 */

const NOT_ALLOWED = { message: 'This value is not allowed' };

/** A day, as of a birth or a broadcast. */
export const sentDay = z.iso.date().refine((day) => day > '1700' && day < '2100', NOT_ALLOWED);

/** A moment that the staff chooses. */
export const sentMoment = (options: { offset?: boolean } = {}) =>
  z.iso.datetime(options).refine((at) => at > '1990' && at < '2100', NOT_ALLOWED);
