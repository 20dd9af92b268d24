import { Link } from 'react-router-dom';
import type { HomeCard } from '../../../api/types.ts';
import { CardOverlay } from '../../../components/card/CardOverlay.tsx';
import { CardTool } from '../../../components/card/CardTool.tsx';
import { classNames } from '../../../components/layout/class-names.ts';
import { Poster } from '../../../components/picture/Poster.tsx';
import { useCardFormat } from '../../../lib/format/use-card-format.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { titlePath } from '../../../lib/router/title-path.ts';
import { CardCaption } from './CardCaption.tsx';

const SIZES =
  '(min-width: 80rem) 165px, (min-width: 64rem) 15vw, (min-width: 48rem) 18vw, (min-width: 30rem) 25vw, 35vw';
/* The fill covers where strokes of a glyph's parts cross: only the outline of the whole is seen. */
const NUMERAL =
  'absolute start-0 -bottom-[0.15em] leading-none font-black equal-digits text-ink select-none ' +
  '[-webkit-text-stroke:0.045em_var(--text-low)] [paint-order:stroke_fill]';

/** A poster with its place in a top list, whose large numeral stands half behind it. */
export function RankedCard({ post, rank }: { post: HomeCard; rank: number }) {
  const { nameOf } = useLanguage();
  const format = useCardFormat();
  return (
    <div className="group relative">
      <Link to={titlePath(post)} draggable={false} className="@container block rounded-card outline-offset-4">
        <span className="relative flex aspect-square justify-end">
          {/* The list counts its cards for whoever does not see the numeral. */}
          <span aria-hidden="true" className={classNames(NUMERAL, rank < 10 ? 'text-[84cqw]' : 'text-[60cqw]')}>
            {format.number(rank)}
          </span>
          <span className="relative w-2/3 transition-transform group-hover:-translate-y-1 group-has-[a:focus-visible]:-translate-y-1">
            <Poster path={post.cover_path} tint={post.tint} title={nameOf(post.name)} sizes={SIZES} />
            <CardOverlay post={post} />
          </span>
        </span>
        <CardCaption post={post} className="ms-[33.4%] block" />
      </Link>
      <CardTool tool="Keep" post={post} />
    </div>
  );
}
