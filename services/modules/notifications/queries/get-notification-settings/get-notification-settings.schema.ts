import { z } from 'zod';
import { queryBody } from '#platform/http/request-schema.ts';
import { digestEvery } from '../../contract/notifications.events.ts';

export const notificationSettingsRequest = queryBody({});
export type NotificationSettingsRequest = z.infer<typeof notificationSettingsRequest>;

export const notificationSettingsAnswer = z.object({
  kinds: z.array(
    z.object({
      kind: z.string(),
      label: z.object({ fa: z.string(), en: z.string() }).meta({ id: 'Words' }),
      site: z.boolean().describe('told at all'),
      mail: z.boolean(),
      push: z.boolean(),
    }),
  ),
  digest: digestEvery,
  push_key: z.string().nullable().describe('the site’s public key for web push; null: it sends none'),
});
export type NotificationSettingsAnswer = z.infer<typeof notificationSettingsAnswer>;
