import { useState } from 'react';
import { Toolbar, useDataProvider } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { ConsoleCollectionDetail } from '../api/types.ts';
import { ChosenTitlesInput } from '../components/chosen/ChosenTitlesInput.tsx';
import { CommandForm } from '../components/form/CommandForm.tsx';
import { LanguagePair } from '../components/form/LanguagePair.tsx';
import { SubmitButton } from '../components/form/SubmitButton.tsx';
import { useAfterwards, useCommand } from '../components/form/use-command.ts';
import { Panel } from '../components/Panel.tsx';
import type { ConsoleDataProvider } from '../providers/data-provider.ts';
import { type CollectionDraft, draftOf, errorsOf, factsOf, RENAMED } from './collection-draft.ts';

const MAX = { name: 80, about: 300 } as const;

/** @param collection as it was opened; absent for a new one. */
export function CollectionForm({ collection }: { collection?: ConsoleCollectionDetail }) {
  const navigate = useNavigate();
  const provider = useDataProvider<ConsoleDataProvider>();
  const [values] = useState<CollectionDraft>(() => draftOf(collection));
  const finish = useAfterwards(() => navigate('/collections'));
  const { onSubmit } = useCommand({
    body: factsOf,
    send: (facts, key) =>
      collection
        ? provider.reviseCollection({ id: collection.id, version: collection.version, ...facts })
        : provider.addCollection(facts, key),
    renamed: RENAMED,
    onDone: () => finish('parde.curation.saved'),
  });
  return (
    <Panel sx={{ padding: 3 }}>
      <CommandForm
        values={values}
        validate={errorsOf}
        onSubmit={onSubmit}
        toolbar={
          <Toolbar>
            <SubmitButton label="parde.curation.save" />
          </Toolbar>
        }
      >
        <LanguagePair name="name" words="parde.collections" maxLength={MAX.name} />
        <LanguagePair name="about" words="parde.collections" maxLength={MAX.about} multiline />
        <ChosenTitlesInput
          source="titles"
          label="parde.collections.titles"
          empty="parde.collections.empty"
          rowOf={(post) => ({ id: post.id, post })}
        />
      </CommandForm>
    </Panel>
  );
}
