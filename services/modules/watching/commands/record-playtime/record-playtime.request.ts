import { z } from 'zod';
import { entityId, requestBody, sentNumber } from '#platform/http/request-schema.ts';

const message = 'A time is in seconds from the start';
const time = sentNumber(message).min(0, { message }).max(1_000_000, { message });

/** As specification §7 has it: the token goes by header or cookie. */
const twoParts = z.tuple([z.strictObject({ time }), z.strictObject({ fid: entityId })]);
const oneObject = requestBody({
  time,
  fid: entityId,
  session: z.number().int().min(0).max(2_147_483_647).optional().describe('from startPlaying'),
  sequence: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER).optional().describe('counts up within a session'),
  duration: z.number().min(0).optional().describe('seconds, as the player sees it; the file itself is believed'),
});

export const recordPlaytimeRequest = z.union([oneObject, twoParts]);
export type RecordPlaytimeRequest = z.infer<typeof recordPlaytimeRequest>;

export const recordPlaytimeAnswer = z.object({
  status: z.literal(1),
  recorded: z.boolean().describe('false: a newer playing of this file has begun, or a later report was here first'),
});
export type RecordPlaytimeAnswer = z.infer<typeof recordPlaytimeAnswer>;

/** Both forms as one. */
export function reportOf(body: RecordPlaytimeRequest) {
  if (Array.isArray(body)) return { fid: body[1].fid, time: body[0].time, session: null, sequence: null };
  const { fid, time: seconds, session = null, sequence = null } = body;
  return { fid, time: seconds, session, sequence };
}
