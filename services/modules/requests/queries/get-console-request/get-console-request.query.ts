import { Query } from '@nestjs/cqrs';
import type { ConsoleRequest } from '../list-console-requests/console-request.schema.ts';

export class GetConsoleRequest extends Query<ConsoleRequest> {
  constructor(readonly id: number) {
    super();
  }
}
