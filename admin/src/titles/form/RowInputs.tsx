import { ArrayInput, BooleanInput, SelectInput, SimpleFormIterator, TextInput } from 'react-admin';
import { WHOLE_NUMBER, writtenText } from '../../components/form/input-slots.ts';

const CEREMONIES = [1, 2, 3].map((id) => ({ id, name: `parde.titles.form.ceremonies.${id}` }));
const MAX_AWARD = 120;
/** What takes a row away is there without a pointer above it. */
const ROWS = {
  '& .RaSimpleFormIterator-line': { paddingBlock: 1, gap: 1 },
  '& .RaSimpleFormIterator-action': { visibility: 'visible' },
} as const;

const word = (key: string) => `parde.titles.form.fields.${key}`;

export function SeasonsInput() {
  return (
    <ArrayInput source="seasons" label={word('seasons')} helperText={false}>
      <SimpleFormIterator inline disableReordering disableClear sx={ROWS}>
        <TextInput source="number" label={word('season_number')} slotProps={WHOLE_NUMBER} helperText={false} />
        <TextInput source="year" label={word('year')} slotProps={WHOLE_NUMBER} helperText={false} />
        <TextInput source="episodes" label={word('episodes')} slotProps={WHOLE_NUMBER} helperText={false} />
      </SimpleFormIterator>
    </ArrayInput>
  );
}

/** Nominations; who was named with one stays with its row. */
export function AwardsInput() {
  return (
    <ArrayInput source="awards" label={word('awards')} helperText={false}>
      <SimpleFormIterator inline disableReordering disableClear sx={ROWS}>
        <SelectInput
          source="ceremony"
          label={word('ceremony')}
          choices={CEREMONIES}
          defaultValue={1}
          helperText={false}
        />
        <TextInput source="year" label={word('year')} slotProps={WHOLE_NUMBER} helperText={false} />
        <TextInput
          source="title"
          label={word('award')}
          slotProps={writtenText(MAX_AWARD)}
          helperText={false}
          sx={{ minWidth: { sm: 280 } }}
        />
        <BooleanInput source="won" label={word('won')} defaultValue={false} helperText={false} />
      </SimpleFormIterator>
    </ArrayInput>
  );
}
