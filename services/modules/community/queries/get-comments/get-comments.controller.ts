import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Viewer } from '../../../../platform/auth/session-verifier.port.js';
import { CurrentViewer } from '../../../../platform/auth/viewer.decorator.js';
import { DocumentCache } from '../../../../platform/documents/document-cache.js';
import { Endpoint } from '../../../../platform/http/endpoint.decorator.js';
import { JsonDocument } from '../../../../platform/http/json-document.js';
import { CommentThreadQuery, type PublicThread } from './comment-thread.query.js';
import { commentPage, type GetCommentsRequest, getCommentsRequest } from './get-comments.schema.js';
import { personalThread } from './personal-thread.js';

@ApiTags('community')
@Controller('api/post')
export class GetCommentsController {
  constructor(
    private readonly threads: CommentThreadQuery,
    private readonly documents: DocumentCache,
  ) {}

  @Post('comments')
  @JsonDocument()
  @Endpoint({
    summary: 'Approved comments on a title, newest first; a signed-in viewer also gets their own pending ones',
    access: 'public',
    response: commentPage,
    readsFrom: ['comments'],
  })
  async comments(
    @Body({ schema: getCommentsRequest }) { post_id: postId, page }: GetCommentsRequest,
    @CurrentViewer() viewer: Viewer | undefined,
  ): Promise<string> {
    const [thread, pending] = await Promise.all([
      this.publicThread(postId, page),
      viewer ? this.threads.ownPending(postId, viewer.userId) : [],
    ]);
    const personal = viewer && (pending.length > 0 || [...thread.authors.values()].includes(viewer.userId));
    return personal ? JSON.stringify(personalThread(thread, pending, viewer.userId, page)) : thread.document;
  }

  private publicThread(postId: number, page: number): Promise<PublicThread> {
    return this.documents.get({
      key: `comments:${postId}:${page}`,
      tags: [`comments:${postId}`],
      load: () => this.threads.publicThread(postId, page),
      // The text, and the objects it was made of.
      sizeOf: (thread) => 3 * thread.document.length,
    });
  }
}
