import { Injectable } from '@nestjs/common';
import { enqueueJob } from '#platform/jobs/enqueue-job.ts';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { type NotificationFacts, notificationSent, notificationTakenBack } from '../contract/notifications.events.ts';
import { NewsRepository } from '../persistence/news.repository.ts';
import { PushSubscriptionRepository } from '../persistence/push-subscription.repository.ts';
import { ReaderRepository } from '../persistence/reader.repository.ts';
import { PUSH, type PushPayload } from './notification-jobs.ts';
import { NotificationSettings } from './notification-settings.ts';

interface Sent {
  id: number;
  kind: string;
  facts: NotificationFacts;
  happenedAt: Date;
}

/** Tells members something, by each way that they want, within the command's unit of work. */
@Injectable()
export class Sending {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly news: NewsRepository,
    private readonly readers: ReaderRepository,
    private readonly subscriptions: PushSubscriptionRepository,
    private readonly settings: NotificationSettings,
  ) {}

  /** @param gathered how many one message to devices tells of; 0 where that of another tells of this one, too. */
  async send(notification: Sent, userIds: readonly number[], gathered = 1): Promise<void> {
    const { transaction } = this.unitOfWork;
    const { manager } = transaction;
    const { id, kind, facts, happenedAt } = notification;
    const wanting = await this.readers.wanting(manager, kind, [...new Set(userIds)]);
    if (wanting.length === 0) return;
    const version = await this.news.nextVersion(manager, id);
    const sent = { notificationId: id, kind, happenedAt: happenedAt.toISOString(), facts, userIds: wanting };
    await transaction.append(`notification-${id}`, version, notificationSent(sent));
    await this.readers.noteLines(manager, notification, wanting);
    if (!this.settings.push || gathered === 0) return;
    const reachable = await this.subscriptions.reachable(manager, kind, wanting);
    if (reachable.length === 0) return;
    const payload: PushPayload = { notificationId: id, kind, facts, count: gathered, userIds: reachable };
    await enqueueJob(transaction, PUSH, payload);
  }

  /** What a device has shown stays there. @param version of its stream */
  async takeBack({ id, version }: { id: number; version: number }, userIds: number[]): Promise<void> {
    const taken = notificationTakenBack({ notificationId: id, userIds });
    await this.unitOfWork.transaction.append(`notification-${id}`, version + 1, taken);
  }
}
