import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { type ComponentProps, type Ref, useEffect, useState } from 'react';
import { InputHelperText, type RaRecord, useGetList, useTranslate } from 'react-admin';
import { type Label, LabelText } from './LabelText.tsx';

const TYPING_PAUSE_MS = 250;
const MAX_FOUND = 25;

interface RecordSearchProps<R extends RaRecord> {
  resource: string;
  filter?: object | undefined;
  /** Those that are chosen already are not offered again. */
  chosen: ReadonlySet<R['id']>;
  /** Which comes first, and with it by Enter. */
  sorted?: (found: readonly R[], typed: string) => readonly R[];
  labelOf: (record: R) => Label;
  onPick: (record: R) => void;
  /** Offered behind what is found: a new one of this name. */
  onNew?: (typed: string) => void;
  words: { label: string; hint?: string; none: string; new?: string };
  /** The form puts the focus here when something is wrong with what is chosen. */
  inputRef: Ref<HTMLInputElement>;
  error: ComponentProps<typeof InputHelperText>['error'];
  autoFocus?: boolean;
}

type Option<R> = { record: R } | { typed: string };

/** Finds records while one types; Enter takes the first, and the field is ready for the next. */
export function RecordSearch<R extends RaRecord>(props: RecordSearchProps<R>) {
  const { sorted, labelOf, onPick, onNew, words, inputRef, error, autoFocus = false } = props;
  const translate = useTranslate();
  const [typed, setTyped] = useState('');
  const { asked, left, isFetching, failure } = useFound(props, typed);
  const found: Option<R>[] = asked && typed ? (sorted ? sorted(left, asked) : left).map((record) => ({ record })) : [];
  if (asked && typed && onNew) found.push({ typed: asked });
  const wordsOf = (option: Option<R>) =>
    'record' in option ? labelOf(option.record).main : translate(words.new ?? words.label, { name: option.typed });
  return (
    <Autocomplete<Option<R>>
      options={found}
      value={null}
      inputValue={typed}
      onInputChange={(_event, text, reason) => setTyped(reason === 'input' ? text : '')}
      onChange={(_event, option) => {
        if (!option) return;
        // Where the whole name was typed the field takes itself for up to date, and tells of no change.
        setTyped('');
        if ('record' in option) onPick(option.record);
        else onNew?.(option.typed);
      }}
      filterOptions={(options) => options}
      getOptionKey={(option) => ('record' in option ? option.record.id : 'new')}
      getOptionLabel={wordsOf}
      open={typed.trim() !== '' && typed.trim() === asked && !isFetching}
      noOptionsText={translate(failure ?? words.none)}
      popupIcon={null}
      autoHighlight
      clearOnBlur={false}
      fullWidth
      renderOption={({ key, ...attributes }, option) => (
        <Box component="li" key={key} {...attributes} sx={{ display: 'flex', gap: 1.5 }}>
          {'record' in option ? <LabelText label={labelOf(option.record)} /> : <em>{wordsOf(option)}</em>}
        </Box>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          inputRef={inputRef}
          autoFocus={autoFocus}
          size="small"
          label={translate(words.label)}
          error={Boolean(error)}
          helperText={<InputHelperText error={error} helperText={words.hint ?? false} />}
        />
      )}
    />
  );
}

type Sought<R extends RaRecord> = Pick<RecordSearchProps<R>, 'resource' | 'filter' | 'chosen'>;

/** Asks once the typing rests. @returns what was asked for, what is found and not chosen, and why where that is nothing. */
function useFound<R extends RaRecord>({ resource, filter, chosen }: Sought<R>, typed: string) {
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const pause = setTimeout(() => setAsked(typed.trim()), TYPING_PAUSE_MS);
    return () => clearTimeout(pause);
  }, [typed]);
  const {
    data = [],
    error,
    isFetching,
  } = useGetList<R>(
    resource,
    {
      filter: { q: asked, ...filter },
      sort: { field: 'name', order: 'ASC' },
      pagination: { page: 1, perPage: MAX_FOUND },
    },
    { enabled: asked !== '' },
  );
  const left = data.filter(({ id }) => !chosen.has(id));
  const failure = error?.message ?? (data.length > left.length ? 'parde.curation.all_chosen' : undefined);
  return { asked, left, isFetching, failure };
}
