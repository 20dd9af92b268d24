import { type KeyboardEvent, useRef } from 'react';
import { classNames } from '../../../components/layout/class-names.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import type { HeroEntry } from '../home-view.ts';

interface Props {
  posts: readonly HeroEntry[];
  shown: number;
  onPick(index: number): void;
}

/** One stop of the tabulator; the arrow keys lead from dot to dot in reading direction. */
export function HeroDots({ posts, shown, onPick }: Props) {
  const { nameOf, direction } = useLanguage();
  const dots = useRef<HTMLDivElement>(null);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    const by = (event.key === 'ArrowLeft') === (direction === 'rtl') ? 1 : -1;
    const index = (shown + by + posts.length) % posts.length;
    onPick(index);
    dots.current?.querySelectorAll('button')[index]?.focus({ preventScroll: true });
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the buttons in it
    <div ref={dots} onKeyDown={onKeyDown} className="pointer-events-auto flex min-w-0">
      {posts.map((post, index) => (
        <button
          key={post.id}
          type="button"
          tabIndex={index === shown ? 0 : -1}
          aria-label={nameOf(post.name)}
          aria-current={index === shown}
          onClick={() => onPick(index)}
          className="group flex h-11 w-8 min-w-6 items-center justify-center -outline-offset-4!"
        >
          <span
            className={classNames(
              'h-1 w-full origin-center rounded-full transition-[transform,background-color]',
              index === shown ? 'bg-accent' : 'scale-x-60 bg-white/35 group-hover:bg-white/60',
            )}
          />
        </button>
      ))}
    </div>
  );
}
