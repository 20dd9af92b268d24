import type { PostCard } from '../../api/types.ts';
import { useCardFormat } from '../../lib/format/use-card-format.ts';

type Props = Pick<PostCard, 'release_year' | 'end_year' | 'status'>;

/** Of a film one year, of a series the first and the last: that one is left out where the rating beside it would lose its place. */
export function CardYears({ release_year: from, end_year: to, status }: Props) {
  const format = useCardFormat();
  const running = status === 1;
  return (
    <span>
      {format.year(from)}
      <span className={running ? undefined : 'hidden @min-[6.5rem]:inline'}>{format.endYear(from, to, running)}</span>
    </span>
  );
}
