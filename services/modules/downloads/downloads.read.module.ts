import { Global, Module } from '@nestjs/common';
import { ClockModule } from '#platform/kernel/clock/clock.module.ts';
import { PersonalDataModule } from '#platform/personal-data/personal-data.module.ts';
import { PersonalDataRegistry } from '#platform/personal-data/personal-data.registry.ts';
import { DownloadedFiles } from './contract/downloaded-files.port.ts';
import { DownloadKeysReader } from './queries/download-keys.reader.ts';
import { FileRightsReader } from './queries/file-rights.reader.ts';
import { GetDownloadBasketController } from './queries/get-download-basket/get-download-basket.controller.ts';
import { GetDownloadBasketHandler } from './queries/get-download-basket/get-download-basket.handler.ts';
import { GetDownloadKeyController } from './queries/get-download-key/get-download-key.controller.ts';
import { GetDownloadKeyHandler } from './queries/get-download-key/get-download-key.handler.ts';
import { GetDownloadListController } from './queries/get-download-list/get-download-list.controller.ts';
import { GetDownloadListHandler } from './queries/get-download-list/get-download-list.handler.ts';
import { GetFileRightsController } from './queries/get-file-rights/get-file-rights.controller.ts';
import { GetFileRightsHandler } from './queries/get-file-rights/get-file-rights.handler.ts';
import { ListConsoleDownloadsController } from './queries/list-console-downloads/list-console-downloads.controller.ts';
import { ListConsoleDownloadsHandler } from './queries/list-console-downloads/list-console-downloads.handler.ts';
import { ListDownloadsController } from './queries/list-downloads/list-downloads.controller.ts';
import { ListDownloadsHandler } from './queries/list-downloads/list-downloads.handler.ts';
import { ProjectedDownloadedFiles } from './queries/projected-downloaded-files.ts';

/** Global for DownloadedFiles, which membership asks; needs MembershipStates of it, and ReleaseFileCards of the catalogue. */
@Global()
@Module({
  imports: [ClockModule, PersonalDataModule],
  controllers: [
    GetDownloadKeyController,
    GetFileRightsController,
    GetDownloadBasketController,
    GetDownloadListController,
    ListDownloadsController,
    ListConsoleDownloadsController,
  ],
  providers: [
    DownloadKeysReader,
    FileRightsReader,
    GetDownloadKeyHandler,
    GetFileRightsHandler,
    GetDownloadBasketHandler,
    GetDownloadListHandler,
    ListDownloadsHandler,
    ListConsoleDownloadsHandler,
    { provide: DownloadedFiles, useClass: ProjectedDownloadedFiles },
  ],
  exports: [DownloadedFiles],
})
export class DownloadsReadModule {
  constructor(personalData: PersonalDataRegistry) {
    const sql = `select 'download-' || meter_id as reference, file_id, title, release, started_at, bytes_sent, bytes_charged, free_because
      from read.download_line where user_id = $1 order by meter_id`;
    personalData.add({ name: 'downloads', sql });
  }
}
