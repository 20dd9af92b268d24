import type { CSSProperties } from 'react';
import { useCardFormat } from '../../lib/format/use-card-format.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { type TappedCard, tappedCard } from '../../lib/router/tapped-card.ts';
import { Skeleton } from '../feedback/Skeleton.tsx';
import { Picture } from '../picture/Picture.tsx';
import { PosterFallback } from '../picture/PosterFallback.tsx';
import { RatingBadge } from './RatingBadge.tsx';

/** A title's page before its answer has come, in the same shape: what the tapped card knew, and placeholders for the rest. */
export function TitlePreview({ path }: { path: string }) {
  const tapped = tappedCard(path);
  const style = tapped && { '--tint': tapped.post.tint };
  return (
    <div aria-busy="true" style={style as CSSProperties}>
      <div
        data-theme={tapped && 'dark'}
        className={
          tapped && 'bg-(--ground) text-high [--ground:color-mix(in_oklab,var(--tint)_var(--tint-share),var(--ink))]'
        }
      >
        <div className="page-margin grid grid-cols-[112px_minmax(0,1fr)] items-end gap-x-4 pt-40 pb-8 [@media(max-height:30rem)]:pt-8 md:grid-cols-[248px_minmax(0,1fr)] md:gap-x-12 md:pt-44 md:pb-14">
          {tapped ? <KnownPoster {...tapped} /> : <Skeleton className="aspect-2/3 w-full rounded-card!" />}
          <div className="flex flex-col gap-4">
            {tapped ? <KnownFacts {...tapped} /> : <UnknownFacts />}
            <Skeleton className="hidden h-24 w-full max-w-2xl md:block" />
            <Skeleton className="hidden h-13 w-40 rounded-full! md:block" />
          </div>
        </div>
      </div>
      <div className="page-margin mt-8 flex flex-col gap-4">
        <Skeleton className="h-12 w-full" />
        <Skeleton className="h-20 w-full rounded-card!" />
        <Skeleton className="h-20 w-full rounded-card!" />
      </div>
    </div>
  );
}

/** The very file that the card has shown is there already. */
function KnownPoster({ post, picture }: TappedCard) {
  const { nameOf } = useLanguage();
  return (
    <Picture
      src={picture}
      sizes="112px"
      width={300}
      height={450}
      alt=""
      tint={post.tint}
      eager
      fallback={<PosterFallback title={nameOf(post.name)} />}
      className="w-full rounded-card"
    />
  );
}

function KnownFacts({ post }: TappedCard) {
  const { nameOf } = useLanguage();
  const format = useCardFormat();
  return (
    <div>
      <h1 className="text-xl font-black break-words md:text-3xl">
        <bdi>{nameOf(post.name)}</bdi>
      </h1>
      <p className="mt-2 flex items-center gap-3 text-sm text-mid">
        <span>{format.years(post.release_year, post.end_year, post.status === 1)}</span>
        <RatingBadge rating={post.rating} />
      </p>
    </div>
  );
}

function UnknownFacts() {
  return (
    <>
      <Skeleton className="h-9 w-3/4" />
      <Skeleton className="h-4 w-1/2" />
    </>
  );
}
