import { z } from 'zod';

export const fileVerdict = z.enum(['allowed', 'login', 'vip', 'bandwidth']);
/** What an allowed way costs. */
export const fileCharge = z.enum(['old file', 'days', 'bytes']);

/** What the viewer may do with a file, as `admit` says it. */
export const fileRights = z
  .object({
    download: fileVerdict,
    charge: fileCharge.nullable().describe('of a download that is allowed'),
    charge_bytes: z.number().int().describe('what a download of the whole file would charge'),
    play: fileVerdict,
    play_charge: fileCharge.nullable(),
  })
  .meta({ id: 'FileRights' });
export type FileRightsFacts = z.infer<typeof fileRights>;
