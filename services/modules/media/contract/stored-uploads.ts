import type { EntityManager } from 'typeorm';
import { DomainError } from '#platform/kernel/errors/domain-error.ts';
import { isUploadedTrailer } from './trailer-file.ts';
import { UPLOADS, type UploadKind } from './uploads.ts';

/** The storage, as far as it matters here. */
interface Files {
  /** @returns bytes; null when there is no such file. */
  size(name: string): Promise<number | null>;
}

/** @param field as the request names it. */
class UnknownPicture extends DomainError {
  constructor(field: string) {
    super('unknown_picture', 'Please check the marked fields', { errors: { [field]: ['This picture is not there'] } });
  }
}

/** @param field as the request names it. */
class UnknownTrailer extends DomainError {
  constructor(field: string) {
    super('unknown_trailer', 'Please check the marked fields', { errors: { [field]: ['This trailer is not there'] } });
  }
}

/**
 * Facts name only pictures that somebody has uploaded. What they name stays: nobody removes it from here to the commit, nor after it.
 * @param pictures by the field of the request that names each. @throws UnknownPicture
 */
export async function requirePictures(
  manager: EntityManager,
  files: Files,
  pictures: Record<string, { key: string } | undefined>,
): Promise<void> {
  const named = Object.entries(pictures).flatMap(([field, picture]) => (picture ? { field, key: picture.key } : []));
  await name(manager, 'picture', named);
  const missing = await firstMissing(files, 'picture', named);
  if (missing) throw new UnknownPicture(missing.field);
}

/**
 * The same for trailers of a title; those that were not uploaded are taken at their word. @throws UnknownTrailer
 */
export async function requireTrailers(
  manager: EntityManager,
  files: Files,
  trailers: readonly { key: string }[],
): Promise<void> {
  const named = trailers
    .map(({ key }, place) => ({ field: `trailers.${place}.key`, key }))
    .filter(({ key }) => isUploadedTrailer(key));
  await name(manager, 'trailer', named);
  const missing = await firstMissing(files, 'trailer', named);
  if (missing) throw new UnknownTrailer(missing.field);
}

/** What an import names may come later: it stays from then on. */
export async function nameTrailers(manager: EntityManager, trailers: readonly { key: string }[]): Promise<void> {
  const uploaded = trailers.filter(({ key }) => isUploadedTrailer(key));
  await name(manager, 'trailer', uploaded);
}

/** In the order of the keys, so that two commands do not wait for each other. */
async function name(manager: EntityManager, kind: UploadKind, named: readonly { key: string }[]): Promise<void> {
  if (named.length === 0) return;
  const { table, key } = UPLOADS[kind];
  const keys = [...new Set(named.map((upload) => upload.key))].sort();
  await manager.query(
    `insert into ${table} as u (key, named_at) select unnest($1::${key}[]), now()
     on conflict (key) do update set named_at = now() where u.named_at is null`,
    [keys],
  );
}

async function firstMissing<Named extends { key: string }>(
  files: Files,
  kind: UploadKind,
  named: readonly Named[],
): Promise<Named | null> {
  for (const one of named) if ((await files.size(UPLOADS[kind].file(one.key))) === null) return one;
  return null;
}
