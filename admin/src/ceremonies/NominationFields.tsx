import Close from '@mui/icons-material/Close';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import { type KeyboardEvent, useState } from 'react';
import { useGetOne, useTranslate } from 'react-admin';
import type { ConsoleTitlePage } from '../api/types.ts';
import { useName } from '../components/use-name.ts';
import { type NominationRow, type Nominee, peopleOf } from './award-draft.ts';
import { NominatedTitle, useTitleName } from './NominatedTitle.tsx';

interface NominationFieldsProps {
  row: NominationRow;
  onChange: (row: NominationRow) => void;
  onRemove: () => void;
}

/** One nomination: whom it names, whether it won; Alt with Delete takes it away. */
export function NominationFields({ row, onChange, onRemove }: NominationFieldsProps) {
  const translate = useTranslate();
  const nameOf = useName();
  const title = { id: row.titleId, post: row.post };
  const film = useTitleName()(title);
  const [asked, setAsked] = useState(false);
  const { data, isFetching } = useGetOne<ConsoleTitlePage>('titles', { id: row.titleId }, { enabled: asked });
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.altKey || event.key !== 'Delete') return;
    event.preventDefault();
    onRemove();
  };
  return (
    <Box
      component="li"
      onKeyDown={onKeyDown}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1.5,
        rowGap: 1,
        paddingBlock: 1.25,
        borderBlockEnd: '1px solid var(--hairline)',
      }}
    >
      <NominatedTitle {...title} />
      <Autocomplete<Nominee, true>
        multiple
        size="small"
        options={data ? peopleOf(data) : row.nominees}
        value={row.nominees}
        onChange={(_event, nominees) => onChange({ ...row, nominees })}
        onOpen={() => setAsked(true)}
        loading={isFetching}
        loadingText={translate('ra.page.loading')}
        noOptionsText={translate('parde.ceremonies.nobody')}
        isOptionEqualToValue={(one, other) => one.id === other.id}
        getOptionKey={({ id }) => id}
        getOptionLabel={({ name }) => nameOf(name).main}
        autoHighlight
        filterSelectedOptions
        sx={{ flex: { xs: '1 1 100%', sm: '2 1 260px' }, minWidth: 0 }}
        renderInput={(params) => (
          <TextField
            {...params}
            label={translate('parde.ceremonies.named')}
            slotProps={{
              ...params.slotProps,
              htmlInput: {
                ...params.slotProps.htmlInput,
                'aria-label': translate('parde.ceremonies.named_of', { film }),
              },
            }}
          />
        )}
      />
      <FormControlLabel
        control={
          <Checkbox
            checked={row.won}
            onChange={({ target }) => onChange({ ...row, won: target.checked })}
            slotProps={{ input: { 'aria-label': translate('parde.ceremonies.won_by', { film }) } }}
          />
        }
        label={translate('parde.ceremonies.won')}
        sx={{ marginInlineEnd: 0 }}
      />
      <IconButton
        aria-label={translate('parde.curation.remove', { title: film })}
        onClick={onRemove}
        sx={{ marginInlineStart: { xs: 'auto', sm: 0 } }}
      >
        <Close fontSize="small" />
      </IconButton>
    </Box>
  );
}
