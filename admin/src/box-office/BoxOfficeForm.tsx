import TextField from '@mui/material/TextField';
import { useDataProvider, useTranslate } from 'react-admin';
import type { ConsoleBoxOffice } from '../api/types.ts';
import { ChosenTitlesInput } from '../components/chosen/ChosenTitlesInput.tsx';
import { DayInput } from '../components/form/day/DayInput.tsx';
import { WHOLE_NUMBER } from '../components/form/inputs/input-slots.ts';
import { SavedWholeForm } from '../components/form/SavedWholeForm.tsx';
import { useName } from '../components/names/use-name.ts';
import { useFormat } from '../format/use-format.ts';
import type { ConsoleDataProvider } from '../providers/data-provider.ts';
import { draftOf, type Earned, errorsOf, factsOf, isAmount } from './box-office-draft.ts';

interface BoxOfficeFormProps {
  /** As it was opened. */
  boxOffice: ConsoleBoxOffice;
  onReopen: () => void;
}

export function BoxOfficeForm({ boxOffice, onReopen }: BoxOfficeFormProps) {
  const format = useFormat();
  const provider = useDataProvider<ConsoleDataProvider>();
  return (
    <SavedWholeForm
      kind="box-office"
      byModerators
      onReopen={onReopen}
      version={boxOffice.version}
      draft={() => draftOf(boxOffice, format.number)}
      body={factsOf}
      validate={errorsOf}
      send={provider.saveBoxOffice}
    >
      <DayInput source="as_of" label="parde.box_office.as_of" hint="parde.box_office.as_of_hint" />
      <ChosenTitlesInput<Earned>
        source="entries"
        label="parde.box_office.films"
        empty="parde.box_office.empty"
        ordered={false}
        rowOf={(post) => ({ id: post.id, post, dollars: '' })}
        renderMore={(row, change, invalid) => <Amount row={row} onChange={change} checked={invalid} />}
      />
    </SavedWholeForm>
  );
}

interface AmountProps {
  row: Earned;
  onChange: (row: Earned) => void;
  /** Whether to say what is wrong with it. */
  checked: boolean;
}

function Amount({ row, onChange, checked }: AmountProps) {
  const translate = useTranslate();
  const nameOf = useName();
  const wrong = checked && !isAmount(row.dollars);
  const film = row.post ? nameOf(row.post.name).main : row.id;
  return (
    <TextField
      size="small"
      value={row.dollars}
      onChange={({ target }) => onChange({ ...row, dollars: target.value })}
      error={wrong}
      helperText={wrong && translate('parde.box_office.amount_here')}
      label={translate('parde.box_office.amount')}
      slotProps={{
        htmlInput: { ...WHOLE_NUMBER.htmlInput, 'aria-label': translate('parde.box_office.amount_of', { film }) },
      }}
      sx={{ width: 190 }}
    />
  );
}
