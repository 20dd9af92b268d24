import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import type { TitlePage } from '../../../api/types.ts';
import { useSignedIn } from '../../../lib/session/use-session.ts';
import { chooseStart, seenByFile } from './choose-start.ts';
import { progressQuery } from './progress-query.ts';
import { WatchingContext } from './use-watching.ts';

export function WatchingProvider({ post, children }: { post: TitlePage; children: ReactNode }) {
  const signedIn = useSignedIn();
  const { data } = useQuery({ ...progressQuery(post.id), enabled: signedIn });
  const progress = signedIn ? data : undefined;
  const watching = useMemo(
    () => ({ postId: post.id, start: chooseStart(post, progress), seen: seenByFile(post, progress) }),
    [post, progress],
  );
  return <WatchingContext value={watching}>{children}</WatchingContext>;
}
