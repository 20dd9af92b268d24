import type { Admission } from '#modules/membership/contract/admit.ts';

export interface TransferRequest {
  way: 'download' | 'play';
  userId: number;
  fileId: number;
  linkId: string;
  /** Bytes [from, to) of the file as they are metered (see `placeOf` of media). */
  from: number;
  to: number;
  /** Of the visitor, as throttles count addresses. */
  address: string;
}

export type TransferStart =
  | { admitted: true; transferId: string; charge: 'old file' | 'days' | 'bytes' }
  | { admitted: false; reason: Exclude<Admission['verdict'], 'allowed'> | 'gone' | 'connections' | 'addresses' };

export interface TransferProgress {
  transferId: string;
  /** The first byte that is not sent yet. */
  sentTo: number;
}

/**
 * What stands around each sending of a file's bytes: who may, what is reserved before the first byte and what is charged
 * in the end (each byte of one member and file once in 48 hours). Asked by whoever sends.
 */
export abstract class TransferMeter {
  abstract begin(request: TransferRequest): Promise<TransferStart>;
  /** A sign of life every few seconds, of all that one process sends. */
  abstract progress(transfers: readonly TransferProgress[]): Promise<void>;
  /** The sending has ended, whole or not; a second settling changes nothing. */
  abstract settle(transferId: string, sentTo: number): Promise<void>;
}
