import { Link } from 'react-router-dom';
import type { NewsCard } from '../../api/types.ts';
import { Skeleton } from '../../components/feedback/Skeleton.tsx';
import { Picture } from '../../components/picture/Picture.tsx';
import { useFormat } from '../../lib/format/use-format.ts';
import { textOf } from '../../lib/i18n/text-of.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { sized, srcSet } from '../../lib/images/image-url.ts';

const GRID = 'grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3';
const SIZES = '(min-width: 64rem) 31vw, (min-width: 40rem) 46vw, 92vw';
const PLACEHOLDERS = Array.from({ length: 6 }, (_, index) => `placeholder-${index}`);

interface Props {
  news: readonly NewsCard[];
  /** Of their headings. */
  level?: 2 | 3;
  /** Nothing larger stands above them: the first picture of the page is theirs. */
  leads?: boolean;
}

/** News posts as cards. */
export function NewsCards({ news, level = 2, leads = false }: Props) {
  return (
    <ul className={GRID}>
      {news.map((post, index) => (
        <li key={post.id}>
          <Card post={post} level={level} eager={leads && index === 0} />
        </li>
      ))}
    </ul>
  );
}

function Card({ post, level, eager }: { post: NewsCard; level: 2 | 3; eager: boolean }) {
  const { language, nameOf } = useLanguage();
  const format = useFormat();
  const Heading = `h${level}` as const;
  return (
    <Link to={`/news/${post.slug}`} className="group block rounded-card outline-offset-4">
      <Picture
        src={sized(post.cover_path, '640x360')}
        srcSet={srcSet(post.cover_path, 'backdrops')}
        sizes={SIZES}
        width={640}
        height={360}
        alt=""
        tint={post.tint}
        eager={eager}
        fallback={null}
        className="rounded-card"
      />
      <span className="mt-3 flex gap-x-3 text-xs text-low">
        <span className="text-accent-text">{nameOf(post.category)}</span>
        <span>{format.date(post.published_at)}</span>
      </span>
      <Heading dir="auto" className="mt-1 text-base font-black text-high group-hover:text-accent-text">
        {textOf(language, post.title)}
      </Heading>
      <span dir="auto" className="mt-1 line-clamp-3 text-sm leading-relaxed text-mid">
        {textOf(language, post.lead)}
      </span>
    </Link>
  );
}

export function NewsCardsSkeleton() {
  return (
    <div className={GRID} aria-hidden="true">
      {PLACEHOLDERS.map((key) => (
        <Skeleton key={key} className="aspect-video rounded-card!" />
      ))}
    </div>
  );
}
