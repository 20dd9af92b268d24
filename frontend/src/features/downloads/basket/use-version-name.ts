import { useTranslation } from 'react-i18next';
import { qualityName } from '../../../lib/vocabulary/quality.ts';

const SERIES = 2;

/** A version of an episode in words: "1080P · Dubbed". */
export function useVersionName() {
  const { t } = useTranslation('core');
  return ({ quality, dubbed, censored }: { quality: number; dubbed: boolean; censored: boolean }) =>
    [qualityName(SERIES, quality), dubbed && t('dubbed'), censored && t('censored')].filter(Boolean).join(' · ');
}
