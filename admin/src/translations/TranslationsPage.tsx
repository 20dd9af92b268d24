import Typography from '@mui/material/Typography';
import { DataTable, SelectInput } from 'react-admin';
import type { ConsoleTranslation } from '../api/types.ts';
import { CellLink } from '../components/links/CellLink.tsx';
import { ConsoleList } from '../components/list/ConsoleList.tsx';
import { SearchFilter } from '../components/list/filters/SearchFilter.tsx';
import { NothingFound } from '../components/list/NothingFound.tsx';
import { shownFrom } from '../components/list/shown-from.ts';
import { TranslationState } from './TranslationState.tsx';
import { LANGUAGES, SORT, type TextLanguage, textNow, wordOf } from './texts.ts';

const Column = DataTable.Col<ConsoleTranslation>;

const FILTERS = [
  <SearchFilter key="q" source="q" placeholder="parde.translations.search" alwaysOn />,
  <SelectInput
    key="state"
    source="state"
    label="parde.translations.state"
    emptyText="parde.translations.any_state"
    choices={['missing', 'changed'].map((id) => ({ id, name: wordOf(`states.${id}`) }))}
    alwaysOn
  />,
  <SelectInput
    key="type"
    source="type"
    label="parde.translations.type"
    emptyText="parde.translations.any_type"
    choices={[1, 2, 3].map((id) => ({ id, name: wordOf(`types.${id}`) }))}
    alwaysOn
  />,
];

/** Both front ends' texts in both languages, those of a row beside each other. */
export function TranslationsPage() {
  return (
    <ConsoleList title="parde.translations.title" filters={FILTERS} sort={SORT} exporter={false}>
      <DataTable empty={<NothingFound coming="parde.translations.coming" />} bulkActionButtons={false}>
        <Column
          source="key"
          label="parde.translations.key"
          render={(text) => (
            <CellLink to={`/translations/${text.id}`}>
              <Typography component="bdi" sx={{ fontSize: 13, overflowWrap: 'anywhere' }}>
                {text.key}
              </Typography>
            </CellLink>
          )}
        />
        {LANGUAGES.map((language) => (
          <Column
            key={language}
            source={language}
            label={wordOf(language)}
            disableSort
            sx={language === 'en' ? shownFrom('sm') : undefined}
            render={(text) => <Words text={text} language={language} />}
          />
        ))}
        <Column
          source="state"
          label="parde.translations.state"
          disableSort
          render={(text) => <TranslationState text={text} />}
          width={130}
        />
      </DataTable>
    </ConsoleList>
  );
}

function Words({ text, language }: { text: ConsoleTranslation; language: TextLanguage }) {
  return (
    <Typography
      component="span"
      lang={language}
      dir={language === 'fa' ? 'rtl' : 'ltr'}
      sx={{ display: 'block', fontSize: 14, maxWidth: 360, textAlign: 'start', overflowWrap: 'anywhere' }}
    >
      {textNow(text, language) ?? '—'}
    </Typography>
  );
}
