import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import { InputHelperText, useTranslate } from 'react-admin';
import { LATIN_TEXT, writtenText } from '../components/form/inputs/input-slots.ts';
import { EditedRow } from '../components/list/rows/EditedRow.tsx';
import { useFormat } from '../format/use-format.ts';
import type { ChannelRow } from './channels-draft.ts';

const FIELDS = [
  { name: 'fa', slots: writtenText(80), grow: '2 1 150px' },
  { name: 'en', slots: writtenText(80), grow: '2 1 150px' },
  { name: 'slug', slots: { htmlInput: { ...LATIN_TEXT.htmlInput, maxLength: 60 } }, grow: '2 1 130px' },
  { name: 'logo', slots: writtenText(8), grow: '1 1 80px' },
] as const;

interface ChannelFieldsProps {
  row: ChannelRow;
  /** Whether it is the first, or the last. */
  ends: { up: boolean; down: boolean };
  /** What is wrong with its fields: translation keys. */
  wrong: Partial<Record<keyof ChannelRow, string>>;
  onChange: (row: ChannelRow) => void;
  onMove: (step: -1 | 1) => void;
  onRemove: () => void;
}

/** One channel; Alt with an arrow moves it, Alt with Delete takes it away. */
export function ChannelFields({ row, ends, wrong, onChange, onMove, onRemove }: ChannelFieldsProps) {
  const translate = useTranslate();
  const format = useFormat();
  const acts: Record<string, () => void> = {
    ArrowUp: () => !ends.up && onMove(-1),
    ArrowDown: () => !ends.down && onMove(1),
    Delete: onRemove,
  };
  const word = (act: string) => translate(`parde.curation.${act}`, { title: row.key });
  return (
    <EditedRow
      data-row={row.key}
      acts={acts}
      sx={{ alignItems: Object.keys(wrong).length > 0 ? 'flex-start' : 'flex-end' }}
    >
      <Box sx={{ flex: '1 1 130px', minWidth: 0, alignSelf: 'center' }}>
        <bdi>{row.key}</bdi>
        <Box sx={{ fontSize: '0.75rem', color: 'var(--text-low)' }}>
          {translate('parde.channels.series', { count: format.number(row.posts_count) })}
        </Box>
      </Box>
      {FIELDS.map(({ name, slots, grow }) => (
        <TextField
          key={name}
          size="small"
          label={translate(`parde.channels.${name}`)}
          value={row[name]}
          onChange={({ target }) => onChange({ ...row, [name]: target.value })}
          error={name in wrong}
          helperText={wrong[name] && <InputHelperText error={wrong[name]} />}
          slotProps={{
            htmlInput: {
              ...slots.htmlInput,
              'aria-label': translate('parde.channels.field_of', {
                field: translate(`parde.channels.${name}`),
                channel: row.key,
              }),
            },
          }}
          sx={{ flex: grow, minWidth: 0 }}
        />
      ))}
      <Box sx={{ display: 'flex', marginInlineStart: 'auto' }}>
        <IconButton data-act="up" aria-label={word('up')} disabled={ends.up} onClick={() => onMove(-1)}>
          <ArrowUpward fontSize="small" />
        </IconButton>
        <IconButton data-act="down" aria-label={word('down')} disabled={ends.down} onClick={() => onMove(1)}>
          <ArrowDownward fontSize="small" />
        </IconButton>
        <IconButton data-act="remove" aria-label={word('remove')} onClick={onRemove}>
          <Close fontSize="small" />
        </IconButton>
      </Box>
    </EditedRow>
  );
}
