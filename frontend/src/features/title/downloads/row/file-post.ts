import type { TitlePage } from '../../../../api/types.ts';

/** The title that a file is of, as its row needs it. */
export type FilePost = Pick<TitlePage, 'id' | 'post_type' | 'slug'>;
