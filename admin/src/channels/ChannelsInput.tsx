import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { type Ref, useState } from 'react';
import { InputHelperText, useInput, useTranslate } from 'react-admin';
import type { ControllerFieldState } from 'react-hook-form';
import { moved } from '../components/chosen/chosen-titles.ts';
import { useFocusOnRows, useRefusedRow } from '../components/list/rows/use-focus-on-rows.ts';
import { useRowNews } from '../components/list/rows/use-row-news.tsx';
import { QuietNote } from '../components/QuietNote.tsx';
import { ChannelFields } from './ChannelFields.tsx';
import { type ChannelRow, rowOf, wrongIn } from './channels-draft.ts';

const MAX_KEY = 80;

/** @param known what series name, and with how many of them. */
export function ChannelsInput({ known }: { known: { key: string; posts_count: number }[] }) {
  const translate = useTranslate();
  const { field, fieldState } = useInput({ source: 'channels', defaultValue: [] });
  const rows: ChannelRow[] = field.value || [];
  // Here and not where it is typed: the row that is there already gets the focus by the field being emptied.
  const [typed, setTyped] = useState('');
  const { list, focusAfter } = useFocusOnRows<string>();
  const { news, tellRemoved, tellMoved } = useRowNews();
  const adder = useRefusedRow(field.ref, list);
  const add = (name: string) => {
    const key = name.trim();
    setTyped('');
    if (!key) return;
    const there = rowWith(rows, key);
    // At the end of a long list it would not be seen, and its Persian name is still to be written.
    focusAfter(there?.key ?? key, 'field');
    const named = rowWith(known, key);
    if (!there) field.onChange([...rows, rowOf(key, named?.posts_count ?? 0)]);
  };
  const move = (row: ChannelRow, place: number, step: -1 | 1) => {
    field.onChange(moved(rows, place, step));
    tellMoved(row.key, place + step, rows.length);
    focusAfter(row.key, step < 0 ? 'up' : 'down');
  };
  const remove = (row: ChannelRow, place: number) => {
    const left = rows.filter(({ key }) => key !== row.key);
    field.onChange(left);
    tellRemoved(row.key);
    focusAfter((left[place] ?? left.at(-1))?.key, 'remove');
  };
  return (
    <Box
      component="fieldset"
      aria-label={translate('parde.nav.channels')}
      sx={{ width: '100%', minWidth: 0, margin: 0, padding: 0, border: 0, position: 'relative' }}
    >
      <ChannelAdder
        names={known.map(({ key }) => key).filter((key) => !rowWith(rows, key))}
        inputRef={adder}
        fieldState={fieldState}
        typed={typed}
        onType={setTyped}
        onAdd={add}
      />
      <Box component="ol" ref={list} sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {rows.map((row, place) => (
          <ChannelFields
            key={row.key}
            row={row}
            ends={{ up: place === 0, down: place === rows.length - 1 }}
            wrong={fieldState.invalid ? wrongIn(row, rows) : {}}
            onChange={(changed) => field.onChange(rows.map((one) => (one.key === row.key ? changed : one)))}
            onMove={(step) => move(row, place, step)}
            onRemove={() => remove(row, place)}
          />
        ))}
      </Box>
      {rows.length === 0 && <QuietNote>{translate('parde.channels.empty')}</QuietNote>}
      {news}
    </Box>
  );
}

/** @returns the one of that name, however it is written. */
function rowWith<Row extends { key: string }>(rows: Row[], name: string): Row | undefined {
  return rows.find(({ key }) => key.toLowerCase() === name.toLowerCase());
}

interface ChannelAdderProps {
  /** What series name and the list does not have yet. */
  names: string[];
  inputRef: Ref<HTMLInputElement>;
  fieldState: ControllerFieldState;
  typed: string;
  onType: (text: string) => void;
  onAdd: (name: string) => void;
}

function ChannelAdder({ names, inputRef, fieldState, typed, onType, onAdd }: ChannelAdderProps) {
  const translate = useTranslate();
  return (
    <Autocomplete<string, false, false, true>
      freeSolo
      options={names}
      value={null}
      inputValue={typed}
      onInputChange={(_event, text, reason) => onType(reason === 'input' ? text : '')}
      onChange={(_event, name) => name && onAdd(name)}
      sx={{ maxWidth: 460 }}
      renderInput={(params) => (
        <TextField
          {...params}
          inputRef={inputRef}
          size="small"
          label={translate('parde.channels.add')}
          error={fieldState.invalid}
          helperText={<InputHelperText error={fieldState.error?.message} helperText="parde.channels.add_hint" />}
          slotProps={{ ...params.slotProps, htmlInput: { ...params.slotProps.htmlInput, maxLength: MAX_KEY } }}
        />
      )}
    />
  );
}
