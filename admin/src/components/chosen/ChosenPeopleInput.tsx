import TextField from '@mui/material/TextField';
import { type ComponentProps, useState } from 'react';
import { InputHelperText, useGetManyAggregate, useInput, useTranslate } from 'react-admin';
import type { ConsolePerson, Name } from '../../api/types.ts';
import { writtenText } from '../form/inputs/input-slots.ts';
import { useName } from '../names/use-name.ts';
import { Picture } from '../Picture.tsx';
import { ChosenRows } from './ChosenRows.tsx';
import { NewPersonDialog } from './NewPersonDialog.tsx';
import { RecordSearch } from './RecordSearch.tsx';

/** Someone of a title; players with what they are in it. */
export interface ChosenPerson {
  id: number;
  role?: { fa: string; en: string };
}

interface ChosenPeopleInputProps {
  source: string;
  label: string;
  /** Whether each has a role. */
  roles?: boolean;
}

const MAX_ROLE = 400;
const ROLE_LANGUAGES = ['fa', 'en'] as const;

/** People chosen one by one, with their order; who is not known yet is added on the way. */
export function ChosenPeopleInput({ source, label, roles = false }: ChosenPeopleInputProps) {
  const translate = useTranslate();
  const nameOf = useName();
  const { field, fieldState } = useInput({ source, defaultValue: [] });
  const [unknown, setUnknown] = useState<string | null>(null);
  const rows: ChosenPerson[] = field.value || [];
  const { data: people = [] } = useGetManyAggregate<ConsolePerson>('people', { ids: rows.map(({ id }) => id) });
  const known = new Map(people.filter(Boolean).map((person) => [person.id, person]));
  const labelOf = (id: number) => {
    const person = known.get(id);
    return person ? personLabel(person, nameOf) : { main: translate('parde.people.number', { id }) };
  };
  const add = (id: number) => field.onChange([...rows, { id, ...(roles && { role: { fa: '', en: '' } }) }]);
  return (
    <>
      <ChosenRows
        label={label}
        rows={rows}
        onChange={field.onChange}
        labelOf={({ id }) => labelOf(id)}
        empty="parde.people.nobody"
        search={(say) => (
          <RecordSearch<ConsolePerson>
            resource="people"
            chosen={new Set(rows.map(({ id }) => id))}
            labelOf={(person) => personLabel(person, nameOf)}
            onPick={(person) => {
              add(person.id);
              say(nameOf(person.name).main);
            }}
            onNew={setUnknown}
            words={{ label: 'parde.people.add', none: 'parde.people.none_found', new: 'parde.people.add_new' }}
            inputRef={field.ref}
            error={fieldState.error?.message}
          />
        )}
        renderMore={(row, place) =>
          row.role && (
            <RoleFields
              role={row.role}
              who={labelOf(row.id).main}
              error={errorOf(fieldState.error, place)}
              onChange={(role) => field.onChange(rows.map((one) => (one === row ? { ...one, role } : one)))}
            />
          )
        }
      />
      {unknown !== null && (
        <NewPersonDialog
          typed={unknown}
          onClose={() => setUnknown(null)}
          onAdded={(id) => {
            setUnknown(null);
            if (!rows.some((row) => row.id === id)) add(id);
          }}
        />
      )}
    </>
  );
}

function personLabel(
  { name, avatar_path }: ConsolePerson,
  nameOf: (name: Name) => { main: string; other: string | null },
) {
  const { main, other } = nameOf(name);
  return {
    main,
    other,
    picture: <Picture path={avatar_path} size="96x96" width={32} height={32} radius={999} letter={main} />,
  };
}

type RoleError = Partial<Record<'fa' | 'en', { message?: ComponentProps<typeof InputHelperText>['error'] }>>;

/** What is wrong with the role of one row; the form has it by place. */
function errorOf(error: unknown, place: number): RoleError | undefined {
  return Array.isArray(error) ? error[place]?.role : undefined;
}

interface RoleFieldsProps {
  role: { fa: string; en: string };
  who: string;
  error: RoleError | undefined;
  onChange: (role: { fa: string; en: string }) => void;
}

function RoleFields({ role, who, error, onChange }: RoleFieldsProps) {
  const translate = useTranslate();
  return ROLE_LANGUAGES.map((language) => (
    <TextField
      key={language}
      size="small"
      value={role[language]}
      onChange={({ target }) => onChange({ ...role, [language]: target.value })}
      label={translate(`parde.titles.form.role_${language}`)}
      error={Boolean(error?.[language])}
      helperText={error?.[language] && <InputHelperText error={error[language].message} />}
      slotProps={{
        htmlInput: {
          ...writtenText(MAX_ROLE).htmlInput,
          'aria-label': translate(`parde.titles.form.role_${language}_of`, { who }),
        },
      }}
      sx={{ flex: '1 1 160px', maxWidth: 240 }}
    />
  ));
}
