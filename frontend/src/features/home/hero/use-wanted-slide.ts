import { useEffect } from 'react';
import { isWanted, pressOf } from '../../../lib/session/kept/wanted-press.ts';
import { useSignedIn } from '../../../lib/session/use-session.ts';
import type { HeroEntry } from '../home-view.ts';

/** Who pressed a slide's button as a guest and has logged in finds that slide again: its button does it once it is there. */
export function useWantedSlide(posts: readonly HeroEntry[], show: (index: number) => void): void {
  const signedIn = useSignedIn();
  useEffect(() => {
    const wanted = signedIn ? posts.findIndex(({ id }) => isWanted(pressOf({ kind: 'later', id }))) : 0;
    if (wanted > 0) show(wanted);
  }, [signedIn, posts, show]);
}
