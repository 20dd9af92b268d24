import { type ReactNode, useState } from 'react';
import { BooleanInput, Toolbar, useTranslate } from 'react-admin';
import { CommandForm } from '../../components/form/CommandForm.tsx';
import { SubmitButton } from '../../components/form/SubmitButton.tsx';
import { useCommand } from '../../components/form/sending/use-command.ts';
import { Panel } from '../../components/Panel.tsx';
import { useFormat } from '../../format/use-format.ts';
import type { TitleFacts } from '../../providers/commands/catalogue/catalogue-commands.ts';
import { AwardsInput, SeasonsInput } from './RowInputs.tsx';
import {
  ElsewhereInputs,
  FilingInputs,
  NameInputs,
  PeopleInputs,
  PictureInputs,
  SeriesInputs,
  StoryInputs,
} from './TitleInputs.tsx';
import { draftOf, errorsOf, factsOf, type TitleDraft } from './title-draft.ts';

interface SavedTitle {
  status: number;
  title_id: number;
}

const MAX_TRAILERS = 20;
/** Each trailer is an object to the server, and a line of one field here. */
const RENAMED = Object.fromEntries(
  Array.from({ length: MAX_TRAILERS }, (_, place) => [`trailers.${place}.key`, 'trailers']),
);

interface TitleFormProps {
  /** As they were opened; absent for a new title. */
  facts?: TitleFacts;
  /** @param draft of a new one: whether nobody is to see it yet. */
  send: (facts: TitleFacts, key: string, draft: boolean) => Promise<SavedTitle>;
  onSaved: (answer: SavedTitle) => void;
}

/** Everything an editor says of a title, in the order in which one knows it. */
export function TitleForm({ facts, send, onSaved }: TitleFormProps) {
  const translate = useTranslate();
  const format = useFormat();
  const [values] = useState<TitleDraft>(() => draftOf(facts, format.plain));
  const { onSubmit } = useCommand({
    body: (draft: TitleDraft) => ({ facts: factsOf(draft), draft: Boolean(draft.draft) }),
    send: ({ facts, draft }, key) => send(facts, key, draft),
    renamed: RENAMED,
    onDone: onSaved,
  });
  return (
    <Panel sx={{ padding: { xs: 2, sm: 3 } }}>
      <CommandForm
        edits={facts !== undefined}
        values={values}
        validate={(draft) => errorsOf(draft, format.plain)}
        onSubmit={onSubmit}
        toolbar={
          <Toolbar sx={{ gap: 2 }}>
            <SubmitButton label="parde.curation.save" />
            <span style={{ color: 'var(--text-low)', fontSize: '0.8125rem' }}>
              {translate('parde.titles.form.by_keys')}
            </span>
          </Toolbar>
        }
      >
        <Part title="what">
          <NameInputs isNew={!facts} />
        </Part>
        <Part title="filing">
          <FilingInputs />
        </Part>
        <SeriesInputs>
          <SeasonsInput />
        </SeriesInputs>
        <Part title="story">
          <StoryInputs />
        </Part>
        <PeopleInputs />
        <AwardsInput />
        <Part title="pictures">
          <PictureInputs />
        </Part>
        <Part title="elsewhere">
          <ElsewhereInputs />
        </Part>
        {!facts && (
          <BooleanInput source="draft" label="parde.titles.form.draft" helperText="parde.titles.form.draft_hint" />
        )}
      </CommandForm>
    </Panel>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const translate = useTranslate();
  return (
    <fieldset style={{ width: '100%', minWidth: 0, margin: 0, padding: 0, border: 0, display: 'grid', gap: 16 }}>
      <legend style={{ fontWeight: 700, padding: 0, marginBlockEnd: 12 }}>
        {translate(`parde.titles.form.${title}`)}
      </legend>
      {children}
    </fieldset>
  );
}
