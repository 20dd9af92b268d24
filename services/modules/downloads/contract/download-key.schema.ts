import { z } from 'zod';

/** The answer of whatever tells a member their download key. */
export const downloadKeyAnswer = z
  .object({ status: z.literal(1), key: z.string().describe('for /d/{fid}?key=…') })
  .meta({ id: 'DownloadKeyAnswer' });
export type DownloadKeyAnswer = z.infer<typeof downloadKeyAnswer>;
