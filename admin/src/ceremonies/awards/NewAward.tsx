import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useAwardName } from './use-award-name.ts';

/** Adds an award to the year by one of the names that awards have; Enter takes the first that fits. */
export function NewAward({ awards, onPick }: { awards: string[]; onPick: (award: string) => void }) {
  const translate = useTranslate();
  const awardName = useAwardName();
  const [typed, setTyped] = useState('');
  return (
    <Autocomplete<string>
      options={awards}
      value={null}
      inputValue={typed}
      onInputChange={(_event, text, reason) => setTyped(reason === 'input' ? text : '')}
      onChange={(_event, award) => {
        // Where the whole name was typed the field takes itself for up to date, and tells of no change.
        setTyped('');
        if (award) onPick(award);
      }}
      getOptionLabel={(award) => (awardName(award) === award ? award : `${awardName(award)} · ${award}`)}
      noOptionsText={translate('parde.ceremonies.no_award')}
      autoHighlight
      clearOnBlur={false}
      blurOnSelect
      sx={{ maxWidth: 460, marginBlockEnd: 2 }}
      renderInput={(params) => <TextField {...params} size="small" label={translate('parde.ceremonies.add_award')} />}
    />
  );
}
