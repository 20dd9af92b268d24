import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { ReleaseFileCards } from '#modules/catalogue/contract/files/release-file-cards.port.ts';
import { releaseFileName } from '#modules/catalogue/contract/files/release-file-name.ts';
import { UnknownFile } from '../../domain/unknown-file.ts';
import { GetReportedFile } from './get-reported-file.query.ts';
import type { ReportedFileAnswer } from './get-reported-file.schema.ts';

@QueryHandler(GetReportedFile)
export class GetReportedFileHandler implements IQueryHandler<GetReportedFile> {
  constructor(private readonly files: ReleaseFileCards) {}

  /** @throws UnknownFile */
  async execute({ fileId }: GetReportedFile): Promise<ReportedFileAnswer> {
    const card = (await this.files.of([fileId])).get(fileId);
    if (!card) throw new UnknownFile();
    const { titleId, postType, slug, name, coverPath, tint, quality, dubbed, censored, season, episode } = card;
    return {
      status: 1,
      file_name: releaseFileName(card),
      post: { id: titleId, post_type: postType, slug, name, cover_path: coverPath, tint },
      file: { id: fileId, quality, dubbed, censored, season, episode },
    };
  }
}
