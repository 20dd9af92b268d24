import { z } from 'zod';

export const doneAnswer = z.object({ status: z.literal(1) });
export type DoneAnswer = z.infer<typeof doneAnswer>;
