import { type ComponentType, useEffect, useState } from 'react';
import type { CardToolsProps } from '../../components/poster/card-tools.ts';
import { i18n } from '../../lib/i18n/i18n.ts';
import { useSession } from '../../lib/session/use-session.ts';

/** What a guest does before they can want a button: point, touch, move the focus. */
const SIGNS = ['pointermove', 'touchstart', 'focusin'] as const;
const REST_MS = 200;

/** The tools of cards: a member gets them once the page is there, a guest with the first sign of a hand. */
export function useCardTools(): ComponentType<CardToolsProps> | null {
  const { signedIn } = useSession();
  const [tools, setTools] = useState<ComponentType<CardToolsProps> | null>(null);
  useEffect(() => {
    if (tools) return;
    const load = async () => {
      const [{ CardMarks }] = await Promise.all([
        import('../../features/library/cards/CardMarks.tsx'),
        i18n.loadNamespaces('library'),
      ]);
      setTools(() => CardMarks);
    };
    // A page without them is whole; the next sign asks again.
    const start = () => void load().catch(() => undefined);
    const rest = signedIn ? setTimeout(start, REST_MS) : undefined;
    const stop = new AbortController();
    for (const sign of SIGNS) addEventListener(sign, start, { once: true, passive: true, signal: stop.signal });
    return () => {
      clearTimeout(rest);
      stop.abort();
    };
  }, [signedIn, tools]);
  return tools;
}
