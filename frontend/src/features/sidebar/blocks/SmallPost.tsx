import { Link } from 'react-router-dom';
import type { PostCard } from '../../../api/types.ts';
import { RatingBadge } from '../../../components/card/RatingBadge.tsx';
import { Poster } from '../../../components/picture/Poster.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { titlePath } from '../../../lib/router/title-path.ts';

/** A title in one line, for the narrow lists. `when` shows how long ago it changed instead of its year. */
export function SmallPost({ post, when = false }: { post: PostCard; when?: boolean }) {
  const { nameOf } = useLanguage();
  const format = useFormat();
  const title = nameOf(post.name);
  return (
    <li>
      <Link
        to={titlePath(post)}
        className="-mx-2 flex items-center gap-3 rounded-card p-2 transition-colors hover:bg-high/6"
      >
        <span className="w-10 shrink-0">
          <Poster path={post.cover_path} tint={post.tint} title="" sizes="40px" className="rounded-sm!" />
        </span>
        <span className="min-w-0 grow">
          <span className="block truncate text-sm font-bold">{title}</span>
          <span className="flex items-center gap-2 text-xs text-low">
            {when
              ? format.relative(post.updated_at)
              : format.years(post.release_year, post.end_year, post.status === 1)}
            <RatingBadge rating={post.rating} />
          </span>
        </span>
      </Link>
    </li>
  );
}
