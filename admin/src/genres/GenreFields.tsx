import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import CallMerge from '@mui/icons-material/CallMerge';
import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Tooltip from '@mui/material/Tooltip';
import type { ReactNode } from 'react';
import { InputHelperText, useTranslate } from 'react-admin';
import { LATIN_TEXT, writtenText } from '../components/form/inputs/input-slots.ts';
import { EditedRow } from '../components/list/rows/EditedRow.tsx';
import { useFormat } from '../format/use-format.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { type GenreRow, wrongIn } from './genres-draft.ts';

const FIELDS = [
  { name: 'fa', slots: writtenText(60), grow: '2 1 130px' },
  { name: 'en', slots: writtenText(60), grow: '2 1 130px' },
  { name: 'words', slots: writtenText(2_000), grow: '4 1 220px' },
] as const;
const SLUG = {
  name: 'slug',
  slots: { htmlInput: { ...LATIN_TEXT.htmlInput, maxLength: 60 } },
  grow: '2 1 130px',
} as const;

interface GenreFieldsProps {
  row: GenreRow;
  /** Whether it is the first, or the last. */
  ends: { up: boolean; down: boolean };
  /** Whether to mark what is wrong with it. */
  checked: boolean;
  /** Why it cannot be merged now; nothing where it can. */
  notMerged: string | null;
  onChange: (row: GenreRow) => void;
  onMove: (step: -1 | 1) => void;
  onRemove: () => void;
  onMerge: () => void;
}

/** One genre; Alt with an arrow moves it, Alt with Delete takes it away where no title has it. */
export function GenreFields(props: GenreFieldsProps) {
  const { row, ends, checked, onChange, onMove, onRemove } = props;
  const translate = useTranslate();
  const format = useFormat();
  const wrong = checked ? wrongIn(row) : {};
  const removable = row.posts_count === 0;
  const acts: Record<string, () => void> = {
    ArrowUp: () => !ends.up && onMove(-1),
    ArrowDown: () => !ends.down && onMove(1),
    Delete: () => removable && onRemove(),
  };
  const named = row.saved ? row.slug : row.en;
  const labelOf = (field: string) =>
    translate('parde.genres.field_of', { field: translate(`parde.genres.${field}`), genre: named });
  return (
    <EditedRow
      data-row={row.key}
      acts={acts}
      sx={{ alignItems: Object.keys(wrong).length > 0 ? 'flex-start' : 'flex-end' }}
    >
      {row.saved && (
        <Box sx={{ flex: '1 1 110px', minWidth: 0, alignSelf: 'center' }}>
          <bdi>{row.slug}</bdi>
          <Box sx={{ fontSize: '0.75rem', color: 'var(--text-low)' }}>
            {translate('parde.genres.titles', { count: format.number(row.posts_count) })}
          </Box>
        </Box>
      )}
      {(row.saved ? FIELDS : [SLUG, ...FIELDS]).map(({ name, slots, grow }) => (
        <TextField
          key={name}
          size="small"
          multiline={name === 'words'}
          maxRows={4}
          label={translate(`parde.genres.${name}`)}
          value={row[name]}
          onChange={({ target }) => onChange({ ...row, [name]: target.value })}
          error={name in wrong}
          helperText={wrong[name] && <InputHelperText error={wrong[name]} />}
          slotProps={{ htmlInput: { ...slots.htmlInput, 'aria-label': labelOf(name) } }}
          sx={{ flex: grow, minWidth: 0 }}
        />
      ))}
      <FormControlLabel
        control={
          <Switch
            size="small"
            checked={!row.hidden}
            onChange={({ target }) => onChange({ ...row, hidden: !target.checked })}
            slotProps={{ input: { 'aria-label': labelOf('shown') } }}
          />
        }
        label={translate('parde.genres.shown')}
        sx={{ margin: 0, marginBlockEnd: 0.5, gap: 0.5 }}
      />
      <RowActs {...props} removable={removable} />
    </EditedRow>
  );
}

function RowActs(props: GenreFieldsProps & { removable: boolean }) {
  const { row, ends, removable, notMerged, onMove, onRemove, onMerge } = props;
  const translate = useTranslate();
  const language = useLanguage();
  const title = (language === 'fa' && row.fa) || row.en || row.slug;
  const word = (act: string) => translate(`parde.curation.${act}`, { title });
  return (
    <Box sx={{ display: 'flex', marginInlineStart: 'auto' }}>
      <IconButton data-act="up" aria-label={word('up')} disabled={ends.up} onClick={() => onMove(-1)}>
        <ArrowUpward fontSize="small" />
      </IconButton>
      <IconButton data-act="down" aria-label={word('down')} disabled={ends.down} onClick={() => onMove(1)}>
        <ArrowDownward fontSize="small" />
      </IconButton>
      <Why text={notMerged}>
        <IconButton
          aria-label={translate('parde.genres.merge_of', { title })}
          disabled={notMerged !== null}
          onClick={onMerge}
        >
          <CallMerge fontSize="small" />
        </IconButton>
      </Why>
      <Why text={removable ? null : translate('parde.genres.in_use')}>
        <IconButton data-act="remove" aria-label={word('remove')} disabled={!removable} onClick={onRemove}>
          <Close fontSize="small" />
        </IconButton>
      </Why>
    </Box>
  );
}

/** Says why a button cannot be pressed. */
function Why({ text, children }: { text: string | null; children: ReactNode }) {
  return (
    <Tooltip title={text ?? ''}>
      <span>{children}</span>
    </Tooltip>
  );
}
