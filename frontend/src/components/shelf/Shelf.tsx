import { type ReactNode, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { PostCard as Post } from '../../api/types.ts';
import { useKeptScroll } from '../../lib/router/use-kept-scroll.ts';
import { IconButton } from '../button/IconButton.tsx';
import { CardSkeleton, Skeleton } from '../feedback/Skeleton.tsx';
import { Icon } from '../icon/Icon.tsx';
import { PostCard } from '../poster/PostCard.tsx';
import { type ShelfControl, useShelf } from './use-shelf.ts';

/* The widths leave half a card peeking in at the far edge, which says that there is more. */
const CARD =
  'w-[calc((min(100vw,1456px)-var(--page-edge)-(var(--cards)-0.5)*var(--gap))/var(--cards))] shrink-0 snap-start ' +
  '[--cards:2.5] [--gap:12px] sm:[--cards:3.5] md:[--cards:4.5] md:[--gap:20px] lg:[--cards:5.5] xl:[--cards:6.5]';
export const CARD_SIZES =
  '(min-width: 80rem) 195px, (min-width: 64rem) 17vw, (min-width: 48rem) 20vw, (min-width: 30rem) 27vw, 36vw';
const ROW = 'scrollbar-none relative -mx-(--page-edge) flex gap-3 overflow-x-auto px-(--page-edge) pt-2 pb-1 md:gap-5';
const PLACEHOLDERS = Array.from({ length: 9 }, (_, index) => `placeholder-${index}`);

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
  /** Each with the id of its post. */
  cards: readonly { id: number; card: ReactNode }[];
}

/** A shelf of cards of any kind, each with a link that takes the focus. */
export function CardShelf({ title, href, cards }: CardShelfProps) {
  const list = useRef<HTMLUListElement>(null);
  const control = useShelf(list, cards.length);
  useKeptScroll(list, href ?? `from ${cards[0]?.id}`, cards.length > 0);
  const heading = useId();
  if (cards.length === 0) return null;
  return (
    <section aria-labelledby={heading}>
      <ShelfHeading id={heading} title={title} href={href} control={control} />
      <ul
        ref={list}
        onKeyDown={control.onKeyDown}
        onPointerDown={control.onPointerDown}
        className={`${ROW} snap-x snap-mandatory scroll-px-(--page-edge)`}
      >
        {cards.map(({ id, card }) => (
          <li key={id} className={CARD}>
            {card}
          </li>
        ))}
      </ul>
    </section>
  );
}

function ShelfHeading({
  id,
  title,
  href,
  control,
}: {
  id: string;
  title: string;
  href?: string;
  control: ShelfControl;
}) {
  const { t } = useTranslation('core');
  return (
    <div className="mb-1 flex min-h-11 items-center justify-between gap-4">
      <h2 id={id} className="text-lg font-black">
        {href ? <ShelfLink href={href}>{title}</ShelfLink> : title}
      </h2>
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
      <span className="inline-flex items-center text-xs font-medium text-low transition-colors group-hover:text-accent-text">
        {t('shelf.all')}
        <Icon name="chevronNext" size={16} />
      </span>
    </Link>
  );
}

export function ShelfSkeleton() {
  return (
    <div aria-hidden="true">
      <Skeleton className="mb-4 h-7 w-40" />
      <div className={`${ROW} overflow-hidden`}>
        {PLACEHOLDERS.map((key) => (
          <div key={key} className={CARD}>
            <CardSkeleton />
          </div>
        ))}
      </div>
    </div>
  );
}
