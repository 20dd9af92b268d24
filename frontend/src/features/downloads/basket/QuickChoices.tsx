import { useTranslation } from 'react-i18next';
import type { Season } from '../../../api/types.ts';
import { Chip } from '../../../components/button/Chip.tsx';
import { type Episode, type EpisodeFile, idsOf, pickedBy, type Rule } from './picks.ts';
import { useVersionName } from './use-version-name.ts';

interface Props {
  season: Season;
  episodes: readonly Episode[];
  picks: ReadonlyMap<number, EpisodeFile>;
  onChange(fileIds: readonly number[]): void;
}

/** All episodes in one quality, the smallest or the best of each, or none. */
export function QuickChoices({ season, episodes, picks, onChange }: Props) {
  const { t } = useTranslation('downloads');
  const versionName = useVersionName();
  const taken = idsOf(picks).join();
  const versions = [...season.groups].sort((a, b) => a.quality - b.quality || Number(a.dubbed) - Number(b.dubbed));
  const rules: { name: string; rule: Rule }[] = [
    ...versions.map(({ quality, dubbed, censored }) => ({
      name: t('basket.allIn', { version: versionName({ quality, dubbed, censored }) }),
      rule: { kind: 'version', quality, dubbed, censored } as const,
    })),
    { name: t('basket.smallest'), rule: { kind: 'smallest' } },
    { name: t('basket.best'), rule: { kind: 'best' } },
  ];
  return (
    <fieldset className="scrollbar-none -mx-5 flex min-w-0 gap-2 overflow-x-auto px-5 py-1 md:mx-0 md:flex-wrap md:px-0">
      <legend className="sr-only">{t('basket.quick')}</legend>
      {rules.map(({ name, rule }) => {
        const ids = pickedBy(rule, episodes);
        return (
          <Chip key={name} selected={ids.join() === taken} onClick={() => onChange(ids)} className="shrink-0">
            {name}
          </Chip>
        );
      })}
      <Chip action disabled={picks.size === 0} onClick={() => onChange([])} className="shrink-0 disabled:opacity-40">
        {t('basket.none')}
      </Chip>
    </fieldset>
  );
}
