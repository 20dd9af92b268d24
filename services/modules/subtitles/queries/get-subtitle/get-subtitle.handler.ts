import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { StoragePort } from '#platform/storage/storage.port.ts';
import { trackFile } from '../../domain/submitted-file.ts';
import { UnknownSubtitle } from './get-subtitle.errors.ts';
import { GetSubtitle } from './get-subtitle.query.ts';

@QueryHandler(GetSubtitle)
export class GetSubtitleHandler implements IQueryHandler<GetSubtitle> {
  constructor(private readonly storage: StoragePort) {}

  /** @throws UnknownSubtitle */
  async execute({ name }: GetSubtitle): Promise<Buffer> {
    const bytes = await this.storage.get(trackFile(name));
    if (!bytes) throw new UnknownSubtitle();
    return bytes;
  }
}
