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

/** Of a line that is cut off, which is the first thing in it. */
const TRANSFER_ID = /^\{"transfer":"(\S{1,100}) /;

/** @returns null for what is no such line. @returns `sentTo` null for one that names its transfer and can be read no further. */
export function readTransferLine(text: string): { transferId: string; sentTo: number | null } | null {
  try {
    const { transfer, status, range, sent } = line.parse(JSON.parse(text));
    const [transferId, place, from] = transfer.split(' ') as [string, string, string];
    const first = status === 206 ? /^bytes (\d+)-/.exec(range)?.[1] : '0';
    // Another status has a body that is none of the file.
    const sentTo = (status === 200 || status === 206) && first ? Number(first) + sent : Number(from);
    return { transferId, sentTo: Number(place) + sentTo };
  } catch {
    const transferId = TRANSFER_ID.exec(text)?.[1];
    return transferId ? { transferId, sentTo: null } : null;
  }
}
