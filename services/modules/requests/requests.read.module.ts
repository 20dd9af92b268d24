import { Module } from '@nestjs/common';
import { PersonalDataModule } from '#platform/personal-data/personal-data.module.ts';
import { PersonalDataRegistry } from '#platform/personal-data/personal-data.registry.ts';
import { SubjectNamesModule } from '#platform/subject-names/subject-names.module.ts';
import { SubjectNamesRegistry } from '#platform/subject-names/subject-names.registry.ts';
import { WaitingWorkModule } from '#platform/waiting-work/waiting-work.module.ts';
import { WaitingWorkRegistry } from '#platform/waiting-work/waiting-work.registry.ts';
import { FindRequestedController } from './queries/find-requested/find-requested.controller.ts';
import { FindRequestedHandler } from './queries/find-requested/find-requested.handler.ts';
import { GetConsoleRequestController } from './queries/get-console-request/get-console-request.controller.ts';
import { GetConsoleRequestHandler } from './queries/get-console-request/get-console-request.handler.ts';
import { ConsoleRequestReader } from './queries/list-console-requests/console-request.reader.ts';
import { ListConsoleRequestsController } from './queries/list-console-requests/list-console-requests.controller.ts';
import { ListConsoleRequestsHandler } from './queries/list-console-requests/list-console-requests.handler.ts';
import { REQUEST_ITEMS, WAITING_REQUESTS } from './queries/list-console-requests/waiting-requests.ts';
import { ListOwnRequestsController } from './queries/list-own-requests/list-own-requests.controller.ts';
import { ListOwnRequestsHandler } from './queries/list-own-requests/list-own-requests.handler.ts';
import { ListPopularRequestsController } from './queries/list-popular-requests/list-popular-requests.controller.ts';
import { ListPopularRequestsHandler } from './queries/list-popular-requests/list-popular-requests.handler.ts';
import { TitleRequestReader } from './queries/title-request.reader.ts';

/** Needs the cards of titles, and the usernames of members. */
@Module({
  imports: [PersonalDataModule, WaitingWorkModule, SubjectNamesModule],
  controllers: [
    ListOwnRequestsController,
    ListPopularRequestsController,
    FindRequestedController,
    ListConsoleRequestsController,
    GetConsoleRequestController,
  ],
  providers: [
    TitleRequestReader,
    ConsoleRequestReader,
    ListOwnRequestsHandler,
    ListPopularRequestsHandler,
    FindRequestedHandler,
    ListConsoleRequestsHandler,
    GetConsoleRequestHandler,
  ],
})
export class RequestsReadModule {
  constructor(personalData: PersonalDataRegistry, waitingWork: WaitingWorkRegistry, names: SubjectNamesRegistry) {
    const sql = `select r.film_id, r.name, r.state, s.joined_at from read.request_sponsor s
      join read.title_request r on r.id = s.request_id where s.user_id = $1 order by s.joined_at, r.id`;
    personalData.add({ name: 'requests', sql });
    waitingWork.add(WAITING_REQUESTS);
    waitingWork.addItems(REQUEST_ITEMS);
    names.add({
      resource: 'title-requests',
      sql: `select id, json_build_object('fa', null, 'en', coalesce(name, film_id)) as name from read.title_request
        where id = any($1::int[])`,
    });
  }
}
