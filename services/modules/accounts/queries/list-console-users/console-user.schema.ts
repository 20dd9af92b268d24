import { z } from 'zod';
import { listQuery, searchText } from '#platform/http/list-query.ts';

const role = z.enum(['viewer', 'moderator', 'admin']);
const state = z.enum(['active', 'waiting', 'suspended', 'deleted']).describe('waiting: for its verification code');

export const listConsoleUsers = listQuery({
  fields: ['id', 'username', 'name', 'role', 'joined_at', 'last_login_at'],
  sort: ['id', 'DESC'],
  filter: { q: searchText.optional(), role: role.optional(), state: state.optional() },
});
export type ListConsoleUsers = z.output<typeof listConsoleUsers>;

export const consoleUser = z
  .object({
    id: z.number().int(),
    username: z.string(),
    name: z.string(),
    role,
    role_version: z.number().int().describe('grows with each change of the role'),
    verified: z.boolean(),
    state,
    suspended_at: z.iso.datetime().nullable(),
    suspension_reason: z.string().nullable(),
    two_factor: z.boolean(),
    last_login_at: z.iso.datetime().nullable(),
    referrer_id: z.number().int().nullable(),
    avatar_path: z.string().nullable(),
    avatar_waiting: z.boolean().describe('nobody of the staff has looked at the picture'),
    joined_at: z.iso.datetime(),
    vip_expiration: z.iso.datetime().nullable(),
    bandwidth: z.number().describe('remaining volume in bytes'),
    ratings_count: z.number().int(),
    comments_count: z.number().int().describe('approved comments'),
    email: z.string().optional().describe('for admins only'),
    phone: z.string().nullable().optional().describe('for admins only'),
  })
  .meta({ id: 'ConsoleUser' });
export type ConsoleUser = z.infer<typeof consoleUser>;
