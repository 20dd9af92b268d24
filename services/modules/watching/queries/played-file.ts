import type { ReleaseFileCard } from '#modules/catalogue/contract/files/release-file-cards.port.ts';
import type { PlayInfo } from './get-playinfo/get-playinfo.schema.ts';

/** A file as people know it. */
export function playedFileOf(card: ReleaseFileCard): PlayInfo['file'] {
  const { fileId, titleId, postType, slug, name, coverPath, season, episode, quality, dubbed, media } = card;
  return {
    id: fileId,
    post_id: titleId,
    post_type: postType,
    slug,
    name,
    cover_path: coverPath,
    season,
    episode,
    quality,
    dubbed,
    duration: media.durationSeconds,
  };
}
