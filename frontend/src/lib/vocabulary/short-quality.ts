import type { PostType } from '../../api/types.ts';

/**
 * The few letters a poster has room for, by the level's place in the list of specification §3. Apart from the names, so that
 * cards do not carry all twenty of them.
 */
export function shortQuality(postType: PostType, level: number): string {
  if (postType === 2) return ['720', '1080', '4K'][level - 1] ?? '';
  if (level === 20) return '4K';
  if (level >= 14 && level <= 17) return '3D';
  if (level === 12 || level === 13 || level === 19) return '1080';
  return level >= 7 ? '720' : 'SD';
}
