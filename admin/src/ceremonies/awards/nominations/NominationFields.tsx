import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useGetOne, useTranslate } from 'react-admin';
import type { ConsoleTitlePage } from '../../../api/types.ts';
import { useName } from '../../../components/names/use-name.ts';
import { type NominationRow, type Nominee, peopleOf } from '../award-draft.ts';
import { NominatedTitle, useTitleName } from './NominatedTitle.tsx';
import { NominationFrame } from './NominationFrame.tsx';

interface NominationFieldsProps {
  row: NominationRow;
  onChange: (row: NominationRow) => void;
  onRemove: () => void;
}

/** The nomination of a title: whom of its people it names. */
export function NominationFields({ row, onChange, onRemove }: NominationFieldsProps) {
  const translate = useTranslate();
  const nameOf = useName();
  const title = { id: row.titleId, post: row.post };
  const film = useTitleName()(title);
  const [asked, setAsked] = useState(false);
  const { data, isFetching } = useGetOne<ConsoleTitlePage>('titles', { id: row.titleId }, { enabled: asked });
  return (
    <NominationFrame row={row} film={film} onChange={(won) => onChange({ ...row, won })} onRemove={onRemove}>
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
    </NominationFrame>
  );
}
