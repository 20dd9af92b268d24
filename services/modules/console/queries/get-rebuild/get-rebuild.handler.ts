import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { ReadDatabase } from '#platform/database/read-database.ts';
import { UnknownRebuild } from '../../domain/rebuild-errors.ts';
import { type ConsoleRebuild, REBUILD_COLUMNS } from './console-rebuild.schema.ts';
import { GetRebuild } from './get-rebuild.query.ts';

@QueryHandler(GetRebuild)
export class GetRebuildHandler implements IQueryHandler<GetRebuild> {
  constructor(private readonly database: ReadDatabase) {}

  /** @throws UnknownRebuild */
  async execute({ id }: GetRebuild): Promise<ConsoleRebuild> {
    const found = await this.database.row<ConsoleRebuild & Record<string, unknown>>(
      `select ${REBUILD_COLUMNS} from read.rebuild where id = $1`,
      [id],
    );
    if (!found) throw new UnknownRebuild();
    return found;
  }
}
