import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type MemberSender, systemSender } from '#platform/kernel/context/sender.ts';
import type { Role } from '#platform/kernel/context/viewer.ts';
import { ApproveComments } from '../commands/approve-comments/approve-comments.command.ts';
import { Like } from '../commands/like/like.command.ts';
import { PostComment } from '../commands/post-comment/post-comment.command.ts';
import type { CommentSubject } from '../domain/comment-subject.ts';
import { DEMO_COMMENTS, type DemoSubject } from './demo-comment-lines.ts';

export interface DemoMember {
  id: number;
  username: string;
}

interface Cast {
  /** Who writes and likes. */
  readers: readonly DemoMember[];
  /** Who lets it through. */
  moderator: DemoMember;
  /** The id of the news post with this English title; null where there is none. */
  newsPost(title: string): Promise<number | null>;
  /** The id of the movie or series with this English name and year; null where there is none. */
  titleId(name: string, year: number): Promise<number | null>;
}

/** What the demo's readers say under news posts and titles, so that these look as on a lived-in site. */
@Injectable()
export class DemoComments {
  constructor(private readonly commands: CommandBus) {}

  /** Through the same commands as everybody's; for readers who have just come. @returns how many comments. */
  async write(cast: Cast): Promise<number> {
    const { readers, moderator } = cast;
    const ids = new Map<string, number>();
    for (const { key, about, by, answers, spoiler, body } of DEMO_COMMENTS) {
      const author = readers.find(({ username }) => username === by);
      const subject = await subjectOf(about, cast);
      const parentId = answers ? ids.get(answers) : null;
      if (!author || !subject || parentId === undefined) continue;
      const comment = new PostComment(sentBy(author, 'viewer'), subject, parentId, body, spoiler === true, null);
      const { commentId: id } = await this.commands.execute(comment);
      await this.commands.execute(new ApproveComments(sentBy(moderator, 'moderator'), [{ id, version: 1 }]));
      for (const reader of readers) await this.like(reader, author, id, subject);
      ids.set(key, id);
    }
    return ids.size;
  }

  private async like(
    reader: DemoMember,
    author: DemoMember,
    commentId: number,
    { newsPostId }: CommentSubject,
  ): Promise<void> {
    const sender = sentBy(reader, 'viewer');
    if (newsPostId !== null) await this.commands.execute(new Like(sender, 'news', newsPostId, 1));
    if (reader.id !== author.id) await this.commands.execute(new Like(sender, 'comment', commentId, 1));
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

function sentBy({ id: userId, username }: DemoMember, role: Role): MemberSender {
  const actor = { userId, username, name: username, role, sessionId: '', twoFactor: false };
  return { ...systemSender('demo comments'), actor };
}
