import { Link } from 'react-router-dom';
import type { HomeCard } from '../../../api/types.ts';
import { CardOverlay } from '../../../components/card/CardOverlay.tsx';
import { CardTool } from '../../../components/card/CardTool.tsx';
import { Picture } from '../../../components/picture/Picture.tsx';
import { PosterFallback } from '../../../components/picture/PosterFallback.tsx';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { sized, srcSet } from '../../../lib/images/image-url.ts';
import { titlePath } from '../../../lib/router/title-path.ts';
import { CardCaption } from './CardCaption.tsx';

const SIZES =
  '(min-width: 80rem) 310px, (min-width: 64rem) 28vw, (min-width: 48rem) 37vw, (min-width: 30rem) 42vw, 75vw';

/** A title by its wide picture. */
export function WideCard({ post }: { post: HomeCard }) {
  const { nameOf } = useLanguage();
  const path = post.backdrop_path ?? '';
  return (
    <div className="group relative">
      <Link to={titlePath(post)} draggable={false} className="block rounded-card outline-offset-4">
        <span className="relative block transition-transform group-hover:-translate-y-1 group-has-[a:focus-visible]:-translate-y-1">
          <Picture
            src={path && sized(path, '640x360')}
            srcSet={srcSet(path, 'backdrops')}
            sizes={SIZES}
            width={640}
            height={360}
            alt=""
            tint={post.tint}
            fallback={<PosterFallback title={nameOf(post.name)} />}
            className="rounded-card"
          />
          <CardOverlay post={post} />
        </span>
        <CardCaption post={post} />
      </Link>
      <CardTool tool="Keep" post={post} />
    </div>
  );
}
