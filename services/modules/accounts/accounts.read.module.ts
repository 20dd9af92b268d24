import { Module } from '@nestjs/common';
import { PersonalDataModule } from '#platform/personal-data/personal-data.module.ts';
import { PersonalDataRegistry } from '#platform/personal-data/personal-data.registry.ts';
import { SubjectNamesModule } from '#platform/subject-names/subject-names.module.ts';
import { SubjectNamesRegistry } from '#platform/subject-names/subject-names.registry.ts';
import { WaitingWorkModule } from '#platform/waiting-work/waiting-work.module.ts';
import { WaitingWorkRegistry } from '#platform/waiting-work/waiting-work.registry.ts';
import { AccountsUsernamesModule } from './accounts.usernames.module.ts';
import { ACCOUNT_SECTIONS } from './queries/export-my-data/account-sections.ts';
import { ExportMyDataController } from './queries/export-my-data/export-my-data.controller.ts';
import { ExportMyDataHandler } from './queries/export-my-data/export-my-data.handler.ts';
import { GetConsoleUserController } from './queries/get-console-user/get-console-user.controller.ts';
import { GetConsoleUserHandler } from './queries/get-console-user/get-console-user.handler.ts';
import { GetPublicProfileController } from './queries/get-public-profile/get-public-profile.controller.ts';
import { GetPublicProfileHandler } from './queries/get-public-profile/get-public-profile.handler.ts';
import { GetTwoFactorController } from './queries/get-two-factor/get-two-factor.controller.ts';
import { GetTwoFactorHandler } from './queries/get-two-factor/get-two-factor.handler.ts';
import { GetUserInfoController } from './queries/get-user-info/get-user-info.controller.ts';
import { GetUserInfoHandler } from './queries/get-user-info/get-user-info.handler.ts';
import { ListConsoleSessionsController } from './queries/list-console-sessions/list-console-sessions.controller.ts';
import { ListConsoleSessionsHandler } from './queries/list-console-sessions/list-console-sessions.handler.ts';
import { ConsoleUserReader } from './queries/list-console-users/console-user.reader.ts';
import { ListConsoleUsersController } from './queries/list-console-users/list-console-users.controller.ts';
import { ListConsoleUsersHandler } from './queries/list-console-users/list-console-users.handler.ts';
import { AVATAR_ITEMS, WAITING_AVATARS } from './queries/list-console-users/waiting-avatars.ts';
import { ListSessionsController } from './queries/list-sessions/list-sessions.controller.ts';
import { ListSessionsHandler } from './queries/list-sessions/list-sessions.handler.ts';

@Module({
  imports: [PersonalDataModule, WaitingWorkModule, AccountsUsernamesModule, SubjectNamesModule],
  controllers: [
    ListSessionsController,
    ExportMyDataController,
    GetTwoFactorController,
    GetUserInfoController,
    GetPublicProfileController,
    ListConsoleUsersController,
    GetConsoleUserController,
    ListConsoleSessionsController,
  ],
  providers: [
    ConsoleUserReader,
    ListSessionsHandler,
    ExportMyDataHandler,
    GetTwoFactorHandler,
    GetUserInfoHandler,
    GetPublicProfileHandler,
    ListConsoleUsersHandler,
    GetConsoleUserHandler,
    ListConsoleSessionsHandler,
  ],
})
export class AccountsReadModule {
  constructor(personalData: PersonalDataRegistry, waitingWork: WaitingWorkRegistry, names: SubjectNamesRegistry) {
    personalData.add(...ACCOUNT_SECTIONS);
    waitingWork.add(WAITING_AVATARS);
    waitingWork.addItems(AVATAR_ITEMS);
    const sql = `select user_id as id, json_build_object('fa', null, 'en', username) as name from read.account
      where user_id = any($1::int[])`;
    names.add({ resource: 'users', sql }, { resource: 'memberships', sql });
  }
}
