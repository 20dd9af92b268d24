import { Module } from '@nestjs/common';
import { SubjectNamesModule } from '#platform/subject-names/subject-names.module.ts';
import { SubjectNamesRegistry } from '#platform/subject-names/subject-names.registry.ts';
import { WaitingWorkModule } from '#platform/waiting-work/waiting-work.module.ts';
import { WaitingWorkRegistry } from '#platform/waiting-work/waiting-work.registry.ts';
import { GetOverviewController } from './queries/get-overview/get-overview.controller.ts';
import { GetOverviewHandler } from './queries/get-overview/get-overview.handler.ts';
import { WAITING_COMMENTS } from './queries/get-overview/waiting-comments.ts';
import { GetRebuildController } from './queries/get-rebuild/get-rebuild.controller.ts';
import { GetRebuildHandler } from './queries/get-rebuild/get-rebuild.handler.ts';
import { ListAuditEntriesController } from './queries/list-audit-entries/list-audit-entries.controller.ts';
import { ListAuditEntriesHandler } from './queries/list-audit-entries/list-audit-entries.handler.ts';
import { ListParkedEventsController } from './queries/list-parked-events/list-parked-events.controller.ts';
import { ListParkedEventsHandler } from './queries/list-parked-events/list-parked-events.handler.ts';
import { ListProjectionsController } from './queries/list-projections/list-projections.controller.ts';
import { ListProjectionsHandler } from './queries/list-projections/list-projections.handler.ts';
import { ListRecordVersionsController } from './queries/list-record-versions/list-record-versions.controller.ts';
import { ListRecordVersionsHandler } from './queries/list-record-versions/list-record-versions.handler.ts';
import { ListWaitingController } from './queries/list-waiting/list-waiting.controller.ts';
import { ListWaitingHandler } from './queries/list-waiting/list-waiting.handler.ts';

/** Needs accounts' Usernames in the same process. */
@Module({
  imports: [WaitingWorkModule, SubjectNamesModule],
  controllers: [
    GetOverviewController,
    ListAuditEntriesController,
    ListParkedEventsController,
    ListProjectionsController,
    GetRebuildController,
    ListRecordVersionsController,
    ListWaitingController,
  ],
  providers: [
    GetOverviewHandler,
    ListAuditEntriesHandler,
    ListParkedEventsHandler,
    ListProjectionsHandler,
    GetRebuildHandler,
    ListRecordVersionsHandler,
    ListWaitingHandler,
  ],
})
export class ConsoleReadModule {
  constructor(waitingWork: WaitingWorkRegistry, names: SubjectNamesRegistry) {
    waitingWork.add(WAITING_COMMENTS);
    names.add({
      resource: 'rebuilds',
      sql: `select id, json_build_object('fa', null, 'en', projection) as name from read.rebuild
        where id = any($1::int[])`,
    });
  }
}
