import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Season, TitlePage } from '../../../api/types.ts';
import { Dialog } from '../../../components/overlay/Dialog.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { DownloadList } from '../list/DownloadList.tsx';
import { BasketSummary } from './BasketSummary.tsx';
import { EpisodeChoices } from './EpisodeChoices.tsx';
import { episodesOf, idsOf, picksOf } from './picks.ts';
import { QuickChoices } from './QuickChoices.tsx';

interface Props {
  post: TitlePage;
  season: Season;
  fileIds: readonly number[];
  /** @param fileIds null closes the basket. */
  onChange(fileIds: readonly number[] | null): void;
}

/** Episodes and their qualities first, with what they cost; then the list for a download manager. */
export default function BasketDialog({ post, season, fileIds, onChange }: Props) {
  const { t } = useTranslation('downloads');
  const { nameOf } = useLanguage();
  const format = useFormat();
  const [listing, setListing] = useState(false);
  const episodes = useMemo(() => episodesOf(season), [season]);
  const picks = picksOf(fileIds, episodes);
  const name = t('basket.title', { name: nameOf(post.name), season: format.number(season.number) });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onChange(null)}
      title={listing ? t('list.title') : name}
      className="md:w-[min(720px,92vw)]!"
    >
      {listing && picks.size > 0 ? (
        <DownloadList
          fileIds={idsOf(picks)}
          name={`${post.slug}-s${String(season.number).padStart(2, '0')}`}
          onBack={() => setListing(false)}
        />
      ) : (
        <div className="flex flex-col gap-4">
          <p className="text-sm text-mid">{t('basket.note')}</p>
          <QuickChoices season={season} episodes={episodes} picks={picks} onChange={onChange} />
          <EpisodeChoices episodes={episodes} picks={picks} onChange={onChange} />
          <BasketSummary post={post} picks={picks} onChange={onChange} onList={() => setListing(true)} />
        </div>
      )}
    </Dialog>
  );
}
