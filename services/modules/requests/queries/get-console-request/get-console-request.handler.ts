import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { UnknownRequest } from '../../domain/request-errors.ts';
import { ConsoleRequestReader } from '../list-console-requests/console-request.reader.ts';
import type { ConsoleRequest } from '../list-console-requests/console-request.schema.ts';
import { GetConsoleRequest } from './get-console-request.query.ts';

@QueryHandler(GetConsoleRequest)
export class GetConsoleRequestHandler implements IQueryHandler<GetConsoleRequest> {
  constructor(private readonly requests: ConsoleRequestReader) {}

  /** @throws UnknownRequest */
  async execute({ id }: GetConsoleRequest): Promise<ConsoleRequest> {
    const found = await this.requests.one(id);
    if (!found) throw new UnknownRequest();
    return found;
  }
}
