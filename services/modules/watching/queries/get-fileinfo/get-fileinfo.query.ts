import { Query } from '@nestjs/cqrs';
import type { Viewer } from '#platform/kernel/context/viewer.ts';
import type { FileInfo } from './get-fileinfo.schema.ts';

/** What a file is, where it is fetched, and how far the viewer is with it. */
export class GetFileinfo extends Query<FileInfo> {
  constructor(
    readonly fileId: number,
    readonly viewer: Viewer | null,
  ) {
    super();
  }
}
