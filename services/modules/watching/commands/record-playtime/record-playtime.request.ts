import { z } from 'zod';
import { entityId, openChoices, requestBody, sentNumber } from '#platform/http/request-schema.ts';

const message = 'A time is in seconds from the start';
const time = sentNumber(message).min(0, { message }).max(1_000_000, { message });

const report = openChoices(
  requestBody({
    time,
    fid: entityId,
    session: z.number().int().min(0).max(2_147_483_647).optional().describe('from startPlaying'),
    sequence: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER).optional().describe('counts up within a session'),
    duration: z.number().min(0).optional().describe('seconds, as the player sees it; the file itself is believed'),
  }),
);

const isPart = (part: unknown) => typeof part === 'object' && part !== null && !Array.isArray(part);

/** Specification §7 has `[{time}, {fid}]`, with the token in a header or the cookie. Errors stand under the fields' names in both forms. */
function asOne(body: unknown): unknown {
  return Array.isArray(body) && body.length === 2 && body.every(isPart) ? { ...body[0], ...body[1] } : body;
}

export const recordPlaytimeRequest = z.preprocess(asOne, report);
export type RecordPlaytimeRequest = z.infer<typeof recordPlaytimeRequest>;

export const recordPlaytimeAnswer = z.object({
  status: z.literal(1),
  recorded: z.boolean().describe('false: a newer playing of this file has begun, or a later report was here first'),
});
export type RecordPlaytimeAnswer = z.infer<typeof recordPlaytimeAnswer>;
