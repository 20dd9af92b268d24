import { Query } from '@nestjs/cqrs';
import type { ConsoleRebuild } from './console-rebuild.schema.ts';

/** One rebuild of a read model, and how far it is. */
export class GetRebuild extends Query<ConsoleRebuild> {
  constructor(readonly id: number) {
    super();
  }
}
