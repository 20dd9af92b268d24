import type pg from 'pg';
import type { Caller } from '../measure/paced.ts';
import { logIn } from './accounts.ts';

const BYTES = 10 ** 12;

/** Gives the demo's viewer days and bytes. @returns a link by which that viewer may fetch the file. */
export async function downloadLink(caller: Caller, client: pg.Client, token: string, fileId: number): Promise<string> {
  const admin = await logIn(caller, 'admin');
  const { rows } = await client.query<{ id: number }>(`select id from write.account where username = 'viewer'`);
  const gift = { user_id: rows[0]!.id, reason: 'for the benchmark', token: admin };
  await caller.ask('/api/console/users/grant', { ...gift, unit: 'days', amount: 30 });
  await caller.ask('/api/console/users/grant', { ...gift, unit: 'bytes', amount: BYTES });
  const opened = await caller.get(`/d/${fileId}`, { authorization: `Bearer ${token}` });
  const link = String(opened.headers['location'] ?? '');
  if (!link.startsWith('/dl/')) throw new Error(`no link to the film: ${opened.status} ${link}`);
  return link;
}
