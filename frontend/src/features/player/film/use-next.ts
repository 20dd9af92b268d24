import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import type { PlayInfo } from '../play-info.ts';

/** @returns the way to the next episode; null where there is none. */
export function useNext({ next }: PlayInfo): (() => void) | null {
  const navigate = useNavigate();
  const path = next ? `/play/${next.file_id}` : null;
  const go = useCallback(() => void (path && navigate(path, { replace: true })), [navigate, path]);
  return path ? go : null;
}
