import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { ConsoleCollectionDetail } from '../api/types.ts';
import { ChosenTitlesInput } from '../components/chosen/ChosenTitlesInput.tsx';
import { LanguagePair } from '../components/form/inputs/LanguagePair.tsx';
import { SheetForm } from '../components/form/SheetForm.tsx';
import { useAfterwards, useCommand } from '../components/form/sending/use-command.ts';
import { PictureInput } from '../components/pictures/PictureInput.tsx';
import { WIDE_AND_TALL } from '../components/pictures/shapes.ts';
import { useRecordConflict } from '../components/versions/conflict/use-record-conflict.tsx';
import type { CollectionFacts } from '../providers/commands/editorial/curation-commands.ts';
import type { ConsoleDataProvider } from '../providers/data-provider.ts';
import { type CollectionDraft, draftOf, errorsOf, factsOf, RENAMED } from './collection-draft.ts';

const MAX = { name: 80, about: 300 } as const;

interface CollectionFormProps {
  /** As it was opened; absent for a new one. */
  collection?: ConsoleCollectionDetail;
  onReopen?: () => void;
}

export function CollectionForm({ collection, onReopen = () => undefined }: CollectionFormProps) {
  const navigate = useNavigate();
  const provider = useDataProvider<ConsoleDataProvider>();
  const [values] = useState<CollectionDraft>(() => draftOf(collection));
  const [opened] = useState({ id: collection?.id ?? 0, version: collection?.version ?? 0, facts: factsOf(values) });
  const revise = (facts: CollectionFacts, version: number) =>
    provider.reviseCollection({ id: opened.id, version, ...facts });
  const { panel, guarded } = useRecordConflict({ kind: 'collections', opened, save: revise, onReopen });
  const finish = useAfterwards(() => navigate('/collections'));
  const { onSubmit } = useCommand({
    body: factsOf,
    send: (facts: CollectionFacts, key) =>
      collection ? guarded(facts, (version) => revise(facts, version)) : provider.addCollection(facts, key),
    renamed: RENAMED,
    onDone: () => finish('parde.curation.saved'),
  });
  return (
    <SheetForm
      edits={collection !== undefined}
      submit="parde.curation.save"
      conflict={panel}
      values={values}
      validate={errorsOf}
      onSubmit={onSubmit}
    >
      <LanguagePair name="name" words="parde.collections" maxLength={MAX.name} />
      <LanguagePair name="about" words="parde.collections" maxLength={MAX.about} multiline />
      <PictureInput
        source="cover"
        label="parde.collections.cover"
        shapes={WIDE_AND_TALL}
        hint="parde.collections.cover_hint"
      />
      <ChosenTitlesInput
        source="titles"
        label="parde.collections.titles"
        empty="parde.collections.empty"
        rowOf={(post) => ({ id: post.id, post })}
      />
    </SheetForm>
  );
}
