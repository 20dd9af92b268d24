import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { ReleaseFileCards } from '#modules/catalogue/contract/files/release-file-cards.port.ts';
import { healingPath } from '../../contract/download-key.ts';
import { LIST_WRITERS } from '../../domain/download-lists.ts';
import { DownloadKeysReader } from '../download-keys.reader.ts';
import { listedFiles } from '../listed-files.ts';
import { GetDownloadList } from './get-download-list.query.ts';

@QueryHandler(GetDownloadList)
export class GetDownloadListHandler implements IQueryHandler<GetDownloadList> {
  constructor(
    private readonly cards: ReleaseFileCards,
    private readonly keys: DownloadKeysReader,
  ) {}

  async execute({ userId, format, fileIds, site }: GetDownloadList): Promise<string> {
    const [cards, key] = await Promise.all([this.cards.of(fileIds), this.keys.of(userId)]);
    const files = listedFiles(fileIds, cards).map(({ card, name }) => ({
      name,
      url: `${site}${healingPath(card.fileId, key)}`,
      size: card.media.size,
      sha256: card.media.sha256,
    }));
    return LIST_WRITERS[format].write(files);
  }
}
