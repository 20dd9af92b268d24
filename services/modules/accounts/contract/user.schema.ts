import { z } from 'zod';
import { notification } from '#modules/notifications/contract/notification.schema.ts';

/** The signed-in user, as the page keeps it. */
export const user = z
  .object({
    id: z.number().int(),
    name: z.string(),
    username: z.string(),
    email: z.string(),
    phone: z.string().nullable(),
    role: z.enum(['viewer', 'moderator', 'admin']),
    vip_expiration: z.string().nullable(),
    bandwidth: z.number().describe('remaining volume in bytes'),
    plan: z.number().int().min(1).max(3).describe('current plan: 1 days, 2 volume, 3 none'),
    avatar_path: z.string().nullable(),
    two_factor: z.boolean().describe('two-step verification is on'),
    notifications: z.array(notification),
  })
  .meta({ id: 'User' });

export type UserAnswer = z.infer<typeof user>;
