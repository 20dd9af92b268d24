import { Injectable } from '@nestjs/common';
import { TitlesOnSite } from '#modules/catalogue/contract/titles/titles-on-site.port.ts';
import type { CommandTransaction } from '#platform/messaging/commands/command-transaction.ts';
import { UnknownComment } from '../domain/community-errors.ts';
import type { CommentEntity } from '../persistence/comment.entity.ts';
import { CommentRepository } from '../persistence/comment.repository.ts';

/** Comments that everybody can read, for whoever says something of one. */
@Injectable()
export class ReadableComments {
  constructor(
    private readonly comments: CommentRepository,
    private readonly titles: TitlesOnSite,
  ) {}

  /** The comment, kept from being refused, and its title on the site, until the transaction ends. @throws UnknownComment */
  async find(transaction: CommandTransaction, id: number): Promise<CommentEntity> {
    const { manager } = transaction;
    // The title's lock first, as a merge takes them.
    const titleId = await this.comments.titleOf(manager, id);
    if (titleId !== null) await this.titles.require(transaction, titleId, () => new UnknownComment());
    const comment = await this.comments.approved(manager, id);
    if (!comment) throw new UnknownComment();
    return comment;
  }
}
