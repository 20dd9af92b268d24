import { z } from 'zod';
import { requestBody } from '#platform/http/request-schema.ts';

const text = (maxLength: number) => z.string().trim().min(1).max(maxLength);

export const addPersonRequest = requestBody({
  name: z.object({ fa: text(120).nullable().default(null), en: text(120) }),
  gender: z.enum(['m', 'f']).nullable().default(null),
  birthday: z.iso.date().nullable().default(null),
  biography: z
    .object({ fa: text(10_000).nullable().default(null), en: text(10_000).nullable().default(null) })
    .nullable()
    .default(null),
});
export type AddPersonRequest = z.infer<typeof addPersonRequest>;

export const addPersonAnswer = z.object({ status: z.literal(1), person_id: z.number().int(), slug: z.string() });
export type AddPersonAnswer = z.infer<typeof addPersonAnswer>;
