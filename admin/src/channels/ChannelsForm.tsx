import { useDataProvider } from 'react-admin';
import type { ConsoleChannels } from '../api/types.ts';
import { SavedWholeForm } from '../components/form/SavedWholeForm.tsx';
import type { ConsoleDataProvider } from '../providers/data-provider.ts';
import { ChannelsInput } from './ChannelsInput.tsx';
import { draftOf, errorsOf, factsOf } from './channels-draft.ts';

export function ChannelsForm({ opened, onReopen }: { opened: ConsoleChannels; onReopen: () => void }) {
  const provider = useDataProvider<ConsoleDataProvider>();
  return (
    <SavedWholeForm
      kind="channels"
      onReopen={onReopen}
      version={opened.version}
      draft={() => draftOf(opened)}
      body={factsOf}
      validate={errorsOf}
      send={provider.saveChannels}
    >
      <ChannelsInput known={[...opened.unlisted, ...opened.channels]} />
    </SavedWholeForm>
  );
}
