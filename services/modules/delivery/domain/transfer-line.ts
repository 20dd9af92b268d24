import { z } from 'zod';

/** A line of nginx's log (`parde_transfers` in deploy/nginx/parde/http.conf). */
const line = z.object({
  /** As the process gave it along: the transfer, the place of the file's first byte as it is metered, the first byte asked for. */
  transfer: z.string().regex(/^\S{1,100} \d{1,15} \d{1,15}$/),
  status: z.number().int(),
  /** Content-Range of the answer; empty when it was the whole file. */
  range: z.string(),
  /** Bytes of the body that the system has taken. */
  sent: z.number().int().nonnegative(),
});

/** @returns null for what is no such line. */
export function readTransferLine(text: string): { transferId: string; sentTo: number } | null {
  try {
    const { transfer, status, range, sent } = line.parse(JSON.parse(text));
    const [transferId, place, from] = transfer.split(' ') as [string, string, string];
    const first = status === 206 ? /^bytes (\d+)-/.exec(range)?.[1] : '0';
    // Another status has a body that is none of the file.
    const sentTo = (status === 200 || status === 206) && first ? Number(first) + sent : Number(from);
    return { transferId, sentTo: Number(place) + sentTo };
  } catch {
    return null;
  }
}
