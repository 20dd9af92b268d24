import { z } from 'zod';
import { requestBody } from '#platform/http/request-schema.ts';

const key = z.string().regex(/^[A-Za-z0-9_-]{16,120}=*$/);

export const subscribePushRequest = requestBody({
  subscription: z.strictObject({
    endpoint: z.url().max(1_000),
    keys: z.strictObject({ p256dh: key, auth: key }),
  }),
  language: z.enum(['fa', 'en']),
});
export type SubscribePushRequest = z.infer<typeof subscribePushRequest>;
