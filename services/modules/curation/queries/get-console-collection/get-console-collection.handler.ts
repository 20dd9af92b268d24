import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { UnknownCollection } from '../curation-query-errors.ts';
import { DeskReader } from '../desk.reader.ts';
import {
  COLLECTION_DESK,
  type ConsoleCollectionDetail,
} from '../list-console-collections/console-collection.schema.ts';
import { GetConsoleCollection } from './get-console-collection.query.ts';

const WITH_TITLES = { ...COLLECTION_DESK, columns: `${COLLECTION_DESK.columns}, title_ids, cover` };

type Row = Omit<ConsoleCollectionDetail, 'titles'> & { title_ids: number[] };

@QueryHandler(GetConsoleCollection)
export class GetConsoleCollectionHandler implements IQueryHandler<GetConsoleCollection> {
  constructor(private readonly desk: DeskReader) {}

  /** @throws UnknownCollection */
  async execute({ id }: GetConsoleCollection): Promise<ConsoleCollectionDetail> {
    const found = await this.desk.one<Row>(WITH_TITLES, id);
    if (!found) throw new UnknownCollection();
    const { title_ids, ...collection } = found;
    return { ...collection, titles: await this.desk.named(title_ids) };
  }
}
