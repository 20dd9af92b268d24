import Add from '@mui/icons-material/Add';
import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useFieldArray, useFormState, useWatch } from 'react-hook-form';
import { EditedRow } from '../../list/rows/EditedRow.tsx';

interface RowsInputProps<Row extends object> {
  source: string;
  /** Translation keys: the rows' heading, and the button that adds one. */
  label: string;
  add: string;
  /** What a new one begins with. */
  fresh: (rows: readonly Row[]) => Row;
  /** What a row is called aloud. @param number its place, from 1. */
  nameOf: (row: Row, number: number) => string;
  /** Its fields. @param source where the form has the row. */
  children: (source: string) => ReactNode;
}

/** Rows of a few fields each, added below; Alt with Delete takes one away. */
export function RowsInput<Row extends object>(props: RowsInputProps<Row>) {
  const { source, label, add, fresh, nameOf, children } = props;
  const translate = useTranslate();
  const { fields, append, remove } = useFieldArray({ name: source });
  const typed: Row[] = useWatch({ name: source }) ?? [];
  const list = useRef<HTMLOListElement>(null);
  const adder = useRef<HTMLButtonElement>(null);
  const added = useRef(false);
  useEffect(() => {
    if (!added.current) return;
    added.current = false;
    list.current?.lastElementChild?.querySelector<HTMLElement>('input, [role="combobox"]')?.focus();
  });
  const takeAway = (place: number) => {
    remove(place);
    // Where the focus was is gone.
    adder.current?.focus();
  };
  return (
    <Box component="fieldset" sx={{ width: '100%', minWidth: 0, margin: 0, padding: 0, border: 0 }}>
      <Box component="legend" sx={{ fontWeight: 700, padding: 0 }}>
        {translate(label)}
      </Box>
      <RowsFailure source={source} />
      <Box component="ol" ref={list} sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {fields.map(({ id }, place) => {
          const name = nameOf((typed[place] ?? {}) as Row, place + 1);
          return (
            <EditedRow
              key={id}
              aria-label={name}
              acts={{ Delete: () => takeAway(place) }}
              sx={{ alignItems: 'flex-start', rowGap: 1 }}
            >
              {children(`${source}.${place}`)}
              <IconButton
                aria-label={translate('parde.curation.remove', { title: name })}
                onClick={() => takeAway(place)}
                sx={{
                  marginInlineStart: 'auto',
                  marginBlockStart: { sm: '30px' },
                  alignSelf: { xs: 'flex-end', sm: 'flex-start' },
                }}
              >
                <Close fontSize="small" />
              </IconButton>
            </EditedRow>
          );
        })}
      </Box>
      <Button
        ref={adder}
        variant="outlined"
        startIcon={<Add />}
        onClick={() => {
          added.current = true;
          append(fresh(typed), { shouldFocus: false });
        }}
        sx={{ marginBlockStart: 1.5 }}
      >
        {translate(add)}
      </Button>
    </Box>
  );
}

/** What the server has against the rows as a whole. */
function RowsFailure({ source }: { source: string }) {
  const translate = useTranslate();
  const { errors } = useFormState({ name: source });
  const failure = errors[source]?.message;
  if (typeof failure !== 'string') return null;
  return (
    <FormHelperText error role="alert">
      {translate(failure, { _: failure })}
    </FormHelperText>
  );
}
