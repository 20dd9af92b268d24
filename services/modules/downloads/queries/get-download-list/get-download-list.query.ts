import { Query } from '@nestjs/cqrs';
import type { ListFormat } from '../../domain/download-lists.ts';

/** A list of files for a download manager, in the name of a member. */
export class GetDownloadList extends Query<string> {
  constructor(
    readonly userId: number,
    readonly format: ListFormat,
    readonly fileIds: readonly number[],
    /** Where the site is, without a slash at the end. */
    readonly site: string,
  ) {
    super();
  }
}
