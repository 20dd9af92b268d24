import type { EntityManager } from 'typeorm';
import { DomainError } from '#platform/kernel/errors/domain-error.ts';
import { pictureFile } from './uploaded-picture.ts';

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

const NAME = 'update write.uploaded_picture set named_at = now() where key = any($1::uuid[]) and named_at is null';

/**
 * Facts name only pictures that somebody has uploaded. What they name stays: nobody removes it from here to the commit, nor after it.
 * @param pictures by the field of the request that names each. @throws UnknownPicture
 */
export async function requirePictures(
  manager: EntityManager,
  files: Files,
  pictures: Record<string, { key: string } | undefined>,
): Promise<void> {
  const keys = Object.values(pictures).flatMap((picture) => picture?.key ?? []);
  if (keys.length === 0) return;
  await manager.query(NAME, [keys]);
  for (const [field, picture] of Object.entries(pictures)) {
    if (picture && (await files.size(pictureFile(picture.key))) === null) throw new UnknownPicture(field);
  }
}
