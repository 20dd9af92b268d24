import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { ReleaseFileCards } from '#modules/catalogue/contract/files/release-file-cards.port.ts';
import type { Admission, Charge } from '#modules/membership/contract/admit.ts';
import { Config } from '#platform/kernel/config/config.ts';
import type { FileRightsFacts } from '../../contract/file-rights.schema.ts';
import { type FileRights, FileRightsReader } from '../file-rights.reader.ts';
import { GetFileRights } from './get-file-rights.query.ts';
import type { FileRightsAnswer } from './get-file-rights.schema.ts';

@QueryHandler(GetFileRights)
export class GetFileRightsHandler implements IQueryHandler<GetFileRights> {
  constructor(
    private readonly cards: ReleaseFileCards,
    private readonly rights: FileRightsReader,
    private readonly config: Config,
  ) {}

  async execute({ userId, titleId }: GetFileRights): Promise<FileRightsAnswer> {
    const files = await this.cards.ofTitle(titleId);
    const { applicant, rightsTo } = await this.rights.applicant(userId, files);
    return {
      window_days: this.config.values.premiumWindowDays,
      files: Object.fromEntries(files.map((file) => [file.fileId, factsOf(rightsTo(file))])),
      remaining: applicant?.bandwidth ?? null,
    };
  }
}

function factsOf({ download, play, chargeBytes }: FileRights): FileRightsFacts {
  return {
    download: download.verdict,
    charge: chargeOf(download),
    charge_bytes: chargeBytes,
    play: play.verdict,
    play_charge: chargeOf(play),
  };
}

function chargeOf(admission: Admission): Charge | null {
  return admission.verdict === 'allowed' ? admission.charge : null;
}
