import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useListContext, useTranslate } from 'react-admin';
import type { ConsoleComment } from '../../api/types.ts';
import { MemberChip } from '../../components/list/filters/MemberChip.tsx';
import { useName } from '../../components/names/use-name.ts';

/** What the queue has been narrowed to (one title, one news post, one user), each with a way back. */
export function QueueChips() {
  const translate = useTranslate();
  const nameOf = useName();
  const { filterValues, setFilters, data } = useListContext<ConsoleComment>();
  const first = data?.[0];
  const drop = (key: string) => {
    const { [key]: _gone, ...others } = filterValues;
    setFilters(others);
  };
  const { post_id: postId, news_post_id: newsPostId, user_id: userId } = filterValues;
  if (postId === undefined && newsPostId === undefined && userId === undefined) return null;
  const titleName = first?.post?.id === Number(postId) ? nameOf(first.post.name).main : null;
  const newsName = first?.news?.id === Number(newsPostId) ? nameOf(first.news.name).main : null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {postId !== undefined && (
        <Chip
          label={titleName ?? translate('parde.comments.filtered_title', { id: postId })}
          onDelete={() => drop('post_id')}
        />
      )}
      {newsPostId !== undefined && (
        <Chip
          label={newsName ?? translate('parde.comments.filtered_news', { id: newsPostId })}
          onDelete={() => drop('news_post_id')}
        />
      )}
      <MemberChip />
    </Box>
  );
}
