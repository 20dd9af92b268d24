import type { Release, TitleOffer } from '../../contract/files/release-file.ts';

type OfferedFile = Pick<Release, 'quality' | 'dubbed' | 'censored'> & { uploadedAt: string };

/** What the files of a title are together; ISO times in UTC sort as they are. */
export function offerOf(files: readonly OfferedFile[]): TitleOffer {
  const newest = (some: readonly OfferedFile[]) =>
    some
      .map(({ uploadedAt }) => uploadedAt)
      .toSorted()
      .at(-1) ?? null;
  const dubbed = files.filter((file) => file.dubbed);
  return {
    files: files.length,
    qualities: [...new Set(files.map(({ quality }) => quality))].sort((one, other) => one - other),
    dubbed: dubbed.length > 0,
    censored: files.some(({ censored }) => censored),
    uploadedAt: newest(files),
    dubbedAt: newest(dubbed),
  };
}
