import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { DocumentCache } from '#platform/documents/document-cache.ts';
import { HOUR_MS } from '#platform/kernel/time/durations.ts';
import { threadTag } from '../../domain/comment-subject.ts';
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
    const { subject, page, viewer } = query;
    const thread = await this.publicThread(query);
    return this.personal.show(thread, viewer?.userId ?? null, { subject, page, withPending: true });
  }

  private publicThread({ subject, page, sort }: GetComments): Promise<PublicThread> {
    return this.documents.get({
      // Plans end by themselves: the marks of their authors are looked up anew every hour.
      key: `${threadTag(subject)}:${page}:${sort}:${Math.floor(Date.now() / HOUR_MS)}`,
      tags: [threadTag(subject)],
      load: () => this.threads.publicThread(subject, page, sort),
      // The text, and the objects it was made of.
      sizeOf: (thread) => 3 * thread.document.length,
    });
  }
}
