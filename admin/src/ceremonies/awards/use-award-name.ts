import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useLanguage } from '../../i18n/use-language.ts';
import { httpClient } from '../../providers/http/http-client.ts';

interface Texts {
  translations: { key: string; value: string }[];
}

/** Awards are stored by their English names; what the site calls them in Persian stands among its texts. */
async function persianTexts(): Promise<Map<string, string>> {
  const { json } = await httpClient('/api/getTranslations?lang=fa');
  return new Map((json as Texts).translations.map(({ key, value }) => [key, value]));
}

/** @returns the award's name for the reader's language: its own where there is no other. */
export function useAwardName(): (award: string) => string {
  const persian = useLanguage() === 'fa';
  const { data } = useQuery({
    queryKey: ['award-names'],
    queryFn: persianTexts,
    enabled: persian,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return useCallback((award) => (persian && data?.get(award)) || award, [persian, data]);
}
