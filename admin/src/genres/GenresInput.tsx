import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { InputHelperText, useInput, useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { moved } from '../components/chosen/chosen-titles.ts';
import { writtenText } from '../components/form/inputs/input-slots.ts';
import { useFocusOnRows, useRefusedRow } from '../components/list/rows/use-focus-on-rows.ts';
import { useRowNews } from '../components/list/rows/use-row-news.tsx';
import { useName } from '../components/names/use-name.ts';
import { GenreFields } from './GenreFields.tsx';
import { type GenreRow, rowOf } from './genres-draft.ts';
import { MergeGenreDialog } from './MergeGenreDialog.tsx';

/** @param onMerged after two have become one. */
export function GenresInput({ onMerged }: { onMerged: () => void }) {
  const translate = useTranslate();
  const { field, fieldState } = useInput({ source: 'genres', defaultValue: [] });
  const { isDirty } = useFormState();
  const inLanguage = useName();
  const nameOf = (row: GenreRow) => inLanguage(row).main || row.slug;
  const rows: GenreRow[] = field.value || [];
  const [merging, setMerging] = useState<GenreRow | null>(null);
  const added = useRef(0);
  const { list, focusAfter } = useFocusOnRows<string>();
  const { news, tellRemoved, tellMoved } = useRowNews();
  const adder = useRefusedRow(field.ref, list);
  const add = (name: string) => {
    added.current += 1;
    // At the top, where it is seen; it may be moved from there.
    field.onChange([rowOf(name, `new ${added.current}`), ...rows]);
  };
  const move = (row: GenreRow, place: number, step: -1 | 1) => {
    field.onChange(moved(rows, place, step));
    tellMoved(nameOf(row), place + step, rows.length);
    focusAfter(row.key, step < 0 ? 'up' : 'down');
  };
  const remove = (row: GenreRow, place: number) => {
    const left = rows.filter(({ key }) => key !== row.key);
    field.onChange(left);
    tellRemoved(nameOf(row));
    focusAfter((left[place] ?? left.at(-1))?.key, 'remove');
  };
  const notMerged = (row: GenreRow) => {
    if (!row.saved) return '';
    return isDirty ? translate('parde.genres.save_first') : null;
  };
  return (
    <Box
      component="fieldset"
      aria-label={translate('parde.nav.genres')}
      sx={{ width: '100%', minWidth: 0, margin: 0, padding: 0, border: 0, position: 'relative' }}
    >
      <NewGenre onAdd={add} inputRef={adder} error={fieldState.error?.message} invalid={fieldState.invalid} />
      <Box component="ol" ref={list} sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {rows.map((row, place) => (
          <GenreFields
            key={row.key}
            row={row}
            ends={{ up: place === 0, down: place === rows.length - 1 }}
            checked={fieldState.invalid}
            notMerged={notMerged(row)}
            onChange={(changed) => field.onChange(rows.map((one) => (one.key === row.key ? changed : one)))}
            onMove={(step) => move(row, place, step)}
            onRemove={() => remove(row, place)}
            onMerge={() => setMerging(row)}
          />
        ))}
      </Box>
      {news}
      {merging && (
        <MergeGenreDialog
          genre={merging}
          others={rows.filter(({ slug, saved }) => saved && slug !== merging.slug)}
          onMerged={onMerged}
          onClose={() => setMerging(null)}
        />
      )}
    </Box>
  );
}

interface NewGenreProps {
  onAdd: (name: string) => void;
  inputRef: RefObject<HTMLInputElement | null>;
  invalid: boolean;
  error: string | undefined;
}

function NewGenre({ onAdd, inputRef, invalid, error }: NewGenreProps) {
  const translate = useTranslate();
  const [typed, setTyped] = useState('');
  const add = () => {
    if (!typed.trim()) return;
    onAdd(typed);
    setTyped('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    add();
  };
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, maxWidth: 560 }}>
      <TextField
        size="small"
        label={translate('parde.genres.add')}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={onKeyDown}
        inputRef={inputRef}
        error={invalid}
        helperText={<InputHelperText error={error} helperText="parde.genres.add_hint" />}
        slotProps={writtenText(60)}
        sx={{ flex: 1 }}
      />
      <Button variant="outlined" onClick={add} disabled={!typed.trim()} sx={{ marginBlockStart: 3.5 }}>
        {translate('parde.genres.add_button')}
      </Button>
    </Box>
  );
}
