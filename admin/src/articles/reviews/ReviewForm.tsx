import { useState } from 'react';
import { TextInput, useDataProvider } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { ConsoleReview, ConsoleTitle } from '../../api/types.ts';
import { ChosenTitleInput } from '../../components/chosen/ChosenTitleInput.tsx';
import type { FormErrors } from '../../components/form/errors/form-errors.ts';
import { WHOLE_NUMBER } from '../../components/form/inputs/input-slots.ts';
import { SheetForm } from '../../components/form/SheetForm.tsx';
import { useAfterwards, useCommand } from '../../components/form/sending/use-command.ts';
import { useRecordConflict } from '../../components/versions/conflict/use-record-conflict.tsx';
import { parseWhole } from '../../format/number.ts';
import { useFormat } from '../../format/use-format.ts';
import type { ReviewFacts } from '../../providers/commands/editorial/article-commands.ts';
import type { ConsoleDataProvider } from '../../providers/data-provider.ts';
import { ArticleTextInputs } from '../ArticleTexts.tsx';
import { errorsOfTexts, RENAMED, type TypedTexts, textsOf, typedTexts } from '../article-draft.ts';
import type { ArticleSaving } from '../article-saving.ts';

const MAX_SCORE = 10;
const NEW_SCORE = 7;

/** @property title only of a new review; later it stays with its title. */
type Draft = TypedTexts & { title: ConsoleTitle | null; score: string };

function errorsOf(draft: Draft, isNew: boolean): FormErrors {
  const score = parseWhole(draft.score);
  return {
    ...errorsOfTexts(draft),
    ...(isNew && !draft.title && { title: 'parde.articles.form.required' }),
    ...((!score || score > MAX_SCORE) && { score: 'parde.articles.form.score' }),
  };
}

function factsOf({ title: _, score, ...typed }: Draft): ReviewFacts {
  return { score: parseWhole(score) ?? 0, ...textsOf(typed) };
}

interface ReviewFormProps {
  /** Absent for a new review. */
  review?: ConsoleReview;
  /** Where something stands beside the form that has it saved. */
  saving?: ArticleSaving;
}

export function ReviewForm({ review: shown, saving }: ReviewFormProps) {
  const navigate = useNavigate();
  const format = useFormat();
  const provider = useDataProvider<ConsoleDataProvider>();
  const finish = useAfterwards(() => undefined);
  const [review] = useState(shown);
  const [values] = useState<Draft>(() => ({
    title: null,
    score: format.number(review?.score ?? NEW_SCORE),
    ...typedTexts(review?.texts),
  }));
  // What stands in the fields is a change of this: at first of what was opened, then of what was saved here.
  const [opened, setOpened] = useState({ id: review?.id ?? 0, version: review?.version ?? 0, facts: factsOf(values) });
  const revise = (facts: ReviewFacts, version: number) => provider.reviseReview({ id: opened.id, version, ...facts });
  const { panel, guarded } = useRecordConflict({ kind: 'reviews', opened, save: revise });
  const { onSubmit } = useCommand({
    body: (draft: Draft) => ({ title_id: draft.title?.id ?? 0, facts: factsOf(draft) }),
    send: ({ title_id, facts }, key) =>
      review ? guarded(facts, (version) => revise(facts, version)) : provider.addReview({ title_id, ...facts }, key),
    renamed: { ...RENAMED, title_id: 'title' },
    onDone: ({ id, version }, saved: Draft) => {
      setOpened({ id, version, facts: factsOf(saved) });
      if (!saving?.tell({ id, version })) finish('parde.articles.form.saved');
      if (!review) navigate(`/reviews/${id}`);
    },
  });
  return (
    <SheetForm
      edits={Boolean(review)}
      submit="parde.articles.form.save"
      conflict={panel}
      values={values}
      validate={(draft) => errorsOf(draft, !review)}
      onSubmit={onSubmit}
      {...(saving && { sentBy: saving.form })}
    >
      {!review && <ChosenTitleInput source="title" label="parde.articles.of" hint="parde.articles.of_hint" />}
      <TextInput
        source="score"
        label="parde.articles.score"
        helperText="parde.articles.form.score_hint"
        slotProps={WHOLE_NUMBER}
      />
      <ArticleTextInputs />
    </SheetForm>
  );
}
