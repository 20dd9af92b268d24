import { Query } from '@nestjs/cqrs';
import type { Viewer } from '#platform/kernel/context/viewer.ts';
import type { PlayInfoAnswer } from './get-playinfo.schema.ts';

/** Everything a player needs to play a file, or why it may not. */
export class GetPlayinfo extends Query<PlayInfoAnswer> {
  constructor(
    readonly fileId: number,
    readonly viewer: Viewer | null,
  ) {
    super();
  }
}
