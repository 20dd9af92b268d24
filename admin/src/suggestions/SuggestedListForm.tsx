import { useState } from 'react';
import { Toolbar, useDataProvider } from 'react-admin';
import type { SuggestedList } from '../api/types.ts';
import { ChosenTitlesInput } from '../components/chosen/ChosenTitlesInput.tsx';
import type { ChosenTitle } from '../components/chosen/chosen-titles.ts';
import { CommandForm } from '../components/form/CommandForm.tsx';
import { SubmitButton } from '../components/form/SubmitButton.tsx';
import { useAfterwards, useCommand } from '../components/form/use-command.ts';
import { Panel } from '../components/Panel.tsx';
import type { ConsoleDataProvider } from '../providers/data-provider.ts';

interface Draft {
  titles: ChosenTitle[];
}

/** @param list as it was opened. */
export function SuggestedListForm({ list }: { list: SuggestedList }) {
  const provider = useDataProvider<ConsoleDataProvider>();
  const [values] = useState<Draft>(() => ({ titles: list.titles }));
  // Of what stands in the fields: what was saved here is the next to be changed.
  const [version, setVersion] = useState(list.version);
  const finish = useAfterwards(() => undefined);
  const { onSubmit } = useCommand({
    body: ({ titles }: Draft) => ({ title_ids: (titles || []).map(({ id }) => id) }),
    send: (body) => provider.saveSuggestedList({ post_type: list.id, version, ...body }),
    renamed: { title_ids: 'titles' },
    onDone: (answer) => {
      setVersion(answer.version);
      finish('parde.curation.saved');
    },
  });
  return (
    <Panel sx={{ padding: 3 }}>
      <CommandForm
        values={values}
        onSubmit={onSubmit}
        toolbar={
          <Toolbar>
            <SubmitButton label="parde.curation.save" />
          </Toolbar>
        }
      >
        <ChosenTitlesInput
          source="titles"
          label="parde.suggested.titles"
          empty="parde.suggested.empty"
          postType={list.id}
          rowOf={(post) => ({ id: post.id, post })}
        />
      </CommandForm>
    </Panel>
  );
}
