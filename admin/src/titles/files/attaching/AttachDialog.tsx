import { useState } from 'react';
import { BooleanInput, SelectInput, TextInput, useDataProvider, useRefresh, useTranslate } from 'react-admin';
import type { ConsoleTitlePage } from '../../../api/types.ts';
import { ActionDialog } from '../../../components/form/dialogs/ActionDialog.tsx';
import { FieldPair } from '../../../components/form/inputs/FieldPair.tsx';
import { WHOLE_NUMBER } from '../../../components/form/inputs/input-slots.ts';
import { useAfterwards, useCommand } from '../../../components/form/sending/use-command.ts';
import { qualityChoices } from '../../../format/quality.ts';
import type { FilmSource } from '../../../providers/commands/catalogue/film-commands.ts';
import type { ConsoleDataProvider } from '../../../providers/data-provider.ts';
import { draftErrors, draftOf, fileName, type PlacedFile, type ReleaseDraft, releaseOf } from '../release.ts';
import { FilmInput } from './FilmInput.tsx';
import { FilmProgress, type Progress } from './FilmProgress.tsx';

const WORDS = 'parde.titles.film';

interface AttachDialogProps {
  title: ConsoleTitlePage;
  /** Whose place the film takes; null for a release of one's own choice. */
  file: PlacedFile | null;
  /** With what stood there before. */
  onReplaced: (file: PlacedFile) => void;
  onClose: () => void;
}

/** Brings a film and puts it on offer. */
export function AttachDialog({ title, file, onReplaced, onClose }: AttachDialogProps) {
  const translate = useTranslate();
  const provider = useDataProvider<ConsoleDataProvider>();
  const refresh = useRefresh();
  const finish = useAfterwards(onClose);
  const [source, setSource] = useState<FilmSource | null>(null);
  const [progress, setProgress] = useState<Progress>(null);
  const { post_type: postType } = title;
  const kind = file ? 'replace' : 'attach';
  const { busy, onSubmit } = useCommand({
    body: (draft: ReleaseDraft) => releaseOf(postType, draft),
    send: async (release, key) => {
      try {
        const { sha256 } = await provider.bringFilm(source as FilmSource, (share) => setProgress({ share }));
        return await provider.attachFile(title.id, { ...release, sha256 }, key);
      } finally {
        setProgress(null);
      }
    },
    onDone: ({ file_id: changed }) => {
      if (!file || changed === null) return finish(`${WORDS}.${changed === null ? 'same' : 'attached'}`);
      onReplaced(file);
      refresh();
      onClose();
    },
  });
  const submit = async (draft: ReleaseDraft) =>
    source ? onSubmit(draft) : { root: { serverError: `${WORDS}.missing` } };
  return (
    <ActionDialog
      title={translate(`${WORDS}.${file ? 'replace_title' : 'attach'}`, { file: file ? fileName(postType, file) : '' })}
      lead={translate(`${WORDS}.${kind}_lead`)}
      submit={`${WORDS}.${kind}_submit`}
      values={draftOf(title, file)}
      validate={(draft) => draftErrors(postType, draft)}
      onSubmit={submit}
      busy={busy}
      onCancel={onClose}
    >
      <FilmInput value={source} disabled={busy} onChange={setSource} />
      {!file && (
        <>
          <SelectInput
            source="quality"
            label="parde.titles.file.quality"
            choices={qualityChoices(postType)}
            translateChoice={false}
            helperText={false}
          />
          {postType === 2 && (
            <FieldPair>
              <TextInput source="season" label={`${WORDS}.season`} helperText={false} slotProps={WHOLE_NUMBER} />
              <TextInput source="episode" label={`${WORDS}.episode`} helperText={false} slotProps={WHOLE_NUMBER} />
            </FieldPair>
          )}
          <BooleanInput source="dubbed" label="parde.titles.file.dubbed" helperText={false} />
          <BooleanInput source="censored" label="parde.titles.file.censored" helperText={false} />
        </>
      )}
      <FilmProgress progress={progress} />
    </ActionDialog>
  );
}
