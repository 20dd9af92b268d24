import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { ReleaseFileCards } from '#modules/catalogue/contract/files/release-file-cards.port.ts';
import { FileRightsReader } from '../file-rights.reader.ts';
import { listedFiles } from '../listed-files.ts';
import { GetDownloadBasket } from './get-download-basket.query.ts';
import type { DownloadBasketAnswer } from './get-download-basket.schema.ts';

@QueryHandler(GetDownloadBasket)
export class GetDownloadBasketHandler implements IQueryHandler<GetDownloadBasket> {
  constructor(
    private readonly cards: ReleaseFileCards,
    private readonly rights: FileRightsReader,
  ) {}

  async execute({ userId, fileIds }: GetDownloadBasket): Promise<DownloadBasketAnswer> {
    const listed = listedFiles(fileIds, await this.cards.of(fileIds));
    const { applicant, rightsTo } = await this.rights.applicant(
      userId,
      listed.map(({ card }) => card),
    );
    const files = listed.map(({ card, name }) => {
      const { download, chargeBytes } = rightsTo(card);
      const charge = download.verdict === 'allowed' ? download.charge : null;
      return {
        id: card.fileId,
        name,
        size: card.media.size,
        charge_bytes: chargeBytes,
        verdict: download.verdict,
        charge,
      };
    });
    const remaining = applicant?.bandwidth ?? 0;
    const toCharge = files.reduce((sum, file) => sum + file.charge_bytes, 0);
    return {
      files,
      total: files.reduce((sum, { size }) => sum + size, 0),
      to_charge: toCharge,
      remaining,
      enough: toCharge <= remaining && files.every(({ verdict }) => verdict === 'allowed'),
    };
  }
}
