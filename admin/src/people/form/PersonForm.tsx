import { type ReactNode, useState } from 'react';
import { SelectInput, TextInput, Toolbar } from 'react-admin';
import { CommandForm } from '../../components/form/CommandForm.tsx';
import { DayInput } from '../../components/form/day/DayInput.tsx';
import { FieldPair } from '../../components/form/inputs/FieldPair.tsx';
import { WHOLE_NUMBER } from '../../components/form/inputs/input-slots.ts';
import { SubmitButton } from '../../components/form/SubmitButton.tsx';
import { useCommand } from '../../components/form/sending/use-command.ts';
import { Panel } from '../../components/Panel.tsx';
import { PictureInput } from '../../components/pictures/PictureInput.tsx';
import { useFormat } from '../../format/use-format.ts';
import type { PersonFacts } from '../../providers/commands/catalogue/catalogue-commands.ts';
import { draftOf, errorsOf, factsOf, type PersonDraft } from './person-draft.ts';

const GENDERS = ['f', 'm'].map((id) => ({ id, name: `parde.people.form.genders.${id}` }));
const MAX = { name: 120, biography: 10_000 } as const;
const SQUARE = [{ width: 1, height: 1 }] as const;
const LANGUAGES = ['fa', 'en'] as const;
const word = (key: string) => `parde.people.form.fields.${key}`;

interface SavedPerson {
  status: number;
  person_id: number;
}

interface PersonFormProps {
  /** As they were opened; absent for somebody new. */
  facts?: PersonFacts;
  send: (facts: PersonFacts, key: string) => Promise<SavedPerson>;
  onSaved: (answer: SavedPerson) => void;
}

export function PersonForm({ facts, send, onSaved }: PersonFormProps) {
  const format = useFormat();
  const [values] = useState<PersonDraft>(() => draftOf(facts, format.plain));
  const { onSubmit } = useCommand({ body: factsOf, send, onDone: onSaved });
  const toolbar: ReactNode = (
    <Toolbar>
      <SubmitButton label="parde.curation.save" />
    </Toolbar>
  );
  return (
    <Panel sx={{ padding: { xs: 2, sm: 3 } }}>
      <CommandForm
        edits={facts !== undefined}
        values={values}
        validate={(draft) => errorsOf(draft, format.plain)}
        onSubmit={onSubmit}
        toolbar={toolbar}
      >
        <Both name="name" maxLength={MAX.name} autoFocus={!facts} />
        <FieldPair>
          <DayInput source="birthday" label={word('birthday')} hint="" />
          <TextInput source="death_year" label={word('death_year')} slotProps={WHOLE_NUMBER} />
        </FieldPair>
        <Both name="birth_place" maxLength={MAX.name} />
        <SelectInput source="gender" label={word('gender')} choices={GENDERS} helperText={word('gender_hint')} />
        <PictureInput source="portrait" label={word('portrait')} shapes={SQUARE} />
        <Both name="biography" maxLength={MAX.biography} multiline />
      </CommandForm>
    </Panel>
  );
}

interface BothProps {
  name: string;
  maxLength: number;
  multiline?: boolean;
  autoFocus?: boolean;
}

function Both({ name, maxLength, multiline = false, autoFocus = false }: BothProps) {
  return (
    <FieldPair>
      {LANGUAGES.map((language, place) => (
        <TextInput
          key={language}
          source={`${name}.${language}`}
          label={word(`${name}_${language}`)}
          multiline={multiline}
          autoFocus={autoFocus && place === 0}
          slotProps={{ htmlInput: { dir: language === 'fa' ? 'rtl' : 'ltr', lang: language, maxLength } }}
          {...(multiline && { minRows: 6 })}
        />
      ))}
    </FieldPair>
  );
}
