import type { ReactNode } from 'react';
import {
  AutocompleteArrayInput,
  BooleanInput,
  RadioButtonGroupInput,
  SelectInput,
  TextArrayInput,
  TextInput,
  useGetList,
  useTranslate,
} from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { Genre } from '../../api/types.ts';
import { ChosenPeopleInput } from '../../components/chosen/ChosenPeopleInput.tsx';
import { FieldPair } from '../../components/form/inputs/FieldPair.tsx';
import { DECIMAL_NUMBER, LATIN_TEXT, WHOLE_NUMBER, writtenText } from '../../components/form/inputs/input-slots.ts';
import { PictureInput } from '../../components/pictures/PictureInput.tsx';
import { WIDE_AND_TALL } from '../../components/pictures/shapes.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { countryNames } from './country-names.ts';
import { TrailersInput } from './TrailersInput.tsx';

const SERIES = 2;
const RUNNING = 1;
const KINDS = [1, SERIES].map((id) => ({ id, name: `parde.titles.kind.${id}` }));
const STATES = [RUNNING, 2, 3].map((id) => ({ id, name: `parde.titles.form.states.${id}` }));
const WEEK = [1, 2, 3, 4, 5, 6, 7].map((id) => ({ id, name: `parde.titles.form.week.${id}` }));

const MAX = { name: 400, summary: 5_000, age: 20, channel: 80 } as const;
const word = (key: string) => `parde.titles.form.fields.${key}`;

export function NameInputs({ isNew }: { isNew: boolean }) {
  return (
    <>
      {isNew && (
        <RadioButtonGroupInput
          source="post_type"
          label={word('post_type')}
          choices={KINDS}
          parse={Number}
          helperText={false}
        />
      )}
      <FieldPair>
        <TextInput source="name.fa" label={word('name_fa')} slotProps={writtenText(MAX.name)} autoFocus={isNew} />
        <TextInput source="name.en" label={word('name_en')} slotProps={writtenText(MAX.name)} />
        <TextInput source="original_name" label={word('original_name')} slotProps={writtenText(MAX.name)} />
        <TextArrayInput source="alternate_names" label={word('alternate_names')} helperText={word('row_hint')} />
      </FieldPair>
    </>
  );
}

export function FilingInputs() {
  const language = useLanguage();
  const countries: string[] | null = useWatch({ name: 'countries' });
  const { data: genres = [] } = useGetList<Genre & { id: string }>('genres');
  const named = genres
    .map(({ slug, fa, en }) => ({ id: slug, name: (language === 'fa' && fa) || en }))
    .sort((one, other) => one.name.localeCompare(other.name, language));
  return (
    <FieldPair>
      <TextInput source="release_year" label={word('release_year')} slotProps={WHOLE_NUMBER} />
      <TextInput source="runtime_minutes" label={word('runtime_minutes')} slotProps={WHOLE_NUMBER} />
      {/* Each keeps the names of what is chosen as it has first shown them: in another language it is another input. */}
      <AutocompleteArrayInput
        key={`genres-${language}`}
        source="genres"
        label={word('genres')}
        choices={named}
        translateChoice={false}
        helperText={false}
        autoHighlight
      />
      <AutocompleteArrayInput
        key={`countries-${language}`}
        source="countries"
        label={word('countries')}
        choices={countryNames(language, countries ?? [])}
        translateChoice={false}
        helperText={false}
        autoHighlight
      />
      <TextInput
        source="age"
        label={word('age')}
        slotProps={{ htmlInput: { ...LATIN_TEXT.htmlInput, maxLength: MAX.age } }}
      />
      <TextInput
        source="popularity"
        label={word('popularity')}
        helperText={word('popularity_hint')}
        slotProps={DECIMAL_NUMBER}
      />
    </FieldPair>
  );
}

/** What only series have. */
export function SeriesInputs({ children }: { children: ReactNode }) {
  const translate = useTranslate();
  const [postType, status]: (number | null)[] = useWatch({ name: ['post_type', 'status'] });
  if (postType !== SERIES) return null;
  return (
    <fieldset style={{ width: '100%', minWidth: 0, margin: 0, padding: 0, border: 0, display: 'grid', gap: 16 }}>
      <legend style={{ fontWeight: 700, padding: 0, marginBlockEnd: 12 }}>
        {translate('parde.titles.form.series')}
      </legend>
      <FieldPair>
        <SelectInput source="status" label={word('status')} choices={STATES} helperText={false} />
        {status === RUNNING ? (
          <SelectInput source="air_weekday" label={word('air_weekday')} choices={WEEK} helperText={false} />
        ) : (
          <TextInput source="end_year" label={word('end_year')} slotProps={WHOLE_NUMBER} />
        )}
        <TextInput source="channel" label={word('channel')} slotProps={writtenText(MAX.channel)} />
        <BooleanInput
          source="mini_series"
          label={word('mini_series')}
          sx={{ paddingBlockStart: { sm: '34px' }, marginInlineStart: 1 }}
        />
      </FieldPair>
      {children}
    </fieldset>
  );
}

export function StoryInputs() {
  return (
    <FieldPair>
      {(['fa', 'en'] as const).map((language) => (
        <TextInput
          key={language}
          source={`summary.${language}`}
          label={word(`summary_${language}`)}
          multiline
          minRows={4}
          slotProps={{
            htmlInput: { dir: language === 'fa' ? 'rtl' : 'ltr', lang: language, maxLength: MAX.summary },
          }}
        />
      ))}
    </FieldPair>
  );
}

export function PeopleInputs() {
  return (
    <>
      <ChosenPeopleInput source="directors" label={word('directors')} />
      <ChosenPeopleInput source="writers" label={word('writers')} />
      <ChosenPeopleInput source="cast" label={word('cast')} roles />
    </>
  );
}

const POSTER = [{ width: 2, height: 3 }] as const;

export function PictureInputs() {
  return (
    <FieldPair>
      <PictureInput source="pictures.poster" label={word('poster')} shapes={POSTER} />
      <PictureInput source="pictures.backdrop" label={word('backdrop')} shapes={WIDE_AND_TALL} />
    </FieldPair>
  );
}

/** How others know it. */
export function ElsewhereInputs() {
  return (
    <FieldPair>
      <TextArrayInput source="film_ids" label={word('film_ids')} helperText={word('film_ids_hint')} />
      <TrailersInput source="trailers" />
    </FieldPair>
  );
}
