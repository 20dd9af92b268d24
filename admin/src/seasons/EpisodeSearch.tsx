import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useFormat } from '../format/use-format.ts';
import { foundEpisodes, type NamedEpisode } from './found-episodes.ts';
import { episodeKey, type SeasonDraft } from './season-draft.ts';

interface EpisodeSearchProps {
  count: number;
  onPick: (number: number) => void;
}

/** Leads to an episode by its number or name: the browser's own search finds only rows whose fields are drawn. */
export function EpisodeSearch({ count, onPick }: EpisodeSearchProps) {
  const translate = useTranslate();
  const format = useFormat();
  const { getValues } = useFormContext<SeasonDraft>();
  const [typed, setTyped] = useState('');
  const labelOf = ({ number, names }: NamedEpisode) =>
    [translate('parde.seasons.episode', { number: format.plain(number) }), ...names].join(' · ');
  return (
    <Autocomplete<NamedEpisode>
      options={typed.trim() ? foundEpisodes(typed, namesOf(getValues('episodes'), count)) : []}
      value={null}
      inputValue={typed}
      onInputChange={(_event, text, reason) => setTyped(reason === 'input' ? text : '')}
      onChange={(_event, episode) => {
        setTyped('');
        if (episode) onPick(episode.number);
      }}
      filterOptions={(options) => options}
      getOptionKey={({ number }) => number}
      getOptionLabel={labelOf}
      open={typed.trim() !== ''}
      noOptionsText={translate('parde.seasons.no_episode')}
      popupIcon={null}
      autoHighlight
      renderOption={({ key, ...attributes }, episode) => (
        <Box component="li" key={key} {...attributes}>
          <bdi>{labelOf(episode)}</bdi>
        </Box>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          size="small"
          label={translate('parde.seasons.go_to')}
          helperText={translate('parde.seasons.go_to_hint')}
          // Where nothing is found, it would save the season.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      )}
      sx={{ maxWidth: 360, marginBlockEnd: 1 }}
    />
  );
}

function namesOf(episodes: SeasonDraft['episodes'], count: number): NamedEpisode[] {
  return Array.from({ length: count }, (_, place) => {
    const { fa, en } = episodes[episodeKey(place + 1)] ?? {};
    return { number: place + 1, names: [fa, en].filter((name) => name?.trim()) as string[] };
  });
}
