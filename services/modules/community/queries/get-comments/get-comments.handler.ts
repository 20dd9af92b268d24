import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { DocumentCache } from '#platform/documents/document-cache.ts';
import { CommentThreadReader, type PublicThread } from './comment-thread.reader.ts';
import { GetComments } from './get-comments.query.ts';
import { personalThread } from './personal-thread.ts';

const HOUR_MS = 3_600_000;

@QueryHandler(GetComments)
export class GetCommentsHandler implements IQueryHandler<GetComments> {
  constructor(
    private readonly threads: CommentThreadReader,
    private readonly documents: DocumentCache,
  ) {}

  async execute({ postId, page, viewer }: GetComments): Promise<string> {
    const [thread, pending] = await Promise.all([
      this.publicThread(postId, page),
      viewer ? this.threads.ownPending(postId, viewer.userId) : [],
    ]);
    const personal = viewer && (pending.length > 0 || [...thread.authors.values()].includes(viewer.userId));
    return personal ? JSON.stringify(personalThread(thread, pending, viewer.userId, page)) : thread.document;
  }

  private publicThread(postId: number, page: number): Promise<PublicThread> {
    return this.documents.get({
      // Plans end by themselves: the marks of their authors are looked up anew every hour.
      key: `comments:${postId}:${page}:${Math.floor(Date.now() / HOUR_MS)}`,
      tags: [`comments:${postId}`],
      load: () => this.threads.publicThread(postId, page),
      // The text, and the objects it was made of.
      sizeOf: (thread) => 3 * thread.document.length,
    });
  }
}
