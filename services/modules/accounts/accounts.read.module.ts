import { Module } from '@nestjs/common';
import { GetNewNotificationsController } from './queries/get-new-notifications/get-new-notifications.controller.js';
import { NotificationList } from './queries/get-new-notifications/notification-list.js';
import { GetPublicProfileController } from './queries/get-public-profile/get-public-profile.controller.js';
import { GetPublicProfileQuery } from './queries/get-public-profile/get-public-profile.query.js';
import { GetUserInfoController } from './queries/get-user-info/get-user-info.controller.js';
import { GetUserInfoQuery } from './queries/get-user-info/get-user-info.query.js';
import { ConsoleUserQuery } from './queries/list-console-users/console-user.query.js';
import { ConsoleUsersController } from './queries/list-console-users/console-users.controller.js';

@Module({
  controllers: [
    GetUserInfoController,
    GetNewNotificationsController,
    GetPublicProfileController,
    ConsoleUsersController,
  ],
  providers: [GetUserInfoQuery, NotificationList, GetPublicProfileQuery, ConsoleUserQuery],
})
export class AccountsReadModule {}
