import { Query } from '@nestjs/cqrs';
import type { DownloadsAnswer } from './list-downloads.schema.ts';

/** A page of what a member has downloaded and played, the newest first. */
export class ListDownloads extends Query<DownloadsAnswer> {
  constructor(
    readonly userId: number,
    /** Counted from 1. */
    readonly page: number,
  ) {
    super();
  }
}
