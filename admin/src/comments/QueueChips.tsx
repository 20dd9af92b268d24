import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useListContext, useTranslate } from 'react-admin';
import type { ConsoleComment } from '../api/types.ts';
import { useName } from '../components/use-name.ts';

/** What the queue has been narrowed to (one title, one user), each with a way back. */
export function QueueChips() {
  const translate = useTranslate();
  const nameOf = useName();
  const { filterValues, setFilters, data } = useListContext<ConsoleComment>();
  const first = data?.[0];
  const drop = (key: string) => {
    const { [key]: _gone, ...others } = filterValues;
    setFilters(others);
  };
  const { post_id: postId, user_id: userId } = filterValues;
  if (postId === undefined && userId === undefined) return null;
  const titleName = first && first.post.id === Number(postId) ? nameOf(first.post.name).main : null;
  const userName = first && first.user.id === Number(userId) ? first.user.name : null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {postId !== undefined && (
        <Chip
          label={titleName ?? translate('parde.comments.filtered_title', { id: postId })}
          onDelete={() => drop('post_id')}
        />
      )}
      {userId !== undefined && (
        <Chip
          label={userName ?? translate('parde.comments.filtered_user', { id: userId })}
          onDelete={() => drop('user_id')}
        />
      )}
    </Box>
  );
}
