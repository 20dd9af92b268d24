/* Told in the general words of their status, as Fastify's own refusals are. */

/** A request that is no form with one file. */
export class BadUpload extends Error {
  readonly statusCode = 400;
}

export class TooManyUploads extends Error {
  readonly statusCode = 429;
}

export class MultipartNotTaken extends Error {
  readonly statusCode = 415;
}
