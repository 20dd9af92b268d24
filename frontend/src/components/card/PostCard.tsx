import { Link } from 'react-router-dom';
import type { PostCard as Post } from '../../api/types.ts';
import { useCardFormat } from '../../lib/format/use-card-format.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { rememberCard } from '../../lib/router/tapped-card.ts';
import { titlePath } from '../../lib/router/title-path.ts';
import type { Eager } from '../picture/Picture.tsx';
import { Poster } from '../picture/Poster.tsx';
import { CardOverlay } from './CardOverlay.tsx';
import { CardTool } from './CardTool.tsx';
import { CardYears } from './CardYears.tsx';
import { RatingBadge } from './RatingBadge.tsx';

interface Props {
  post: Post;
  sizes: string;
  /** Its place in a numbered list. */
  rank?: number;
  eager?: Eager;
}

/** Poster, title in the reader's language, year and rating small below. Lifts on hover and focus and then tells quality and genre. */
export function PostCard({ post, sizes, rank, eager }: Props) {
  const { nameOf } = useLanguage();
  const format = useCardFormat();
  const title = nameOf(post.name);
  return (
    <div className="group relative">
      <Link
        to={titlePath(post)}
        draggable={false}
        onClick={({ currentTarget }) => rememberCard(post, currentTarget)}
        className="block rounded-card outline-offset-4"
      >
        <span className="relative block transition-transform group-hover:-translate-y-1 group-has-[a:focus-visible]:-translate-y-1">
          <Poster path={post.cover_path} tint={post.tint} title={title} sizes={sizes} eager={eager} />
          <CardOverlay post={post} />
          {rank !== undefined && <Rank value={format.number(rank)} />}
        </span>
        <span dir="auto" className="card-title">
          {title}
        </span>
        <span className="card-facts">
          <CardYears {...post} />
          <RatingBadge rating={post.rating} />
          <CardTool tool="Marks" post={post} />
        </span>
      </Link>
      <CardTool tool="Keep" post={post} />
    </div>
  );
}

function Rank({ value }: { value: string }) {
  return (
    <span
      data-theme="dark"
      className="absolute start-0 top-0 flex h-9 min-w-9 items-center justify-center rounded-ss-card rounded-ee-card bg-ink px-2 text-base font-black text-accent"
    >
      {value}
    </span>
  );
}
