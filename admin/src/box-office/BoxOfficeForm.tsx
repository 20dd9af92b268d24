import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { Toolbar, useDataProvider, useTranslate } from 'react-admin';
import type { ConsoleBoxOffice } from '../api/types.ts';
import { ChosenTitlesInput } from '../components/chosen/ChosenTitlesInput.tsx';
import { CommandForm } from '../components/form/CommandForm.tsx';
import { DayInput } from '../components/form/DayInput.tsx';
import { WHOLE_NUMBER } from '../components/form/input-slots.ts';
import { SubmitButton } from '../components/form/SubmitButton.tsx';
import { useAfterwards, useCommand } from '../components/form/use-command.ts';
import { Panel } from '../components/Panel.tsx';
import { useName } from '../components/use-name.ts';
import { useFormat } from '../format/use-format.ts';
import type { ConsoleDataProvider } from '../providers/data-provider.ts';
import { draftOf, type Earned, errorsOf, factsOf, isAmount } from './box-office-draft.ts';

/** @param boxOffice as it was opened. */
export function BoxOfficeForm({ boxOffice }: { boxOffice: ConsoleBoxOffice }) {
  const format = useFormat();
  const provider = useDataProvider<ConsoleDataProvider>();
  const [values] = useState(() => draftOf(boxOffice, format.number));
  // Of what stands in the fields: what was saved here is the next to be changed.
  const [version, setVersion] = useState(boxOffice.version);
  const finish = useAfterwards(() => undefined);
  const { onSubmit } = useCommand({
    body: factsOf,
    send: (facts) => provider.saveBoxOffice({ version, ...facts }),
    renamed: {},
    onDone: (answer) => {
      setVersion(answer.version);
      finish('parde.curation.saved');
    },
  });
  return (
    <Panel sx={{ padding: 3 }}>
      <CommandForm
        values={values}
        validate={errorsOf}
        onSubmit={onSubmit}
        toolbar={
          <Toolbar>
            <SubmitButton label="parde.curation.save" />
          </Toolbar>
        }
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
      </CommandForm>
    </Panel>
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
