import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Followers } from '#modules/library/contract/followers.port.ts';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { Sending } from '../../application/sending.ts';
import { NewsRepository } from '../../persistence/news.repository.ts';
import { SpreadNews } from './spread-news.command.ts';

/** Followers that are told in one transaction, by one event. */
const BATCH = 1_000;

@CommandHandler(SpreadNews)
export class SpreadNewsHandler implements ICommandHandler<SpreadNews> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly news: NewsRepository,
    private readonly followers: Followers,
    private readonly sending: Sending,
  ) {}

  /**
   * Who was reached moves with the telling: each follower is told once, whatever ends in between. Whoever follows several is
   * told of the first.
   */
  async execute(): Promise<number | null> {
    const { manager } = this.unitOfWork.transaction;
    const spread = await this.news.lockSpread(manager);
    if (!spread) return null;
    const { audience: kind, targetId: id, targets, afterUserId } = spread;
    const notOf = targets.slice(0, targets.indexOf(id));
    const userIds = await this.followers.page(manager, { kind, id, notOf }, afterUserId, BATCH);
    const facts = kind === 'person' ? { ...spread.facts, personId: id } : spread.facts;
    await this.sending.send({ ...spread, facts }, userIds);
    if (userIds.length < BATCH) await this.news.endSpread(manager, spread);
    else await this.news.moveSpread(manager, spread, userIds.at(-1) as number);
    return userIds.length;
  }
}
