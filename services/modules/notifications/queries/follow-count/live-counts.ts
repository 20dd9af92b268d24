import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { ReadModelFeed } from '#platform/messaging/feed/read-model-feed.ts';
import { AppLogger } from '#platform/telemetry/app-logger.ts';
import { NotificationReader } from '../notification.reader.ts';

/** Pages of one member that hear of new notifications at the same time, and of all members in one process. */
const MAX_OF_MEMBER = 6;
const MAX_OF_PROCESS = 5_000;
/** Commits that come together are one look. */
const DEBOUNCE_MS = 250;
const TAG = 'notifications';

type Hear = (count: number) => void;

/**
 * Tells open pages how many notifications are new, as the read model changes: one query for all who listen in this process,
 * however many were sent something.
 */
@Injectable()
export class LiveCounts implements OnApplicationBootstrap {
  private readonly listeners = new Map<number, Set<Hear>>();
  private readonly told = new Map<number, number>();
  private total = 0;
  private timer: NodeJS.Timeout | null = null;

  constructor(
    private readonly feed: ReadModelFeed,
    private readonly notifications: NotificationReader,
    private readonly logger: AppLogger,
  ) {}

  onApplicationBootstrap(): void {
    this.feed.onChange((tags) => {
      if (tags === null || tags.includes(TAG)) this.lookSoon();
    });
  }

  /** @returns what ends it; null when too many listen already. */
  listen(userId: number, hear: Hear): (() => void) | null {
    const own = this.listeners.get(userId) ?? new Set<Hear>();
    if (own.size >= MAX_OF_MEMBER || this.total >= MAX_OF_PROCESS) return null;
    this.listeners.set(userId, own.add(hear));
    this.total += 1;
    this.told.delete(userId);
    this.lookSoon();
    return () => {
      if (!own.delete(hear)) return;
      this.total -= 1;
      if (own.size > 0) return;
      this.listeners.delete(userId);
      this.told.delete(userId);
    };
  }

  private lookSoon(): void {
    if (this.timer || this.total === 0) return;
    this.timer = setTimeout(() => {
      this.timer = null;
      this.look().catch((error) => this.logger.child('live counts').warn({ err: error }, 'new ones were not counted'));
    }, DEBOUNCE_MS);
    this.timer.unref();
  }

  private async look(): Promise<void> {
    const userIds = [...this.listeners.keys()];
    const counts = await this.notifications.unvisitedCounts(userIds);
    for (const userId of userIds) {
      const count = counts.get(userId) ?? 0;
      if (this.told.get(userId) === count) continue;
      this.told.set(userId, count);
      for (const hear of this.listeners.get(userId) ?? []) hear(count);
    }
  }
}
