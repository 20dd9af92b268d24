import Box from '@mui/material/Box';
import { useLayoutEffect, useRef } from 'react';
import { useInput, useTranslate } from 'react-admin';
import { TitleSearch } from '../../../components/chosen/TitleSearch.tsx';
import { QuietNote } from '../../../components/QuietNote.tsx';
import { type AwardDraft, rowOf, toldRow } from '../award-draft.ts';
import { NominationFields } from './NominationFields.tsx';
import { ToldFields } from './ToldFields.tsx';

export function NominationsInput() {
  const translate = useTranslate();
  const { field, fieldState } = useInput({ source: 'nominations', defaultValue: [] });
  const rows: AwardDraft['nominations'] = field.value || [];
  const change = (changed: (typeof rows)[number]) =>
    field.onChange(rows.map((one) => (one.key === changed.key ? changed : one)));
  const remove = (key: string) => {
    field.onChange(rows.filter((one) => one.key !== key));
    search.current?.focus();
  };
  const search = useRef<HTMLInputElement | null>(null);
  // The form opens because somebody wants to type.
  useLayoutEffect(() => search.current?.focus(), []);
  return (
    <Box
      component="fieldset"
      aria-label={translate('parde.ceremonies.nominations')}
      sx={{ width: '100%', minWidth: 0, margin: 0, padding: 0, border: 0 }}
    >
      {/* A film may be nominated twice for one award, so none is left out of the search. */}
      <TitleSearch
        onPick={(title) => field.onChange([...rows, rowOf(title)])}
        onNew={(name) => field.onChange([...rows, toldRow(name)])}
        inputRef={(input) => {
          search.current = input;
          field.ref(input);
        }}
        error={fieldState.error?.message}
        words={{
          label: 'parde.curation.add_title',
          hint: 'parde.ceremonies.add_hint',
          new: 'parde.ceremonies.add_film',
        }}
      />
      <Box component="ol" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {rows.map((row) =>
          row.titleId === null ? (
            <ToldFields key={row.key} row={row} onChange={change} onRemove={() => remove(row.key)} />
          ) : (
            <NominationFields key={row.key} row={row} onChange={change} onRemove={() => remove(row.key)} />
          ),
        )}
      </Box>
      {rows.length === 0 && <QuietNote>{translate('parde.ceremonies.no_nominations')}</QuietNote>}
    </Box>
  );
}
