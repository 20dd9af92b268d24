import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../../components/form/Checkbox.tsx';
import { Select } from '../../../components/form/Select.tsx';
import { classNames } from '../../../components/layout/class-names.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { apart } from '../../../lib/text/apart.ts';
import { type Episode, type EpisodeFile, idsOf, withPick } from './picks.ts';
import { useVersionName } from './use-version-name.ts';

interface Props {
  episodes: readonly Episode[];
  picks: ReadonlyMap<number, EpisodeFile>;
  onChange(fileIds: readonly number[]): void;
}

/** Each episode: in the basket or not, and in which version. */
export function EpisodeChoices({ episodes, picks, onChange }: Props) {
  const { t } = useTranslation('downloads');
  return (
    <ul aria-label={t('basket.episodes')} className="divide-y divide-hairline border-y border-hairline">
      {episodes.map((episode) => (
        <EpisodeChoice
          key={episode.number}
          episode={episode}
          taken={picks.get(episode.number)}
          onTake={(file) => onChange(idsOf(withPick(picks, episode.number, file)))}
        />
      ))}
    </ul>
  );
}

interface EpisodeProps {
  episode: Episode;
  taken: EpisodeFile | undefined;
  /** @param file null takes none. */
  onTake(file: EpisodeFile | null): void;
}

function EpisodeChoice({ episode: { number, versions }, taken, onTake }: EpisodeProps) {
  const { t } = useTranslation('downloads');
  const format = useFormat();
  const versionName = useVersionName();
  const name = t('basket.episode', { number: format.number(number) });
  const shown = taken ?? versions[0];
  return (
    <li className="flex items-center justify-between gap-3 py-1.5">
      <Checkbox
        label={
          <span className="whitespace-nowrap">
            {name}
            {taken && <span className="block text-xs text-low">{format.bytes(taken.size)}</span>}
          </span>
        }
        aria-label={name}
        checked={taken !== undefined}
        onChange={(event) => onTake(event.target.checked ? (versions[0] ?? null) : null)}
      />
      <div className="min-w-0">
        <Select
          aria-label={t('basket.version', { episode: name })}
          value={shown?.id}
          onChange={(event) => onTake(versions.find(({ id }) => id === Number(event.target.value)) ?? null)}
          options={versions.map((file) => ({
            value: String(file.id),
            text: `${apart(versionName(file))} · ${apart(format.bytes(file.size))}`,
          }))}
          className={classNames('min-h-11! truncate text-sm!', !taken && 'text-low!')}
        />
      </div>
    </li>
  );
}
