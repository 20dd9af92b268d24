import {
  applyDecorators,
  type CallHandler,
  createParamDecorator,
  type ExecutionContext,
  type NestInterceptor,
  UseInterceptors,
} from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';
import { from, lastValueFrom, type Observable } from 'rxjs';
import type { UploadedFile } from './pending-upload.ts';

declare module 'fastify' {
  interface FastifyRequest {
    uploadedFile?: UploadedFile | null;
  }
}

/** After the guard: the file of somebody who may send one is received, and is gone once the request is answered. */
class ReceiveUpload implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const { upload, viewer } = request;
    if (!upload || !viewer) return next.handle();
    return from(
      upload.receive(viewer.userId, (file) => {
        request.uploadedFile = file;
        return lastValueFrom(next.handle());
      }),
    );
  }
}

/**
 * Marks a route of members that takes a form with one file, `file`, after its other fields.
 * @param maxBytes the largest file. @param tokenBehindFile the token may come last; for small files, since strangers send them, too.
 */
export const Upload = (maxBytes: number, { tokenBehindFile = false } = {}) =>
  applyDecorators(RouteConfig({ uploadBytes: maxBytes, tokenBehindFile }), UseInterceptors(new ReceiveUpload()));

/** The file of the form; null when it has none, or the body is no form. */
export const SentFile = createParamDecorator(
  (_: unknown, context: ExecutionContext) => context.switchToHttp().getRequest<FastifyRequest>().uploadedFile ?? null,
);
