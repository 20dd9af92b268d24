import { Query } from '@nestjs/cqrs';
import type { ConsoleNotice } from '../list-console-notices/console-notice.schema.ts';

export class GetConsoleNotice extends Query<ConsoleNotice> {
  constructor(readonly id: number) {
    super();
  }
}
