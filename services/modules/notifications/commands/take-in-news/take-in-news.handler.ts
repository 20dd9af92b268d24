import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { EntityManager } from 'typeorm';
import { sessionEnded, sessionStarted } from '#modules/accounts/contract/accounts.events.ts';
import { NamedAccounts } from '#modules/accounts/contract/named-accounts.port.ts';
import { ReleaseFiles } from '#modules/catalogue/contract/files/release-files.port.ts';
import { Followers } from '#modules/library/contract/followers.port.ts';
import { Clock } from '#platform/kernel/clock/clock.ts';
import { DAY_MS } from '#platform/kernel/time/durations.ts';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import type { RecordedEvent } from '#platform/messaging/outbox/event-definition.ts';
import { EventHistory } from '#platform/messaging/outbox/event-history.ts';
import { Sending } from '../../application/sending.ts';
import { notificationSent } from '../../contract/notifications.events.ts';
import { gathered } from '../../domain/gathered.ts';
import type { Lookup } from '../../domain/kind.ts';
import { SOURCES_BY_TYPE, TAKEN_BACK_BY_TYPE } from '../../domain/kinds.ts';
import { type FreshNews, type News, NewsRepository, type TakenBack } from '../../persistence/news.repository.ts';
import { PushSubscriptionRepository } from '../../persistence/push-subscription.repository.ts';
import { TakeInNews } from './take-in-news.command.ts';

/** Positions of the log that are taken in at once. */
const WINDOW = 500;
/** What is older is kept, so that it is never told as new, but nobody is told: a log that was there before this module is history. */
const MAX_AGE_MS = 7 * DAY_MS;

const TYPES = [...SOURCES_BY_TYPE.keys(), ...TAKEN_BACK_BY_TYPE.keys(), sessionStarted.type, sessionEnded.type];

@CommandHandler(TakeInNews)
export class TakeInNewsHandler implements ICommandHandler<TakeInNews> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly history: EventHistory,
    private readonly news: NewsRepository,
    private readonly sending: Sending,
    private readonly subscriptions: PushSubscriptionRepository,
    private readonly followers: Followers,
    private readonly files: ReleaseFiles,
    private readonly named: NamedAccounts,
    private readonly clock: Clock,
  ) {}

  /** The place in the log moves with what was made of it: each event is taken in once. */
  async execute(): Promise<{ events: number; more: boolean } | null> {
    const { manager } = this.unitOfWork.transaction;
    const from = await this.news.lockProgress(manager);
    if (from === null) return null;
    const head = await this.history.head(manager);
    if (head <= from) return { events: 0, more: false };
    const to = Math.min(head, from + WINDOW);
    const events = await this.history.between(manager, from, to, TYPES);
    await this.subscriptions.endSessions(manager, events.flatMap(endedSession));
    const { news, takenBack } = await this.newsOf(manager, events);
    await this.takeBack(manager, takenBack);
    const fresh = (await this.news.keepFresh(manager, news)).filter(({ happenedAt }) => !this.isHistory(happenedAt));
    const messages = messagesOf(fresh);
    for (const one of fresh) await this.tell(manager, one, messages.get(one) ?? 0);
    await this.news.moveProgress(manager, to);
    return { events: events.length, more: to < head };
  }

  /** What was told before these events and holds no more; and what is news after them. */
  private async newsOf(
    manager: EntityManager,
    events: readonly RecordedEvent[],
  ): Promise<{ news: News[]; takenBack: TakenBack[] }> {
    const lookup: Lookup = {
      firstOf: (stream) => this.history.firstOf(manager, stream),
      lastOf: (stream, types) => this.history.lastOf(manager, stream, types),
      membersNamed: (usernames) => this.named.find(manager, usernames),
      titleOfFile: async (fileId) => {
        const file = (await this.files.find(manager, fileId)) ?? (await this.files.findRetired(manager, fileId));
        return file?.titleId ?? null;
      },
    };
    let news: News[] = [];
    const takenBack: TakenBack[] = [];
    for (const { type, data, time } of events) {
      for (const { kind, source } of TAKEN_BACK_BY_TYPE.get(type) ?? []) {
        const causes = new Set((await source.causes(data, lookup)).map(({ cause }) => cause));
        news = news.filter((one) => one.kind !== kind || !causes.has(one.cause));
        takenBack.push(...[...causes].map((cause) => ({ kind, cause, at: time })));
      }
      for (const { kind, source } of SOURCES_BY_TYPE.get(type) ?? []) {
        for (const { together, ...cause } of await source.causes(data, lookup)) {
          news.push({ ...cause, kind, happenedAt: time, ...(together && !this.isHistory(time) && { together }) });
        }
      }
    }
    return { news, takenBack };
  }

  private async takeBack(manager: EntityManager, takenBack: readonly TakenBack[]): Promise<void> {
    if (takenBack.length === 0) return;
    for (const told of await this.news.forget(manager, takenBack)) {
      const sent = notificationSent.schema.parse(await this.history.firstOf(manager, `notification-${told.id}`));
      await this.sending.takeBack(told, sent.userIds);
    }
  }

  private isHistory(time: Date): boolean {
    return time.getTime() < this.clock.now().getTime() - MAX_AGE_MS;
  }

  private async tell(
    manager: EntityManager,
    { notificationId: id, to, ...news }: FreshNews,
    gathered: number,
  ): Promise<void> {
    if ('members' in to) return this.sending.send({ id, ...news }, to.members, gathered);
    const followed = await this.followers.followed(manager, to.followersOf, to.targets);
    await this.news.startSpreading(
      manager,
      id,
      to.followersOf,
      to.targets.filter((target) => followed.has(target)),
    );
  }
}

/** The last of what is told to the same and gathered, with how many it tells of. */
function messagesOf(news: readonly FreshNews[]): Map<FreshNews, number> {
  const lines = [...Map.groupBy(news, ({ to }) => JSON.stringify(to)).values()].flatMap((told) => gathered(told));
  return new Map(lines.map((line) => [line.at(-1) as FreshNews, line.length]));
}

function endedSession(event: RecordedEvent): string[] {
  if (event.type === sessionEnded.type) return [sessionEnded.read(event).data.sessionId];
  if (event.type !== sessionStarted.type) return [];
  const { supersededSessionId } = sessionStarted.read(event).data;
  return supersededSessionId ? [supersededSessionId] : [];
}
