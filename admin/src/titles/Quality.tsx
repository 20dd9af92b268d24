import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { PostType } from '../api/types.ts';
import { qualityName } from '../format/quality.ts';

/** A quality is a name of the trade: Latin in every language. */
export function Quality({ postType, level }: { postType: PostType; level: number | null }) {
  const translate = useTranslate();
  if (level === null) return <span>{translate('parde.states.none')}</span>;
  return (
    <Box
      component="bdi"
      dir="ltr"
      sx={{
        fontSize: '0.75rem',
        fontWeight: 500,
        padding: '3px 8px',
        borderRadius: '6px',
        border: '1px solid var(--hairline-strong)',
        whiteSpace: 'nowrap',
      }}
    >
      {qualityName(postType, level)}
    </Box>
  );
}
