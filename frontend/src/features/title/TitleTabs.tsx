import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { TitlePage } from '../../api/types.ts';
import { Slice } from '../../components/layout/Slice.tsx';
import { TabLinks } from '../../components/tabs/TabLinks.tsx';
import { titlePath } from '../../lib/router/title-path.ts';
import type { BasketSlot } from './downloads/basket-slot.ts';
import { MovieDownloads } from './downloads/MovieDownloads.tsx';
import { SeriesDownloads } from './downloads/SeriesDownloads.tsx';
import { DetailsTab } from './tabs/DetailsTab.tsx';
import { type ReviewSlot, ReviewTab } from './tabs/ReviewTab.tsx';
import { TrailerTab } from './tabs/TrailerTab.tsx';
import { titleTabs } from './tabs/title-tabs.ts';

interface Props {
  post: TitlePage;
  tab: string | undefined;
  basket: BasketSlot;
  reviewLikes: ReviewSlot;
}

export const TitleTabs = memo(function TitleTabs({ post, tab, basket, reviewLikes }: Props) {
  const { t } = useTranslation('title');
  const path = titlePath(post);
  const offered = titleTabs(post);
  const shown = offered.find((candidate) => candidate === tab) ?? offered[0];
  const tabs = offered.map((name) => ({
    to: name === offered[0] ? path : `${path}/${name}`,
    text: t(`tab.${name}`),
    selected: name === shown,
  }));
  return (
    <div id="title-tabs" className="min-w-0">
      <TabLinks label={t('tab.label')} tabs={tabs} />
      <div className="min-h-80 pt-6">
        <Slice>
          {shown === 'downloads' &&
            (post.post_type === 1 ? <MovieDownloads post={post} /> : <SeriesDownloads post={post} basket={basket} />)}
          {shown === 'details' && <DetailsTab post={post} />}
          {shown === 'trailer' && <TrailerTab post={post} />}
          {shown === 'review' && <ReviewTab post={post} likes={reviewLikes} />}
        </Slice>
      </div>
    </div>
  );
});
