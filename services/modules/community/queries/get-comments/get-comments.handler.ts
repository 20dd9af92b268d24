import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { DocumentCache } from '#platform/documents/document-cache.ts';
import { PersonalThreads } from '../personal-threads.ts';
import { CommentThreadReader, type PublicThread } from './comment-thread.reader.ts';
import { GetComments } from './get-comments.query.ts';

@QueryHandler(GetComments)
export class GetCommentsHandler implements IQueryHandler<GetComments> {
  constructor(
    private readonly threads: CommentThreadReader,
    private readonly personal: PersonalThreads,
    private readonly documents: DocumentCache,
  ) {}

  async execute(query: GetComments): Promise<string> {
    const { postId, page, viewer } = query;
    const thread = await this.publicThread(query);
    return this.personal.show(thread, viewer?.userId ?? null, { postId, page, withPending: true });
  }

  private publicThread({ postId, page, sort }: GetComments): Promise<PublicThread> {
    return this.documents.get({
      key: `comments:${postId}:${page}:${sort}`,
      tags: [`comments:${postId}`],
      load: () => this.threads.publicThread(postId, page, sort),
      // The text, and the objects it was made of.
      sizeOf: (thread) => 3 * thread.document.length,
    });
  }
}
