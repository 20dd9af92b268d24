import { useState } from 'react';
import { AutocompleteInput, ReferenceInput, TextInput, Toolbar, useDataProvider } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { ConsoleReview, ConsoleTitle } from '../api/types.ts';
import { CommandForm } from '../components/form/CommandForm.tsx';
import type { FormErrors } from '../components/form/form-errors.ts';
import { WHOLE_NUMBER } from '../components/form/input-slots.ts';
import { SubmitButton } from '../components/form/SubmitButton.tsx';
import { useAfterwards, useCommand } from '../components/form/use-command.ts';
import { Panel } from '../components/Panel.tsx';
import { useName } from '../components/use-name.ts';
import { parseWhole } from '../format/number.ts';
import { useFormat } from '../format/use-format.ts';
import type { ConsoleDataProvider } from '../providers/data-provider.ts';
import { ArticleTextInputs } from './ArticleTexts.tsx';
import { errorsOfTexts, RENAMED, type TypedTexts, textsOf, typedTexts } from './article-draft.ts';

const MAX_SCORE = 10;
const NEW_SCORE = 7;

type Draft = TypedTexts & { title_id: number | string; score: string };

function errorsOf(draft: Draft): FormErrors {
  const score = parseWhole(draft.score);
  return {
    ...errorsOfTexts(draft),
    ...(!draft.title_id && { title_id: 'parde.articles.form.required' }),
    ...((!score || score > MAX_SCORE) && { score: 'parde.articles.form.score' }),
  };
}

/** @param shown absent for a new review. */
export function ReviewForm({ review: shown }: { review?: ConsoleReview }) {
  const navigate = useNavigate();
  const format = useFormat();
  const provider = useDataProvider<ConsoleDataProvider>();
  const finish = useAfterwards(() => undefined);
  // As it was opened: who sends it over a newer version is told so, and keeps what was typed.
  const [review] = useState(shown);
  // What was saved here is the next to be changed.
  const [version, setVersion] = useState(shown?.version ?? 0);
  const [values] = useState<Draft>(() => ({
    title_id: review?.title_id ?? '',
    score: format.number(review?.score ?? NEW_SCORE),
    ...typedTexts(review?.texts),
  }));
  const { onSubmit } = useCommand({
    body: ({ title_id, score, ...typed }: Draft) => ({
      title_id: Number(title_id),
      facts: { score: parseWhole(score) ?? 0, ...textsOf(typed) },
    }),
    send: ({ title_id, facts }, key) =>
      review
        ? provider.reviseReview({ id: review.id, version, ...facts })
        : provider.addReview({ title_id, ...facts }, key),
    renamed: RENAMED,
    onDone: ({ id, version: saved }) => {
      setVersion(saved);
      finish('parde.articles.form.saved');
      if (!review) navigate(`/reviews/${id}`);
    },
  });
  return (
    <Panel sx={{ padding: 3 }}>
      <CommandForm
        values={values}
        validate={errorsOf}
        onSubmit={onSubmit}
        toolbar={
          <Toolbar>
            <SubmitButton label="parde.articles.form.save" />
          </Toolbar>
        }
      >
        {!review && <TitleInput />}
        <TextInput
          source="score"
          label="parde.articles.score"
          helperText="parde.articles.form.score_hint"
          slotProps={WHOLE_NUMBER}
        />
        <ArticleTextInputs />
      </CommandForm>
    </Panel>
  );
}

function TitleInput() {
  const nameOf = useName();
  return (
    <ReferenceInput source="title_id" reference="titles" sort={{ field: 'name', order: 'ASC' }}>
      <AutocompleteInput
        label="parde.articles.of"
        autoHighlight
        filterToQuery={(q: string) => (q ? { q } : {})}
        optionText={(title: ConsoleTitle) => (title.name ? `${nameOf(title.name).main} (${title.release_year})` : '')}
      />
    </ReferenceInput>
  );
}
