import { SelectInput, TextInput, Toolbar, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { CommandForm } from '../components/form/CommandForm.tsx';
import { WHOLE_NUMBER } from '../components/form/inputs/input-slots.ts';
import { SubmitButton } from '../components/form/SubmitButton.tsx';
import { Panel } from '../components/Panel.tsx';
import { BackLink } from '../components/page/BackLink.tsx';
import { PageFrame } from '../components/page/PageFrame.tsx';
import { parseWhole } from '../format/number.ts';
import { useFormat } from '../format/use-format.ts';
import { CEREMONIES, type CeremonyNumber, ceremonyAddress } from './ceremony-words.ts';

const WIDTH = 620;
const FIRST_YEAR = 1929;

interface Wanted {
  ceremony: CeremonyNumber;
  year: string;
}

/** Leads to the page of a year. There is nothing to save yet: a year begins with its first nomination. */
export function NewCeremonyPage() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const format = useFormat();
  const thisYear = new Date().getFullYear();
  const isYear = (year: number | null) => year !== null && year >= FIRST_YEAR && year <= thisYear + 1;
  const values: Wanted = { ceremony: 1, year: format.plain(thisYear) };
  return (
    <>
      <BackLink to="/ceremonies" label={translate('parde.nav.ceremonies')} width={WIDTH} />
      <PageFrame title={translate('parde.ceremonies.new')} aside={translate('parde.ceremonies.new_lead')} width={WIDTH}>
        <Panel sx={{ padding: 3 }}>
          <CommandForm
            values={values}
            validate={({ year }) => ({ ...(!isYear(parseWhole(year)) && { year: 'parde.ceremonies.year_wrong' }) })}
            onSubmit={async ({ ceremony, year }) => {
              navigate(`/ceremonies/${ceremonyAddress(ceremony, parseWhole(year) as number)}`);
              return undefined;
            }}
            toolbar={
              <Toolbar>
                <SubmitButton label="parde.ceremonies.open" />
              </Toolbar>
            }
          >
            <SelectInput
              source="ceremony"
              label="parde.ceremonies.ceremony"
              choices={CEREMONIES}
              validate={(value) => (value ? undefined : 'parde.curation.required')}
            />
            <TextInput source="year" label="parde.ceremonies.year" slotProps={WHOLE_NUMBER} />
          </CommandForm>
        </Panel>
      </PageFrame>
    </>
  );
}
