import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { useName } from '../../../components/names/use-name.ts';
import type { Told, ToldRow } from '../award-draft.ts';
import { NominationFrame } from './NominationFrame.tsx';

interface ToldFieldsProps {
  row: ToldRow;
  onChange: (row: ToldRow) => void;
  onRemove: () => void;
}

type Film = NonNullable<Told['film']>;

/** A nomination that the ceremony alone tells: a film by its names, and people by theirs. */
export function ToldFields({ row, onChange, onRemove }: ToldFieldsProps) {
  const translate = useTranslate();
  const nameOf = useName();
  const { film, people } = row.told;
  const name = film ? nameOf(film.name).main : people.map((one) => nameOf(one).main).join(', ');
  const change = (told: Partial<Told>) => onChange({ ...row, told: { ...row.told, ...told } });
  return (
    <NominationFrame row={row} film={name} onChange={(won) => onChange({ ...row, won })} onRemove={onRemove}>
      {film && <FilmFields film={film} onChange={(changed) => change({ film: changed })} />}
      <Autocomplete<string, true, false, true>
        multiple
        freeSolo
        autoSelect
        size="small"
        options={[]}
        value={people.map(({ en }) => en)}
        onChange={(_event, names) =>
          change({ people: names.map((en) => people.find((one) => one.en === en) ?? { en, fa: null }) })
        }
        sx={{ flex: { xs: '1 1 100%', sm: '1 1 320px' }, minWidth: 0 }}
        renderInput={(params) => (
          <TextField
            {...params}
            label={translate('parde.ceremonies.named')}
            helperText={
              row.post ? translate('parde.ceremonies.linked', { title: nameOf(row.post.name).main }) : undefined
            }
          />
        )}
      />
    </NominationFrame>
  );
}

function FilmFields({ film, onChange }: { film: Film; onChange: (film: Film) => void }) {
  const translate = useTranslate();
  const field = { size: 'small', sx: { flex: '1 1 180px', minWidth: 0 } } as const;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, flex: '1 1 320px', minWidth: 0 }}>
      <TextField
        {...field}
        label={translate('parde.ceremonies.film_name')}
        helperText={film.name.en.trim() ? undefined : translate('parde.ceremonies.film_name_hint')}
        value={film.name.en}
        onChange={({ target }) => onChange({ ...film, name: { ...film.name, en: target.value } })}
        slotProps={{ htmlInput: { dir: 'ltr' } }}
      />
      <TextField
        {...field}
        label={translate('parde.ceremonies.film_name_fa')}
        value={film.name.fa ?? ''}
        onChange={({ target }) => onChange({ ...film, name: { ...film.name, fa: target.value || null } })}
        slotProps={{ htmlInput: { dir: 'rtl' } }}
      />
      <TextField
        {...field}
        select
        label={translate('parde.ceremonies.kind')}
        value={film.post_type}
        onChange={({ target }) => onChange({ ...film, post_type: Number(target.value) === 2 ? 2 : 1 })}
        sx={{ flex: '0 1 120px' }}
      >
        <MenuItem value={1}>{translate('parde.ceremonies.kinds.1')}</MenuItem>
        <MenuItem value={2}>{translate('parde.ceremonies.kinds.2')}</MenuItem>
      </TextField>
      <TextField
        {...field}
        label={translate('parde.ceremonies.film_id')}
        placeholder="tt0111161"
        value={film.film_id ?? ''}
        onChange={({ target }) => onChange({ ...film, film_id: target.value.trim() || null })}
        slotProps={{ htmlInput: { dir: 'ltr' } }}
      />
    </Box>
  );
}
