import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, In } from 'typeorm';
import { Batcher } from '#platform/database/batcher.ts';
import type { CommandTransaction } from '#platform/messaging/commands/command-transaction.ts';
import type { RowWrite } from '#platform/messaging/commands/write.ts';
import type { CommentWords } from '../domain/comment-place.ts';
import type { CommentSubject } from '../domain/comment-subject.ts';
import type { CommentStatus, Ruling } from '../domain/decision.ts';
import { CommentEntity } from './comment.entity.ts';

interface NewComment extends CommentWords {
  id: number;
  subject: CommentSubject;
  userId: number;
  parentId: number | null;
}

const INSERT = `
  insert into write.comment (id, post_id, news_post_id, user_id, parent_id, body, spoiler, minute, season, episode)
  select id, post_id, news_post_id, user_id, parent_id, body, spoiler, minute, season, episode
  from jsonb_to_recordset($1) as t(id int, post_id int, news_post_id int, user_id int, parent_id int, body text, spoiler boolean,
    minute smallint, season smallint, episode smallint)`;
const IDS = `
  select nextval(pg_get_serial_sequence('write.comment', 'id'))::int as id from generate_series(1, $1::int)`;

@Injectable()
export class CommentRepository {
  private readonly ids = new Batcher((asked: readonly null[]) => this.drawIds(asked.length));

  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Before a transaction is opened. @returns the id of a comment to be; later ones are larger. */
  nextId(): Promise<number> {
    return this.ids.ask(null);
  }

  insert(transaction: CommandTransaction, comment: NewComment): Promise<void> {
    return transaction.write({ text: INSERT, row: rowOf(comment) });
  }

  /**
   * The root under which an answer to `parentId` goes: the parent, or the comment the parent itself answers. Parent and
   * root are kept from being refused until the transaction ends.
   * @returns null unless both are approved and belong to the title or the news post.
   */
  async approvedRoot(manager: EntityManager, parentId: number, subject: CommentSubject): Promise<number | null> {
    const parent = await manager.findOne(CommentEntity, {
      select: { id: true, parentId: true },
      where: { id: parentId, ...conditionOf(subject) },
    });
    if (!parent) return null;
    const rootId = parent.parentId ?? parent.id;
    // Root first: roots have the smaller ids, and whoever decides several comments locks them in the order of their ids.
    for (const id of new Set([rootId, parent.id])) {
      const approved = await manager.findOne(CommentEntity, {
        select: { id: true },
        where: { id, status: 'approved' },
        lock: { mode: 'pessimistic_read' },
      });
      if (!approved) return null;
    }
    return rootId;
  }

  /** A comment of the member's, locked. @returns null when there is none. */
  own(manager: EntityManager, id: number, userId: number): Promise<CommentEntity | null> {
    return manager.findOne(CommentEntity, { where: { id, userId }, lock: { mode: 'pessimistic_write' } });
  }

  /** What became of an author's comments that were decided last, the newest first. */
  async lastDecided(manager: EntityManager, userId: number, count: number): Promise<CommentStatus[]> {
    const decided = await manager.find(CommentEntity, {
      select: { id: true, status: true },
      where: { userId, status: In(['approved', 'refused']) },
      order: { id: 'DESC' },
      take: count,
    });
    return decided.map(({ status }) => status);
  }

  /** Approves a comment that its author has just written. @returns its new version. */
  async approveOwn(
    manager: EntityManager,
    { id, version }: Pick<CommentEntity, 'id' | 'version'>,
    userId: number,
  ): Promise<number> {
    const approved = { status: 'approved', decidedBy: userId, decidedAt: () => 'now()', version: version + 1 } as const;
    await manager.update(CommentEntity, { id }, approved);
    return version + 1;
  }

  /** All comments of a title become another's, with their answers. @returns them with their new versions. */
  async move(
    manager: EntityManager,
    from: number,
    into: number,
  ): Promise<Pick<CommentEntity, 'id' | 'version' | 'status'>[]> {
    const comments = await manager.find(CommentEntity, {
      where: { postId: from },
      order: { id: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
    await manager.update(CommentEntity, { postId: from }, { postId: into, version: () => 'version + 1' });
    return comments.map(({ id, version, status }) => ({ id, version: version + 1, status }));
  }

  /** Whether somebody can read an answer to it. */
  isAnswered(manager: EntityManager, parentId: number): Promise<boolean> {
    return manager.existsBy(CommentEntity, { parentId, status: 'approved' });
  }

  /** Puts other words in the place of a locked comment's; they wait for a moderator. @returns its new version. */
  async rewrite(manager: EntityManager, { id, version }: CommentEntity, words: CommentWords): Promise<number> {
    const undecided = { status: 'pending', decidedBy: null, decidedAt: null, reason: null } as const;
    await manager.update(CommentEntity, { id }, { ...placeOf(words), ...undecided, version: version + 1 });
    return version + 1;
  }

  /** Takes the words from a locked comment; its place stays for the answers. @returns its new version. */
  async remove(manager: EntityManager, { id, version }: CommentEntity): Promise<number> {
    await manager.update(CommentEntity, { id }, { body: '', status: 'deleted', version: version + 1 });
    return version + 1;
  }

  /** The title that a comment is on, not locked. @returns null where it is on none, or is not there. */
  async titleOf(manager: EntityManager, id: number): Promise<number | null> {
    const comment = await manager.findOne(CommentEntity, { select: { id: true, postId: true }, where: { id } });
    return comment?.postId ?? null;
  }

  /** The comment as everybody sees it, kept from being refused until the transaction ends. @returns null unless it is approved. */
  approved(manager: EntityManager, id: number): Promise<CommentEntity | null> {
    return manager.findOne(CommentEntity, { where: { id, status: 'approved' }, lock: { mode: 'pessimistic_read' } });
  }

  /** The comments, locked in the order of their ids: two overlapping batches cannot wait for each other. */
  lock(manager: EntityManager, ids: number[]): Promise<CommentEntity[]> {
    return manager.find(CommentEntity, {
      where: { id: In(ids) },
      order: { id: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
  }

  /** Writes a ruling on the comment as it was loaded; nobody has decided one that waits again. @returns the comment's new version, or null when it has moved on. */
  async settle(
    manager: EntityManager,
    { id, version, status }: CommentEntity,
    { ruling, moderatorId, reason }: { ruling: Ruling; moderatorId: number; reason: string | null },
  ): Promise<number | null> {
    const waits = ruling === 'pending';
    const ruled = {
      status: ruling,
      version: version + 1,
      decidedBy: waits ? null : moderatorId,
      decidedAt: () => (waits ? 'null' : 'now()'),
      reason,
    };
    const { affected } = await manager.update(CommentEntity, { id, version, status }, ruled);
    return affected === 1 ? version + 1 : null;
  }

  private async drawIds(count: number): Promise<number[]> {
    const rows: { id: number }[] = await this.dataSource.query(IDS, [count]);
    return rows.map(({ id }) => id);
  }
}

function conditionOf({ postId, newsPostId }: CommentSubject) {
  return postId === null ? { newsPostId } : { postId };
}

function placeOf({ body, spoiler, place }: CommentWords) {
  return {
    body,
    spoiler,
    minute: place?.minute ?? null,
    season: place?.season ?? null,
    episode: place?.episode ?? null,
  };
}

function rowOf({ id, subject, userId, parentId, ...words }: NewComment): RowWrite['row'] {
  const { postId: post_id, newsPostId: news_post_id } = subject;
  return { id, post_id, news_post_id, user_id: userId, parent_id: parentId, ...placeOf(words) };
}
