import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { BooleanInput, SelectInput, TextInput, useTranslate } from 'react-admin';
import { WHOLE_NUMBER, writtenText } from '../../components/form/inputs/input-slots.ts';
import { RowsInput } from '../../components/form/inputs/RowsInput.tsx';
import { parseWhole } from '../../format/number.ts';
import { useFormat } from '../../format/use-format.ts';
import type { TitleDraft } from './title-draft.ts';

const CEREMONIES = [1, 2, 3].map((id) => ({ id, name: `parde.titles.form.ceremonies.${id}` }));
const MAX_AWARD = 120;

type SeasonRow = TitleDraft['seasons'][number];
type AwardRow = TitleDraft['awards'][number];

const word = (key: string) => `parde.titles.form.fields.${key}`;

export function SeasonsInput() {
  const translate = useTranslate();
  const format = useFormat();
  const next = (rows: readonly SeasonRow[]) =>
    Math.max(0, ...rows.map(({ number }) => parseWhole(number ?? '') ?? 0)) + 1;
  return (
    <RowsInput<SeasonRow>
      source="seasons"
      label={word('seasons')}
      add="parde.titles.form.add_season"
      fresh={(rows) => ({ number: format.plain(next(rows)), year: '', episodes: '' })}
      nameOf={({ number: typed }, place) => {
        const number = parseWhole(typed ?? '') ?? place;
        return translate('parde.seasons.season', { number: format.plain(number) });
      }}
    >
      {(row) => (
        <>
          {['number', 'year', 'episodes'].map((field) => (
            <Field key={field} basis={80}>
              <TextInput
                source={`${row}.${field}`}
                label={word(field === 'number' ? 'season_number' : field)}
                slotProps={WHOLE_NUMBER}
                helperText={false}
              />
            </Field>
          ))}
        </>
      )}
    </RowsInput>
  );
}

/** Nominations; who was named with one stays with its row. */
export function AwardsInput() {
  const translate = useTranslate();
  const format = useFormat();
  return (
    <RowsInput<AwardRow>
      source="awards"
      label={word('awards')}
      add="parde.titles.form.add_award"
      fresh={() => ({ ceremony: 1, year: '', title: '', won: false })}
      nameOf={({ title }, place) =>
        title?.trim() || translate('parde.titles.form.award_number', { number: format.plain(place) })
      }
    >
      {(row) => (
        <>
          <Field basis={180}>
            <SelectInput source={`${row}.ceremony`} label={word('ceremony')} choices={CEREMONIES} helperText={false} />
          </Field>
          <Field basis={80}>
            <TextInput source={`${row}.year`} label={word('year')} slotProps={WHOLE_NUMBER} helperText={false} />
          </Field>
          <Field basis={260}>
            <TextInput
              source={`${row}.title`}
              label={word('award')}
              slotProps={writtenText(MAX_AWARD)}
              helperText={false}
            />
          </Field>
          <Box sx={{ flex: 'none', paddingBlockStart: { sm: '34px' }, paddingInlineStart: 1 }}>
            <BooleanInput source={`${row}.won`} label={word('won')} helperText={false} />
          </Box>
        </>
      )}
    </RowsInput>
  );
}

/** As wide as it has to be, and wider where there is room. @param basis in pixels. */
function Field({ basis, children }: { basis: number; children: ReactNode }) {
  return <Box sx={{ flex: `${basis} 1 ${basis}px`, minWidth: 0 }}>{children}</Box>;
}
