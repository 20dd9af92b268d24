import { memo } from 'react';
import type { PostCard as Post } from '../../api/types.ts';
import { CardSkeleton } from '../feedback/Skeleton.tsx';
import { Slice } from '../layout/Slice.tsx';
import { PostCard } from './PostCard.tsx';

const NARROW_GRID =
  'grid grid-cols-3 max-[13em]:grid-cols-2 gap-x-3 gap-y-6 sm:grid-cols-4 md:gap-x-5 md:gap-y-8 lg:grid-cols-5';
export const POST_GRID = `${NARROW_GRID} xl:grid-cols-6`;
export const POST_SIZES = '(min-width: 80rem) 208px, (min-width: 64rem) 18vw, (min-width: 30rem) 22vw, 30vw';
/** A row or two. */
const SLICE = 6;
const PHONE_ROW = 3;
const PLACEHOLDERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

interface Props {
  posts: readonly Post[];
  /** Numbers the cards, as in the top lists. */
  firstRank?: number;
  /** Something stands beside it on a desktop. */
  narrow?: boolean;
  /** Nothing larger stands above it: the first pictures of the page are its own. */
  leads?: boolean;
}

/** Cards stay as they are while something beside them changes. */
export const PostGrid = memo(function PostGrid({ posts, firstRank, narrow = false, leads = false }: Props) {
  return (
    <ul className={narrow ? NARROW_GRID : POST_GRID}>
      {slicesOf(posts).map((slice, row) => (
        <Slice key={slice[0]?.id}>
          {slice.map((post, index) => (
            <li key={post.id}>
              <PostCard
                post={post}
                sizes={POST_SIZES}
                eager={leads && row === 0 && eagerAt(index)}
                rank={firstRank === undefined ? undefined : firstRank + row * SLICE + index}
              />
            </li>
          ))}
        </Slice>
      ))}
    </ul>
  );
});

const eagerAt = (index: number) => index === 0 || (index < PHONE_ROW && 'beside');

function slicesOf(posts: readonly Post[]): Post[][] {
  const count = Math.ceil(posts.length / SLICE);
  return Array.from({ length: count }, (_, n) => posts.slice(n * SLICE, (n + 1) * SLICE));
}

export function PostGridSkeleton({ narrow = false }: { narrow?: boolean }) {
  return (
    <div className={narrow ? NARROW_GRID : POST_GRID} aria-hidden="true">
      {PLACEHOLDERS.map((key) => (
        <CardSkeleton key={key} />
      ))}
    </div>
  );
}
