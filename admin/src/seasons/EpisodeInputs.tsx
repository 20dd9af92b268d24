import Box from '@mui/material/Box';
import { type FocusEvent, memo, useRef } from 'react';
import { TextInput, useTranslate } from 'react-admin';
import { flushSync } from 'react-dom';
import { useFormState, useWatch } from 'react-hook-form';
import { DayInput } from '../components/form/day/DayInput.tsx';
import { writtenText } from '../components/form/inputs/input-slots.ts';
import { useFormat } from '../format/use-format.ts';
import { EpisodeSearch } from './EpisodeSearch.tsx';
import { countOf, episodeKey } from './season-draft.ts';
import { useNearView } from './use-near-view.ts';

const NAME = writtenText(200);
/** Of a row with its fields, so that nothing moves when they come. */
const ROW_HEIGHT = { xs: 336, sm: 113 };

/** Fewer are seen at a glance. */
const SEARCHED_FROM = 20;

/** A row for each episode that the season has; what stays empty is not known. */
export function EpisodeInputs() {
  const translate = useTranslate();
  const count = countOf(String(useWatch({ name: 'count' }) ?? ''));
  const { errors } = useFormState({ name: 'episodes' });
  const failure = errors['episodes']?.message;
  const rows = useRef<HTMLOListElement>(null);
  const goTo = (number: number) => {
    const row = rows.current?.children[number - 1];
    if (!(row instanceof HTMLElement)) return;
    row.scrollIntoView({ block: 'center' });
    // A row without its fields takes the focus itself, and hands it on.
    (row.querySelector('input') ?? row).focus();
  };
  return (
    <Box component="fieldset" sx={{ width: '100%', minWidth: 0, margin: 0, padding: 0, border: 0 }}>
      <Box component="legend" sx={{ fontWeight: 700, padding: 0, marginBlockEnd: 1 }}>
        {translate('parde.seasons.episodes')}
      </Box>
      {typeof failure === 'string' && (
        <Box role="alert" sx={{ color: 'var(--danger-text)', fontSize: '0.8125rem' }}>
          {translate(failure, { _: failure })}
        </Box>
      )}
      {count >= SEARCHED_FROM && <EpisodeSearch count={count} onPick={goTo} />}
      <Box component="ol" ref={rows} sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {Array.from({ length: count }, (_, place) => (
          <EpisodeRow key={place} number={place + 1} />
        ))}
      </Box>
    </Box>
  );
}

/** Its fields are there once they are close to what is seen: hundreds of rows at once take seconds. The form has their values from the start. */
const EpisodeRow = memo(({ number }: { number: number }) => {
  const translate = useTranslate();
  const format = useFormat();
  const [row, near, draw] = useNearView<HTMLLIElement>();
  const source = `episodes.${episodeKey(number)}`;
  // Who goes from field to field faster than rows are drawn goes past none of them.
  const enter = ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    if (target !== currentTarget) return;
    flushSync(draw);
    currentTarget.querySelector('input')?.focus();
  };
  return (
    <Box
      component="li"
      ref={row}
      tabIndex={near ? undefined : 0}
      onFocus={enter}
      aria-label={translate('parde.seasons.episode', { number: format.plain(number) })}
      sx={{
        display: 'grid',
        columnGap: 1.5,
        rowGap: { xs: 1.5, sm: 0 },
        alignItems: 'start',
        gridTemplateColumns: { xs: '1fr', sm: '40px minmax(0, 2fr) minmax(0, 2fr) minmax(0, 1.6fr)' },
        minHeight: ROW_HEIGHT,
        paddingBlock: 1,
        borderBlockEnd: '1px solid var(--hairline)',
      }}
    >
      <Box sx={{ fontWeight: 700, color: 'var(--text-mid)', paddingBlockStart: { sm: '34px' } }}>
        {format.plain(number)}
      </Box>
      {near && (
        <>
          <TextInput source={`${source}.fa`} label="parde.seasons.fa" slotProps={NAME} helperText={false} />
          <TextInput source={`${source}.en`} label="parde.seasons.en" slotProps={NAME} helperText={false} />
          <DayInput source={`${source}.air_date`} label="parde.seasons.air_date" hint="" />
        </>
      )}
    </Box>
  );
});
