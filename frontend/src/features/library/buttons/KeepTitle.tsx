import type { PostType } from '../../../api/types.ts';
import { FollowButton } from './FollowButton.tsx';
import { ListButton } from './ListButton.tsx';

/** The buttons by which a title is kept to download later and a series is followed. */
export default function KeepTitle({ id, postType }: { id: number; postType: PostType }) {
  return (
    <>
      <ListButton kind="later" id={id} />
      {postType === 2 && <FollowButton kind="series" id={id} />}
    </>
  );
}
