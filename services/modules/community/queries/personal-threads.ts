import { Injectable } from '@nestjs/common';
import { WatchedPlaces } from '#modules/watching/contract/watched-places.port.ts';
import type { CommentSubject } from '../domain/comment-subject.ts';
import { CommentThreadReader, type PublicThread } from './get-comments/comment-thread.reader.ts';
import { personalThread } from './get-comments/personal-thread.ts';
import { LikeReader } from './like.reader.ts';

interface Place {
  subject: CommentSubject;
  page: number;
  /** Whether the viewer's own pending comments are put in. */
  withPending: boolean;
}

/** Shows threads to one viewer; who has nothing of their own in one gets the text that all get. */
@Injectable()
export class PersonalThreads {
  constructor(
    private readonly threads: CommentThreadReader,
    private readonly likes: LikeReader,
    private readonly watched: WatchedPlaces,
  ) {}

  async show(thread: PublicThread, userId: number | null, { subject, page, withPending }: Place): Promise<string> {
    if (userId === null) return thread.document;
    const [pending, likes, watched] = await Promise.all([
      withPending ? this.threads.ownPending(subject, userId) : [],
      this.likes.own(userId, 'comment', [...thread.authors.keys()]),
      subject.postId !== null && hasPlaces(thread) ? this.watched.of(userId, subject.postId) : [],
    ]);
    const ownIsShown = [...thread.authors.values()].includes(userId);
    const personal = pending.length > 0 || likes.size > 0 || watched.length > 0 || ownIsShown;
    return personal
      ? JSON.stringify(personalThread(thread, { userId, pending, likes, watched }, page))
      : thread.document;
  }
}

function hasPlaces({ page }: PublicThread): boolean {
  return page.comments.some(({ place, replies }) => place || replies.some((reply) => reply.place));
}
