import type { TransferRequest } from '#modules/downloads/contract/transfer-meter.port.ts';
import type { RefusalReason } from '../domain/refusal.ts';
import type { Stretch } from '../domain/stretch.ts';

/** A stored file on its way to a member. */
export interface Parcel {
  member: Pick<TransferRequest, 'way' | 'userId' | 'fileId' | 'linkId'>;
  /** In the storage. */
  name: string;
  /** Bytes. */
  size: number;
  /** Of its first byte among those that are metered. */
  place: number;
  /** What may be reserved with it, for what is likely to be asked for next. */
  stretch?: Stretch | null;
  /** Strong. */
  etag: string;
  headers: Record<string, string>;
  /** Says why not, as whoever plays or fetches can read it. */
  refuse(reason: RefusalReason): void | Promise<void>;
}
