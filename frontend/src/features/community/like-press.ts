import type { LikedEntity } from './likes-loader.ts';

/** What a guest's press is known by while they log in. */
export const likePress = (entity: LikedEntity | 'comment', id: number) => `like ${entity} ${id}`;
