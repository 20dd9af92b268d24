import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { InputHelperText, useInput, useTranslate } from 'react-admin';
import { moved } from '../components/chosen/chosen-titles.ts';
import { QuietNote } from '../components/QuietNote.tsx';
import { ChannelFields } from './ChannelFields.tsx';
import { type ChannelRow, rowOf } from './channels-draft.ts';

const MAX_KEY = 80;

/** @param known what series name, and with how many of them. */
export function ChannelsInput({ known }: { known: { key: string; posts_count: number }[] }) {
  const translate = useTranslate();
  const { field, fieldState } = useInput({ source: 'channels', defaultValue: [] });
  const rows: ChannelRow[] = field.value || [];
  const [typed, setTyped] = useState('');
  const taken = new Set(rows.map(({ key }) => key.toLowerCase()));
  const add = (name: string) => {
    const key = name.trim();
    setTyped('');
    if (!key || taken.has(key.toLowerCase())) return;
    field.onChange([...rows, rowOf(key, known.find((one) => one.key === key)?.posts_count ?? 0)]);
  };
  return (
    <Box
      component="fieldset"
      aria-label={translate('parde.nav.channels')}
      sx={{ width: '100%', minWidth: 0, margin: 0, padding: 0, border: 0 }}
    >
      <Autocomplete<string, false, false, true>
        freeSolo
        options={known.map(({ key }) => key).filter((key) => !taken.has(key.toLowerCase()))}
        value={null}
        inputValue={typed}
        onInputChange={(_event, text, reason) => setTyped(reason === 'input' ? text : '')}
        onChange={(_event, name) => name && add(name)}
        sx={{ maxWidth: 460 }}
        renderInput={(params) => (
          <TextField
            {...params}
            inputRef={field.ref}
            size="small"
            label={translate('parde.channels.add')}
            error={fieldState.invalid}
            helperText={<InputHelperText error={fieldState.error?.message} helperText="parde.channels.add_hint" />}
            slotProps={{ ...params.slotProps, htmlInput: { ...params.slotProps.htmlInput, maxLength: MAX_KEY } }}
          />
        )}
      />
      <Box component="ol" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {rows.map((row, place) => (
          <ChannelFields
            key={row.key}
            row={row}
            ends={{ up: place === 0, down: place === rows.length - 1 }}
            checked={fieldState.invalid}
            onChange={(changed) => field.onChange(rows.map((one) => (one.key === row.key ? changed : one)))}
            onMove={(step) => field.onChange(moved(rows, place, step))}
            onRemove={() => field.onChange(rows.filter(({ key }) => key !== row.key))}
          />
        ))}
      </Box>
      {rows.length === 0 && <QuietNote>{translate('parde.channels.empty')}</QuietNote>}
    </Box>
  );
}
