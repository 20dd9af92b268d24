import type { TitlePage } from '../../../api/types.ts';

/** Downloads first (specification §2). */
const TABS = ['downloads', 'details', 'trailer', 'review'] as const;
type TitleTab = (typeof TABS)[number];

export function hasFiles({ files, seasons }: Pick<TitlePage, 'files' | 'seasons'>): boolean {
  return files.length > 0 || seasons.some(({ groups }) => groups.length > 0);
}

/** The tabs that have something to show. The first has the bare address. */
export function titleTabs(post: Pick<TitlePage, 'files' | 'seasons' | 'trailers' | 'review'>): TitleTab[] {
  const empty: Record<TitleTab, boolean> = {
    downloads: !hasFiles(post),
    details: false,
    trailer: post.trailers.length === 0,
    review: !post.review,
  };
  return TABS.filter((tab) => !empty[tab]);
}
