import { z } from 'zod';

/** The answer of commands that only have something to say. */
export const messageAnswer = z.object({ status: z.literal(1), message: z.string() }).meta({ id: 'MessageAnswer' });
export type MessageAnswer = z.infer<typeof messageAnswer>;
