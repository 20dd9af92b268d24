import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { ApproveComments } from '../commands/approve-comments/approve-comments.command.ts';
import { Like } from '../commands/like/like.command.ts';
import { PostComment } from '../commands/post-comment/post-comment.command.ts';
import type { CommentSubject } from '../domain/comment-subject.ts';
import { DEMO_COMMENTS, type DemoSubject } from './demo-comment-lines.ts';

interface Cast {
  /** Who writes and likes. */
  readers: readonly MemberSender[];
  /** Who lets it through. */
  moderator: MemberSender;
  /** The id of the news post with this English title; null where there is none. */
  newsPost(title: string): Promise<number | null>;
  /** The id of the movie or series with this English name and year; null where there is none. */
  titleId(name: string, year: number): Promise<number | null>;
}

/** What the demo's readers say under news posts and titles, so that these look as on a lived-in site. */
@Injectable()
export class DemoComments {
  constructor(private readonly commands: CommandBus) {}

  /** Through the same commands as everybody's; for readers who have just come. Some wait. @returns how many do not. */
  async write(cast: Cast): Promise<number> {
    const { readers, moderator } = cast;
    const ids = new Map<string, number>();
    for (const { key, about, by, answers, spoiler, waits, body } of DEMO_COMMENTS) {
      const author = readers.find(({ actor }) => actor.username === by);
      const subject = await subjectOf(about, cast);
      const parentId = answers ? ids.get(answers) : null;
      if (!author || !subject || parentId === undefined) continue;
      const comment = new PostComment(author, subject, parentId, body, spoiler === true, null);
      const { commentId: id } = await this.commands.execute(comment);
      if (waits) continue;
      await this.commands.execute(new ApproveComments(moderator, [{ id, version: 1 }]));
      for (const reader of readers) await this.like(reader, author, id, subject);
      ids.set(key, id);
    }
    return ids.size;
  }

  private async like(
    reader: MemberSender,
    author: MemberSender,
    commentId: number,
    { newsPostId }: CommentSubject,
  ): Promise<void> {
    if (newsPostId !== null) await this.commands.execute(new Like(reader, 'news', newsPostId, 1));
    if (reader !== author) await this.commands.execute(new Like(reader, 'comment', commentId, 1));
  }
}

async function subjectOf(about: DemoSubject, cast: Cast): Promise<CommentSubject | null> {
  if ('news' in about) {
    const newsPostId = await cast.newsPost(about.news);
    return newsPostId === null ? null : { postId: null, newsPostId };
  }
  const postId = await cast.titleId(about.name, about.year);
  return postId === null ? null : { postId, newsPostId: null };
}
