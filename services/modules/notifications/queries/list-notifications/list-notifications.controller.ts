import { Body, Controller, Post } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { CurrentViewer } from '#platform/auth/viewer.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import type { Viewer } from '#platform/kernel/context/viewer.ts';
import { ListNotifications } from './list-notifications.query.ts';
import {
  type ListNotificationsAnswer,
  type ListNotificationsRequest,
  listNotificationsAnswer,
  listNotificationsRequest,
} from './list-notifications.schema.ts';

@ApiTags('notifications')
@Controller('api/user')
export class ListNotificationsController {
  constructor(private readonly queries: QueryBus) {}

  @Post('notifications')
  @Endpoint({
    summary: 'The viewer’s notifications by page',
    access: 'viewer',
    response: listNotificationsAnswer,
    readsFrom: ['notifications', 'title-cards', 'accounts'],
  })
  list(
    @Body({ schema: listNotificationsRequest }) { page, unvisited }: ListNotificationsRequest,
    @CurrentViewer() viewer: Viewer,
  ): Promise<ListNotificationsAnswer> {
    return this.queries.execute(new ListNotifications(viewer, page, unvisited));
  }
}
