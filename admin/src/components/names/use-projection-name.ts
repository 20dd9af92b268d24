import { useCallback } from 'react';
import { useTranslate } from 'react-admin';

/** A read model's name in words; one that we have no word for keeps its own. */
export function useProjectionName(): (name: string) => string {
  const translate = useTranslate();
  return useCallback((name) => translate(`parde.projections.${name}`, { _: name }), [translate]);
}
