import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { ConsoleComment } from '../../api/types.ts';
import { Tag } from '../../components/tags/Tag.tsx';
import { useFormat } from '../../format/use-format.ts';

/** How its author has the comment hidden: from everybody until they ask for it, or from who has not watched so far. */
export function AuthorMarks({ spoiler, place }: Pick<ConsoleComment, 'spoiler' | 'place'>) {
  const translate = useTranslate();
  const format = useFormat();
  if (!(spoiler || place)) return null;
  const numbers = place && {
    minute: format.plain(place.minute),
    season: format.plain(place.season ?? 0),
    episode: format.plain(place.episode ?? 0),
  };
  const minute = place?.episode == null ? 'minute' : 'episode_minute';
  return (
    <Box sx={{ marginBlockStart: 0.75, display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
      {spoiler && <Tag tone="quiet">{translate('parde.comments.marks.spoiler')}</Tag>}
      {numbers && <Tag tone="quiet">{translate(`parde.comments.marks.${minute}`, numbers)}</Tag>}
    </Box>
  );
}
