import multipart from '@fastify/multipart';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route takes a form with one file of at most so many bytes. */
    uploadBytes?: number;
  }
}

export interface UploadedFile {
  bytes: Buffer;
  /** It was longer than the route takes; what came is thrown away. */
  tooLarge: boolean;
}

/** The body of a route marked with `Upload`, when it came as multipart/form-data. */
export interface UploadBody {
  token?: string;
  file?: UploadedFile;
}

const MAX_FIELD_BYTES = 8_192;

/** A request that is no form with one file; Fastify's own refusals carry a status in the same way. */
class BadUpload extends Error {
  readonly statusCode = 400;
}
class MultipartNotTaken extends Error {
  readonly statusCode = 415;
}

/** Marks the route that takes a file. @param mostBytes the largest file, in bytes. */
export const Upload = (mostBytes: number) => RouteConfig({ uploadBytes: mostBytes });

/**
 * Reads multipart/form-data on the routes that are marked for it and refuses it everywhere else. The file is read before
 * the guard looks at the token, which travels in the same form.
 */
export async function addUploads(app: NestFastifyApplication, fastify: FastifyInstance): Promise<void> {
  await app.register(multipart as never);
  fastify.addHook('onRequest', (request, _reply, done) => {
    const isForm = request.headers['content-type']?.toLowerCase().startsWith('multipart/');
    done(isForm && !request.routeOptions.config?.uploadBytes ? new MultipartNotTaken() : undefined);
  });
  fastify.addHook('preValidation', async (request) => {
    const mostBytes = request.routeOptions.config?.uploadBytes;
    if (mostBytes && request.isMultipart()) request.body = await readForm(request, mostBytes);
  });
}

async function readForm(request: FastifyRequest, mostBytes: number): Promise<UploadBody> {
  const limits = { files: 1, fileSize: mostBytes, fields: 10, fieldSize: MAX_FIELD_BYTES, parts: 11 };
  const body: UploadBody = {};
  try {
    for await (const part of request.parts({ limits, throwFileSizeLimit: false } as never)) {
      if (part.type === 'file') {
        const chunks: Buffer[] = [];
        for await (const chunk of part.file) chunks.push(chunk);
        if (part.fieldname === 'file') {
          const tooLarge = part.file.truncated;
          body.file = { bytes: tooLarge ? Buffer.alloc(0) : Buffer.concat(chunks), tooLarge };
        }
      } else if (part.fieldname === 'token' && typeof part.value === 'string') body.token = part.value;
    }
  } catch {
    throw new BadUpload('this is no form with one file');
  }
  return body;
}
