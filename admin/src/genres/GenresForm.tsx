import { BooleanInput, useDataProvider } from 'react-admin';
import type { ConsoleGenres } from '../api/types.ts';
import { SavedWholeForm } from '../components/form/SavedWholeForm.tsx';
import type { ConsoleDataProvider } from '../providers/data-provider.ts';
import { GenresInput } from './GenresInput.tsx';
import { draftOf, errorsOf, factsOf } from './genres-draft.ts';

/** @param onChanged what was opened is not what there is any more. */
export function GenresForm({ opened, onChanged }: { opened: ConsoleGenres; onChanged: () => void }) {
  const provider = useDataProvider<ConsoleDataProvider>();
  return (
    <SavedWholeForm
      kind="genres"
      onReopen={onChanged}
      version={opened.version}
      draft={() => draftOf(opened)}
      body={factsOf}
      validate={errorsOf}
      send={async (body) => {
        const answer = await provider.saveGenres(body);
        onChanged();
        return answer;
      }}
    >
      <BooleanInput source="own_order" label="parde.genres.own_order" helperText="parde.genres.own_order_hint" />
      <GenresInput onMerged={onChanged} />
    </SavedWholeForm>
  );
}
