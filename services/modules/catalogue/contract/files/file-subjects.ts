import type { ReleaseFileCard, ReleaseFileCards } from './release-file-cards.port.ts';

/** What something about a file is on: its title, and which file of it. */
interface FileSubject {
  name: ReleaseFileCard['name'];
  file: { post_type: 1 | 2; quality: number; season: number | null; episode: number | null };
}

/** @returns each with the file that it is about; null where that is not on offer any more. */
export async function aboutFiles<Item>(
  items: readonly (Item & { fileId: number })[],
  files: ReleaseFileCards,
): Promise<(Item & { about: FileSubject | null })[]> {
  const cards = await files.of([...new Set(items.map(({ fileId }) => fileId))]);
  return items.map(({ fileId, ...item }) => {
    const card = cards.get(fileId);
    return { ...(item as Item), about: card ? subjectOf(card) : null };
  });
}

function subjectOf({ name, postType: post_type, quality, season, episode }: ReleaseFileCard): FileSubject {
  return { name, file: { post_type, quality, season, episode } };
}
