import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import type { ConsolePerson } from '../api/types.ts';
import { useLanguage } from '../i18n/use-language.ts';

/** Professions (specification §3) in words. */
export function useProfessions(): (professions: ConsolePerson['professions']) => string {
  const translate = useTranslate();
  const comma = useLanguage() === 'fa' ? '، ' : ', ';
  return useCallback(
    (professions) => professions.map((profession) => translate(`parde.people.professions.${profession}`)).join(comma),
    [translate, comma],
  );
}
