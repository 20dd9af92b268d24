import multipart from '@fastify/multipart';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PendingUpload } from './pending-upload.ts';
import { sweepUploadPlaces } from './sweep-upload-places.ts';
import { MultipartNotTaken } from './upload.errors.ts';
import { UploadSlots } from './upload-slots.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route takes a form with one file of at most so many bytes. */
    uploadBytes?: number;
    /** The token may stand behind the file of the form. */
    tokenBehindFile?: boolean;
  }
  interface FastifyRequest {
    /** The form, on routes that take one. */
    upload?: PendingUpload;
  }
}

/**
 * Takes multipart/form-data on the routes that are marked for it and refuses it everywhere else. Of the form only the fields
 * before its file are read here, the token among them: the file waits in the socket until the guard has let its sender in. Where
 * the token may stand behind the file, and is not found before, the file goes to the disk first.
 */
export async function addUploads(app: NestFastifyApplication, fastify: FastifyInstance): Promise<void> {
  await app.register(multipart as never);
  await sweepUploadPlaces();
  const slots = new UploadSlots();
  fastify.addHook('onRequest', (request, _reply, done) => {
    const isForm = request.headers['content-type']?.toLowerCase().startsWith('multipart/');
    const { uploadBytes, oneClick } = request.routeOptions.config ?? {};
    done(isForm && !uploadBytes && !oneClick ? new MultipartNotTaken() : undefined);
  });
  const read = async (upload: PendingUpload, request: FastifyRequest, reply: FastifyReply) => {
    // Also when the sender has gone before the answer.
    reply.raw.once('close', () => void upload.end());
    request.upload = upload;
    const { tokenBehindFile } = request.routeOptions.config;
    request.body = await upload.readFields(tokenBehindFile === true && request.headers.authorization === undefined);
  };
  // Hardly any request is an upload: the others wait for no promise.
  fastify.addHook('preValidation', (request, reply, done) => {
    const { uploadBytes } = request.routeOptions.config ?? {};
    if (!uploadBytes || !request.isMultipart()) return done();
    read(new PendingUpload(request, uploadBytes, slots), request, reply).then(() => done(), done);
  });
}
