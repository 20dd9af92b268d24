import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { FileGroup, TitlePage } from '../../../api/types.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { KEEP_SCROLL } from '../../../lib/router/scroll/ScrollMemory.tsx';
import type { BasketSlot } from './basket-slot.ts';
import { DownloadGroup } from './DownloadGroup.tsx';
import { FileRow } from './row/FileRow.tsx';
import type { FilePost } from './row/file-post.ts';
import { SeasonControls } from './season/SeasonControls.tsx';
import { chosenGroups, readChoice, type SeasonChoice, writeChoice } from './season/season-choice.ts';
import { WholeSeason } from './season/WholeSeason.tsx';

export function SeriesDownloads({ post, basket }: { post: TitlePage; basket: BasketSlot }) {
  const { t } = useTranslation('title');
  const { seasons } = post;
  const [search, setSearch] = useSearchParams();
  const choice = readChoice(search, seasons);
  const season = seasons.find(({ number }) => number === choice.season);
  if (!season) return null;

  const change = (changed: Partial<SeasonChoice>) =>
    setSearch(writeChoice(search, changed), { replace: true, state: KEEP_SCROLL });
  const groups = chosenGroups(season.groups, choice);
  return (
    <div className="flex flex-col gap-3">
      <SeasonControls seasons={seasons} season={season} choice={choice} onChange={change} />
      {basket(post, season)}
      {groups.length === 0 && <p className="py-8 text-center text-sm text-mid">{t('downloads.noMatch')}</p>}
      {groups.map((group, index) => (
        <EpisodeGroup
          key={`${season.number}-${group.quality}-${group.dubbed}-${group.censored}`}
          post={post}
          group={group}
          first={index === 0}
        />
      ))}
    </div>
  );
}

function EpisodeGroup({ post, group, first }: { post: FilePost; group: FileGroup; first: boolean }) {
  const { t } = useTranslation('title');
  const format = useFormat();
  const marks = [group.dubbed && t('dubbed'), group.censored && t('censored')].filter((mark) => mark !== false);
  return (
    <DownloadGroup
      postType={2}
      quality={group.quality}
      files={group.files}
      marks={marks}
      startsOpen={first}
      head={<WholeSeason files={group.files} />}
    >
      {group.files.map((file) => (
        <FileRow
          key={file.id}
          post={post}
          file={file}
          title={t('file.episode', { number: format.number(file.episode) })}
        />
      ))}
    </DownloadGroup>
  );
}
