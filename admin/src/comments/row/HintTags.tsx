import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { ConsoleComment } from '../../api/types.ts';
import { Tag } from '../../components/tags/Tag.tsx';

/** What in a comment is worth a second look; whether it is bad is for the moderator to say. */
export function HintTags({ hints }: Pick<ConsoleComment, 'hints'>) {
  const translate = useTranslate();
  if (hints.length === 0) return null;
  return (
    <Box
      component="ul"
      aria-label={translate('parde.comments.hints')}
      sx={{ listStyle: 'none', margin: '6px 0 0', padding: 0, display: 'flex', flexWrap: 'wrap', gap: 0.75 }}
    >
      {hints.map(({ kind, text }) => (
        <li key={`${kind} ${text}`}>
          <Tag tone="warn">
            {translate(`parde.comments.hint.${kind}`)}: <bdi>{text}</bdi>
          </Tag>
        </li>
      ))}
    </Box>
  );
}
