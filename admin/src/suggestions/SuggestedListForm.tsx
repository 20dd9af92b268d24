import { useDataProvider } from 'react-admin';
import type { SuggestedList } from '../api/types.ts';
import { ChosenTitlesInput } from '../components/chosen/ChosenTitlesInput.tsx';
import type { ChosenTitle } from '../components/chosen/chosen-titles.ts';
import { SavedWholeForm } from '../components/form/SavedWholeForm.tsx';
import type { ConsoleDataProvider } from '../providers/data-provider.ts';

interface Draft {
  titles: ChosenTitle[];
}

interface SuggestedListFormProps {
  /** As it was opened. */
  list: SuggestedList;
  onReopen: () => void;
}

export function SuggestedListForm({ list, onReopen }: SuggestedListFormProps) {
  const provider = useDataProvider<ConsoleDataProvider>();
  return (
    <SavedWholeForm
      kind="suggested-lists"
      id={list.id}
      byModerators
      onReopen={onReopen}
      version={list.version}
      draft={(): Draft => ({ titles: list.titles })}
      body={({ titles }) => ({ title_ids: (titles || []).map(({ id }) => id) })}
      renamed={{ title_ids: 'titles' }}
      send={(body) => provider.saveSuggestedList({ post_type: list.id, ...body })}
    >
      <ChosenTitlesInput
        source="titles"
        label="parde.suggested.titles"
        empty="parde.suggested.empty"
        postType={list.id}
        rowOf={(post) => ({ id: post.id, post })}
      />
    </SavedWholeForm>
  );
}
