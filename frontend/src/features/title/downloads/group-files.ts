import type { FileFacts } from '../../../api/types.ts';

interface QualityGroup {
  quality: number;
  files: FileFacts[];
}

/** Files of one quality together: the best quality first, in a group the original before the dubbed, then the smaller. */
export function groupByQuality(files: readonly FileFacts[]): QualityGroup[] {
  const groups = new Map<number, FileFacts[]>();
  for (const file of files) groups.set(file.quality, [...(groups.get(file.quality) ?? []), file]);
  return [...groups]
    .map(([quality, members]) => ({
      quality,
      files: members.sort((a, b) => Number(a.dubbed) - Number(b.dubbed) || a.size - b.size),
    }))
    .sort((a, b) => b.quality - a.quality);
}
