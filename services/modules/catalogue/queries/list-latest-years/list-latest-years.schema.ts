import { z } from 'zod';

export const yearsAnswer = z.object({ years: z.array(z.number().int()) });
