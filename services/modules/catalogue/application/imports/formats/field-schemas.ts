import { z } from 'zod';
import { trailerKeyOf, trailerName } from '../../../contract/trailer.ts';

/** Limits that every format shares: generous to real data, closed to rubbish. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: a name with control characters, or half a pair, is what this refuses
const PRINTABLE = /^[^\p{Cs}\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffd]*$/u;
export const printable = (longest: number) =>
  z.string().max(longest).regex(PRINTABLE, 'contains unreadable characters');

export const titleName = printable(400).trim().min(1);
export const personName = printable(120).trim().min(1);
export const summaryText = printable(5_000).trim();
export const releaseYear = z
  .number()
  .int()
  .min(1870)
  .max(new Date().getFullYear() + 6);
export const runtimeMinutes = z.number().int().min(1).max(2_000);
export const seasonCount = z.number().int().min(1).max(200);
export const ageRating = printable(20).trim();
export const sourceName = z.string().regex(/^[a-z0-9][a-z0-9_-]{0,39}$/i, 'must be a short word');
export const sourceId = printable(300).min(1);
export const peopleNames = z.array(personName).max(120);
/** As they are kept. */
export const trailers = z.array(trailerName.transform((typed) => trailerKeyOf(typed) ?? typed)).max(20);
export const words = z.array(printable(60)).max(40);
