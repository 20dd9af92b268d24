import type { ReleaseFileCard, ReleaseFileCards } from './release-file-cards.port.ts';

/** What something about a file is on: its title, and which file of it. */
export interface FileSubject {
  name: ReleaseFileCard['name'];
  file: { post_type: 1 | 2; quality: number; season: number | null; episode: number | null };
}

/** @returns by file id; what is not on offer any more is not in it. */
export async function fileSubjects(
  fileIds: readonly number[],
  files: ReleaseFileCards,
): Promise<Map<number, FileSubject>> {
  const cards = await files.of([...new Set(fileIds)]);
  return new Map([...cards].map(([id, card]) => [id, subjectOf(card)]));
}

function subjectOf({ name, postType: post_type, quality, season, episode }: ReleaseFileCard): FileSubject {
  return { name, file: { post_type, quality, season, episode } };
}
