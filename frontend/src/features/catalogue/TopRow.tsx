import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { PostCard } from '../../api/types.ts';
import { CardTool } from '../../components/card/CardTool.tsx';
import { RatingBadge } from '../../components/card/RatingBadge.tsx';
import { Poster } from '../../components/picture/Poster.tsx';
import { useFormat } from '../../lib/format/use-format.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { titlePath } from '../../lib/router/title-path.ts';

/** A row of the top lists: rank, poster, names and votes. */
export function TopRow({ post, rank }: { post: PostCard; rank: number }) {
  const { t } = useTranslation('catalogue');
  const { nameOf, language } = useLanguage();
  const format = useFormat();
  const title = nameOf(post.name);
  const genres = post.genres.slice(0, 2).map(nameOf);
  const second = language === 'fa' ? post.name.en : post.name.fa;
  return (
    <li className="group flex min-w-0 items-center border-b border-hairline">
      <Link to={titlePath(post)} className="flex min-w-0 grow items-center gap-3 rounded-card py-3 sm:gap-4">
        <span className="w-10 shrink-0 text-center text-lg font-black text-low transition-colors group-hover:text-accent-text md:text-2xl">
          {format.number(rank)}
        </span>
        <span className="w-14 shrink-0 md:w-16">
          <Poster path={post.cover_path} tint={post.tint} title="" sizes="64px" className="rounded-md!" />
        </span>
        <span className="min-w-0 grow">
          <span dir="auto" className="line-clamp-2 text-page-start font-bold">
            {title}
          </span>
          {second && second !== title && (
            // Of the other script: what is too long for its lines loses its own end.
            <bdi className="line-clamp-2 text-page-start text-xs text-low">{second}</bdi>
          )}
          <span className="mt-0.5 flex text-xs text-low">
            {/* One line: a genre that has no room in it is left out, not cut. */}
            <span className="flex h-[1lh] min-w-0 flex-wrap overflow-hidden whitespace-pre">
              <span>{format.years(post.release_year, post.end_year, post.status === 1)}</span>
              {genres.map((genre, index) => (
                <span key={genre}>{(index === 0 ? ' · ' : t('list.comma')) + genre}</span>
              ))}
            </span>
            <CardTool tool="Marks" post={post} />
          </span>
        </span>
        <span className="shrink-0 text-end">
          <RatingBadge rating={post.rating} className="text-base" />
          {post.votes > 0 && (
            <span className="block text-xs text-low">
              {t('top.votes', { count: post.votes, votes: format.abbreviate(post.votes) })}
            </span>
          )}
        </span>
      </Link>
      {/* The button's place, whether it is there yet or not. */}
      <span className="relative h-5 w-9 shrink-0">
        <CardTool tool="Keep" post={post} />
      </span>
    </li>
  );
}
