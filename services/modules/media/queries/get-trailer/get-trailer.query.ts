import { Query } from '@nestjs/cqrs';
import type { StoragePort } from '#platform/storage/storage.port.ts';

/** A trailer's bytes, or a part of them. */
export interface TrailerBytes {
  /** Bytes of the whole file. */
  size: number;
  /** What is sent: from the first byte to the one behind the last. */
  from: number;
  to: number;
  body: NonNullable<Awaited<ReturnType<StoragePort['read']>>>;
}

/** A trailer that lies in our storage; null for a range that it does not have. */
export class GetTrailer extends Query<TrailerBytes | { size: number; body: null }> {
  constructor(
    readonly key: string,
    /** The Range header. */
    readonly range: string | undefined,
  ) {
    super();
  }
}
