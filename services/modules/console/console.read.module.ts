import { Module } from '@nestjs/common';
import { WaitingWorkModule } from '#platform/waiting-work/waiting-work.module.ts';
import { WaitingWorkRegistry } from '#platform/waiting-work/waiting-work.registry.ts';
import { GetOverviewController } from './queries/get-overview/get-overview.controller.ts';
import { GetOverviewHandler } from './queries/get-overview/get-overview.handler.ts';
import { WAITING_COMMENTS } from './queries/get-overview/waiting-comments.ts';
import { ListAuditEntriesController } from './queries/list-audit-entries/list-audit-entries.controller.ts';
import { ListAuditEntriesHandler } from './queries/list-audit-entries/list-audit-entries.handler.ts';
import { ListWaitingController } from './queries/list-waiting/list-waiting.controller.ts';
import { ListWaitingHandler } from './queries/list-waiting/list-waiting.handler.ts';

/** Needs accounts' Usernames in the same process. */
@Module({
  imports: [WaitingWorkModule],
  controllers: [GetOverviewController, ListAuditEntriesController, ListWaitingController],
  providers: [GetOverviewHandler, ListAuditEntriesHandler, ListWaitingHandler],
})
export class ConsoleReadModule {
  constructor(waitingWork: WaitingWorkRegistry) {
    waitingWork.add(WAITING_COMMENTS);
  }
}
