import { useTranslation } from 'react-i18next';
import type { Season } from '../../../../api/types.ts';
import { Chip } from '../../../../components/button/Chip.tsx';
import { Select } from '../../../../components/form/Select.tsx';
import { ordinal } from '../../../../lib/format/ordinal.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useLanguage } from '../../../../lib/i18n/use-language.ts';
import { qualityName } from '../../../../lib/vocabulary/quality.ts';
import type { SeasonChoice } from './season-choice.ts';

interface Props {
  seasons: readonly Season[];
  season: Season;
  choice: SeasonChoice;
  onChange(change: Partial<SeasonChoice>): void;
}

/** Season, quality, dubbed, censored. What a season does not have is not offered. */
export function SeasonControls({ seasons, season, choice, onChange }: Props) {
  const { t } = useTranslation('title');
  const qualities = [...new Set(season.groups.map(({ quality }) => quality))].sort((a, b) => b - a);
  const has = (flag: 'dubbed' | 'censored') => choice[flag] || season.groups.some((group) => group[flag]);
  return (
    <div className="mb-3 flex flex-wrap items-center gap-3">
      <SeasonSelect seasons={seasons} season={season} onChange={onChange} />
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{t('downloads.quality')}</legend>
        {qualities.map((quality) => (
          <Chip
            key={quality}
            selected={choice.quality === quality}
            onClick={() => onChange({ quality: choice.quality === quality ? null : quality })}
          >
            <bdi>{qualityName(2, quality)}</bdi>
          </Chip>
        ))}
        {(['dubbed', 'censored'] as const).filter(has).map((flag) => (
          <Chip key={flag} selected={choice[flag]} onClick={() => onChange({ [flag]: !choice[flag] })}>
            {t(flag)}
          </Chip>
        ))}
      </fieldset>
    </div>
  );
}

function SeasonSelect({ seasons, season, onChange }: Pick<Props, 'seasons' | 'season' | 'onChange'>) {
  const { t } = useTranslation('title');
  const { language } = useLanguage();
  const format = useFormat();
  const text = ({ number, year }: Season) => {
    const name = t('season.name', { number: language === 'fa' ? ordinal(number, language) : format.number(number) });
    return year ? `${name} (${format.year(year)})` : name;
  };
  return (
    <Select
      aria-label={t('season.label')}
      value={season.number}
      onChange={(event) =>
        onChange({ season: Number(event.target.value), quality: null, dubbed: false, censored: false })
      }
      options={seasons.map((candidate) => ({ value: String(candidate.number), text: text(candidate) }))}
      className="min-h-11! w-auto! font-bold"
    />
  );
}
