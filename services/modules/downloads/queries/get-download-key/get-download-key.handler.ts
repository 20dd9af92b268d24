import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { DownloadKeysReader } from '../download-keys.reader.ts';
import { GetDownloadKey } from './get-download-key.query.ts';

@QueryHandler(GetDownloadKey)
export class GetDownloadKeyHandler implements IQueryHandler<GetDownloadKey> {
  constructor(private readonly keys: DownloadKeysReader) {}

  execute({ userId }: GetDownloadKey): Promise<string> {
    return this.keys.of(userId);
  }
}
