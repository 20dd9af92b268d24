import { useEffect, useMemo, useRef, useState } from 'react';
import type { SubtitleMend } from '../../../api/types.ts';
import { activeMends } from './mended.ts';
import { isForOthers, type ReviewAction, reviewActionOf } from './review-keys.ts';

export type Kind = SubtitleMend['kind'];
export type Choice = 'accepted' | 'refused' | undefined;

export type Review = ReturnType<typeof useReview>;

interface Ends {
  /** Is told which mends are accepted, and how many have no answer yet. */
  onPublish: (accepted: number[], open: number) => void;
  /** Of the subtitle as a whole. */
  onRefuse: () => void;
}

/** What a moderator says of each mend; those that cannot be refused are no question. */
export function useReview(mends: readonly SubtitleMend[], { onPublish, onRefuse }: Ends, paused: boolean) {
  const [choices, setChoices] = useState<ReadonlyMap<number, Choice>>(new Map());
  const [kind, setKind] = useState<Kind | null>(null);
  const [current, setCurrent] = useState(0);
  const shown = useMemo(() => (kind ? mends.filter((mend) => mend.kind === kind) : mends), [mends, kind]);
  const accepted = mends.filter(({ id }) => choices.get(id) === 'accepted').map(({ id }) => id);
  const open = mends.filter(({ id, required }) => !required && !choices.has(id)).length;
  const active = activeMends(mends, new Set(accepted));
  const step = (by: number) => setCurrent((at) => Math.max(0, Math.min(shown.length - 1, at + by)));

  const say = (chosen: readonly SubtitleMend[], choice: Choice) =>
    setChoices((before) => {
      const next = new Map(before);
      for (const { id, required } of chosen) if (!required) next.set(id, choice);
      return next;
    });
  const sayOfCurrent = (choice: Choice) => {
    const mend = shown[current];
    if (mend) say([mend], choice);
    step(1);
  };
  const undecided = () => shown.filter(({ id }) => !choices.has(id));
  const handlers: Record<ReviewAction, () => void> = {
    accept: () => sayOfCurrent('accepted'),
    refuse: () => sayOfCurrent('refused'),
    all: () => say(undecided(), 'accepted'),
    next: () => step(1),
    previous: () => step(-1),
    publish: () => onPublish(accepted, open),
    refuse_subtitle: onRefuse,
  };
  useReviewKeys(handlers, paused);
  const look = (wanted: Kind | null) => {
    setKind(wanted);
    setCurrent(0);
  };
  return { choices, shown, kind, look, current, setCurrent, say, undecided, accepted, open, active };
}

function useReviewKeys(handlers: Record<ReviewAction, () => void>, paused: boolean): void {
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  useEffect(() => {
    if (paused) return;
    const press = (event: KeyboardEvent) => {
      const action = reviewActionOf(event);
      if (!action || event.defaultPrevented || isForOthers(event.target, action)) return;
      if (event.repeat && action !== 'next' && action !== 'previous') return;
      event.preventDefault();
      latest.current[action]();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [paused]);
}
