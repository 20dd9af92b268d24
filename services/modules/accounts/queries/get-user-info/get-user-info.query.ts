import { Query } from '@nestjs/cqrs';
import type { Viewer } from '#platform/kernel/context/viewer.ts';
import type { UserAnswer } from '../../contract/user.schema.ts';

/** The signed-in user, as the page keeps it. */
export class GetUserInfo extends Query<UserAnswer> {
  constructor(
    readonly viewer: Viewer,
    readonly withNotifications: boolean,
  ) {
    super();
  }
}
