import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { PostCard as Post } from '../../api/types.ts';
import { useKeptScroll } from '../../lib/router/scroll/use-kept-scroll.ts';
import { IconButton } from '../button/IconButton.tsx';
import { PostCard } from '../card/PostCard.tsx';
import { CardSkeleton, Skeleton } from '../feedback/Skeleton.tsx';
import { Icon } from '../icon/Icon.tsx';
import { classNames } from '../layout/class-names.ts';
import { type ShelfControl, useShelf } from './use-shelf.ts';

/** What lies on a shelf: posters, wide pictures, or posters with large numbers before them. */
type ShelfKind = 'posters' | 'wide' | 'ranked';

/* The widths leave a part of a card peeking in at the far edge, which says that there is more. */
const SIZE =
  '[--card:calc((min(100vw,1456px)-var(--page-edge)-(var(--cards)-0.5)*var(--gap))/var(--cards))] ' +
  '[--gap:12px] md:[--gap:20px]';
const CARD = `w-(--card) shrink-0 snap-start ${SIZE}`;
const CARDS: Record<ShelfKind, string> = {
  posters: '[--cards:2.5] max-[13em]:[--cards:1.5] sm:[--cards:3.5] md:[--cards:4.5] lg:[--cards:5.5] xl:[--cards:6.5]',
  wide: '[--cards:1.25] sm:[--cards:2.25] md:[--cards:2.5] lg:[--cards:3.25] xl:[--cards:4.25]',
  ranked: '[--cards:1.75] sm:[--cards:2.5] md:[--cards:3.25] lg:[--cards:4.25] xl:[--cards:5.25]',
};
/** What a member's own shelves stand in, which then has room for them (styles/shelf-rooms.css). */
export const SHELF_ROOMS = `shelf-rooms ${SIZE} ${CARDS.posters}`;
/* Of its pictures, for the space that a shelf takes before it is there. */
const RATIO: Record<ShelfKind, string> = { posters: 'aspect-2/3', wide: 'aspect-video', ranked: 'aspect-square' };

export const CARD_SIZES =
  '(min-width: 80rem) 195px, (min-width: 64rem) 17vw, (min-width: 48rem) 20vw, (min-width: 30rem) 27vw, 36vw';
const ROW = 'scrollbar-none relative -mx-(--page-edge) flex gap-3 overflow-x-auto px-(--page-edge) pt-2 pb-1 md:gap-5';
const PLACEHOLDERS = [1, 2, 3, 4, 5, 6, 7];

interface Props {
  title: string;
  href?: string;
  posts: readonly Post[];
}

export function Shelf({ title, href, posts }: Props) {
  const cards = posts.map((post) => ({ id: post.id, card: <PostCard post={post} sizes={CARD_SIZES} /> }));
  return <CardShelf title={title} href={href} cards={cards} />;
}

interface CardShelfProps {
  title: string;
  href?: string;
  kind?: ShelfKind;
  /** Each with the id of its post. */
  cards: readonly { id: number; card: ReactNode }[];
}

/** A shelf of cards of any kind, each with a link that takes the focus. */
export function CardShelf({ title, href, kind = 'posters', cards }: CardShelfProps) {
  const list = useRef<HTMLUListElement & HTMLOListElement>(null);
  const control = useShelf(list, cards.length);
  useKeptScroll(list, href ?? `from ${cards[0]?.id}`, cards.length > 0);
  if (cards.length === 0) return null;
  // A ranked shelf counts its cards for whoever does not see the numbers.
  const List = kind === 'ranked' ? 'ol' : 'ul';
  return (
    <section aria-label={title}>
      <ShelfHeading title={title} href={href} control={control} />
      <List
        ref={list}
        onKeyDown={control.onKeyDown}
        onPointerDown={control.onPointerDown}
        className={`${ROW} snap-x snap-mandatory scroll-px-(--page-edge)`}
      >
        {cards.map(({ id, card }) => (
          <li key={id} className={classNames(CARD, CARDS[kind])}>
            {card}
          </li>
        ))}
      </List>
    </section>
  );
}

function ShelfHeading({ title, href, control }: { title: string; href?: string; control: ShelfControl }) {
  const { t } = useTranslation('core');
  return (
    <div className="mb-1 flex min-h-11 items-center justify-between gap-4">
      <h2 className="text-lg font-black">{href ? <ShelfLink href={href}>{title}</ShelfLink> : title}</h2>
      <div className="hidden pointer-fine:flex">
        <IconButton
          icon="chevronBack"
          label={t('shelf.back')}
          disabled={control.atStart}
          onClick={() => control.turn(-1)}
        />
        <IconButton
          icon="chevronNext"
          label={t('shelf.next')}
          disabled={control.atEnd}
          onClick={() => control.turn(1)}
        />
      </div>
    </div>
  );
}

function ShelfLink({ href, children }: { href: string; children: ReactNode }) {
  const { t } = useTranslation('core');
  return (
    <Link to={href} className="group inline-flex min-h-11 items-center gap-2 rounded-md">
      {children}
      <span
        aria-hidden="true"
        className="inline-flex shrink-0 items-center text-xs font-medium text-low transition-colors group-hover:text-accent-text"
      >
        {t('shelf.all')}
        <Icon name="chevronNext" size={16} />
      </span>
    </Link>
  );
}

/** As high as the shelf will be. @param below how much that has below its pictures, as CSS has lengths. */
export function ShelfSkeleton({ below = '54px' }: { below?: string }) {
  return (
    <div aria-hidden="true" style={{ marginBottom: `calc(${below} - 48px)` }}>
      <Skeleton className="mb-5 h-7 w-40" />
      <div className={`${ROW} overflow-hidden`}>
        {PLACEHOLDERS.map((key) => (
          <div key={key} className={classNames(CARD, CARDS.posters)}>
            <CardSkeleton />
          </div>
        ))}
      </div>
    </div>
  );
}

/** The empty space of a shelf that is not there yet: as high as it will be, so that nothing moves when it comes. */
export function ShelfSpace({ kind }: { kind: ShelfKind }) {
  return (
    <div aria-hidden="true" className="pt-14 pb-1">
      <div className={classNames(CARD, CARDS[kind])}>
        <div className={RATIO[kind]} />
        <div className="h-[54px]" />
      </div>
    </div>
  );
}
