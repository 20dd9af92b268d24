import { Module } from '@nestjs/common';
import { GetNewNotificationsController } from './queries/get-new-notifications/get-new-notifications.controller.js';
import { NotificationList } from './queries/get-new-notifications/notification-list.js';
import { GetPublicProfileController } from './queries/get-public-profile/get-public-profile.controller.js';
import { GetPublicProfileQuery } from './queries/get-public-profile/get-public-profile.query.js';
import { GetUserInfoController } from './queries/get-user-info/get-user-info.controller.js';
import { GetUserInfoQuery } from './queries/get-user-info/get-user-info.query.js';

@Module({
  controllers: [GetUserInfoController, GetNewNotificationsController, GetPublicProfileController],
  providers: [GetUserInfoQuery, NotificationList, GetPublicProfileQuery],
})
export class AccountsReadModule {}
