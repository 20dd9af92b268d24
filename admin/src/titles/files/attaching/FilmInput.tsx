import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'react-admin';
import { useFormat } from '../../../format/use-format.ts';
import type { FilmSource } from '../../../providers/commands/catalogue/film-commands.ts';
import type { ConsoleDataProvider } from '../../../providers/data-provider.ts';

interface FilmInputProps {
  value: FilmSource | null;
  disabled: boolean;
  onChange: (source: FilmSource | null) => void;
}

/** A film of this computer, or one of those that wait in the inbox folder. */
export function FilmInput({ value, disabled, onChange }: FilmInputProps) {
  const translate = useTranslate();
  const format = useFormat();
  const provider = useDataProvider<ConsoleDataProvider>();
  const { data } = useQuery({ queryKey: ['media-inbox'], queryFn: () => provider.mediaInbox() });
  const waiting = data?.files ?? [];
  const chosen = value && 'file' in value ? value.file : null;
  return (
    <Box sx={{ display: 'grid', gap: 1.5, width: '100%' }}>
      <Button variant="outlined" component="label" disabled={disabled}>
        {chosen ? (
          <bdi>
            {chosen.name} · {format.bytes(chosen.size)}
          </bdi>
        ) : (
          translate('parde.titles.film.choose')
        )}
        <input
          hidden
          type="file"
          accept=".mp4,.m4v,.mkv,.webm"
          onChange={({ target }) => onChange(target.files?.[0] ? { file: target.files[0] } : null)}
        />
      </Button>
      {data && (
        <Box sx={{ fontSize: '0.8125rem', color: 'var(--text-low)' }}>
          {translate('parde.titles.film.up_to', { size: format.bytes(data.upload_bytes) })}
        </Box>
      )}
      {waiting.length > 0 && (
        <TextField
          select
          size="small"
          label={translate('parde.titles.film.inbox')}
          value={value && 'inbox' in value ? value.inbox : ''}
          disabled={disabled}
          onChange={({ target }) => onChange(target.value ? { inbox: target.value } : null)}
        >
          <MenuItem value="">{translate('parde.titles.film.none')}</MenuItem>
          {waiting.map(({ name, size }) => (
            <MenuItem key={name} value={name}>
              <bdi dir="ltr">{name}</bdi> · {format.bytes(size)}
            </MenuItem>
          ))}
        </TextField>
      )}
    </Box>
  );
}
