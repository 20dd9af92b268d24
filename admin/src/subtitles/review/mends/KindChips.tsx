import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { useTranslate } from 'react-admin';
import type { SubtitleMend } from '../../../api/types.ts';
import { useFormat } from '../../../format/use-format.ts';
import type { Choice, Kind } from './use-review.ts';

interface KindChipsProps {
  mends: readonly SubtitleMend[];
  kind: Kind | null;
  fixed: boolean;
  onLook: (kind: Kind | null) => void;
  /** Of all that is shown and not decided yet. */
  onSayAll: (choice: Choice) => void;
}

/** The mends by what they are: one kind can be looked at, and answered, by itself. */
export function KindChips({ mends, kind, fixed, onLook, onSayAll }: KindChipsProps) {
  const translate = useTranslate();
  const format = useFormat();
  const kinds = [...new Set(mends.map((mend) => mend.kind))];
  const chip = (wanted: Kind | null, words: string, count: number) => (
    <Chip
      key={words}
      label={`${words} ${format.number(count)}`}
      aria-pressed={kind === wanted}
      color={kind === wanted ? 'primary' : 'default'}
      variant={kind === wanted ? 'filled' : 'outlined'}
      onClick={() => onLook(wanted)}
    />
  );
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        padding: '12px 20px',
        borderBlockEnd: '1px solid var(--hairline)',
      }}
    >
      {chip(null, translate('parde.subtitles.review.every_kind'), mends.length)}
      {kinds.map((one) =>
        chip(one, translate(`parde.subtitles.kinds.${one}`), mends.filter((mend) => mend.kind === one).length),
      )}
      {!fixed && (
        <Box sx={{ marginInlineStart: 'auto', display: 'flex', gap: 1 }}>
          <Button size="small" onClick={() => onSayAll('accepted')}>
            {translate('parde.subtitles.review.accept_all')}
          </Button>
          <Button size="small" color="error" onClick={() => onSayAll('refused')}>
            {translate('parde.subtitles.review.refuse_all')}
          </Button>
        </Box>
      )}
    </Box>
  );
}
