import type { TitlePage } from '../../../api/types';
import { AwardList } from './AwardList';
import { FactList } from './FactList';
import { PeopleRows } from './PeopleRows';

export function DetailsTab({ post }: { post: TitlePage }) {
  return (
    <div className="flex flex-col gap-12">
      <PeopleRows post={post} />
      <FactList post={post} />
      <AwardList awards={post.awards} />
    </div>
  );
}
