import type { TitlePage } from '../../../api/types.ts';
import { AwardList } from './AwardList.tsx';
import { EpisodeList } from './EpisodeList.tsx';
import { FactList } from './FactList.tsx';
import { PeopleRows } from './PeopleRows.tsx';

export function DetailsTab({ post }: { post: TitlePage }) {
  return (
    <div className="flex flex-col gap-12">
      <PeopleRows post={post} />
      <FactList post={post} />
      <EpisodeList seasons={post.seasons} />
      <AwardList awards={post.awards} />
    </div>
  );
}
