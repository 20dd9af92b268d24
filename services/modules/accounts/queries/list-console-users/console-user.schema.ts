import { z } from 'zod';
import { listQuery, searchText } from '../../../../platform/http/list-query.js';

const role = z.enum(['viewer', 'moderator', 'admin']);

export const listConsoleUsers = listQuery({
  fields: ['id', 'username', 'name', 'role', 'joined_at'],
  sort: ['id', 'DESC'],
  filter: { q: searchText.optional(), role: role.optional() },
});
export type ListConsoleUsers = z.output<typeof listConsoleUsers>;

export const consoleUser = z
  .object({
    id: z.number().int(),
    username: z.string(),
    name: z.string(),
    role,
    verified: z.boolean(),
    avatar_path: z.string().nullable(),
    joined_at: z.iso.datetime(),
    vip_expiration: z.iso.datetime().nullable(),
    bandwidth: z.number().describe('remaining volume in bytes'),
    ratings_count: z.number().int(),
    comments_count: z.number().int().describe('approved comments'),
    email: z.string().optional().describe('for admins only'),
  })
  .meta({ id: 'ConsoleUser' });
export type ConsoleUser = z.infer<typeof consoleUser>;
