import { Module } from '@nestjs/common';
import { PersonalDataModule } from '../../platform/personal-data/personal-data.module.js';
import { PersonalDataRegistry } from '../../platform/personal-data/personal-data.registry.js';
import { ACCOUNT_SECTIONS } from './queries/export-my-data/account-sections.js';
import { ExportMyDataController } from './queries/export-my-data/export-my-data.controller.js';
import { GetNewNotificationsController } from './queries/get-new-notifications/get-new-notifications.controller.js';
import { NotificationList } from './queries/get-new-notifications/notification-list.js';
import { GetPublicProfileController } from './queries/get-public-profile/get-public-profile.controller.js';
import { GetPublicProfileQuery } from './queries/get-public-profile/get-public-profile.query.js';
import { GetTwoFactorController } from './queries/get-two-factor/get-two-factor.controller.js';
import { GetUserInfoController } from './queries/get-user-info/get-user-info.controller.js';
import { GetUserInfoQuery } from './queries/get-user-info/get-user-info.query.js';
import { ConsoleSessionsController } from './queries/list-console-sessions/console-sessions.controller.js';
import { ConsoleUserQuery } from './queries/list-console-users/console-user.query.js';
import { ConsoleUsersController } from './queries/list-console-users/console-users.controller.js';
import { ListSessionsController } from './queries/list-sessions/list-sessions.controller.js';

@Module({
  imports: [PersonalDataModule],
  controllers: [
    ...[ListSessionsController, ExportMyDataController, GetTwoFactorController],
    GetUserInfoController,
    GetNewNotificationsController,
    GetPublicProfileController,
    ConsoleUsersController,
    ConsoleSessionsController,
  ],
  providers: [GetUserInfoQuery, NotificationList, GetPublicProfileQuery, ConsoleUserQuery],
})
export class AccountsReadModule {
  constructor(personalData: PersonalDataRegistry) {
    personalData.add(...ACCOUNT_SECTIONS);
  }
}
