import Box from '@mui/material/Box';
import { useState } from 'react';
import { SelectInput, useDataProvider, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { ConsoleNewsPost, NewsCategory } from '../../api/types.ts';
import { FieldPair } from '../../components/form/inputs/FieldPair.tsx';
import { SheetForm } from '../../components/form/SheetForm.tsx';
import { useAfterwards, useCommand } from '../../components/form/sending/use-command.ts';
import { PictureInput } from '../../components/pictures/PictureInput.tsx';
import { WIDE_AND_TALL } from '../../components/pictures/shapes.ts';
import { useRecordConflict } from '../../components/versions/conflict/use-record-conflict.tsx';
import { useLanguage } from '../../i18n/use-language.ts';
import type { NewsFacts } from '../../providers/commands/editorial/article-commands.ts';
import type { ConsoleDataProvider } from '../../providers/data-provider.ts';
import { ArticleTextInputs } from '../ArticleTexts.tsx';
import { errorsOfTexts, RENAMED } from '../article-draft.ts';
import type { ArticleSaving } from '../article-saving.ts';
import { draftOf, factsOf, MOTIFS, type NewsDraft } from './news-draft.ts';

const CATEGORIES: readonly NewsCategory[] = [
  'iranian-cinema',
  'film-history',
  'festivals-and-awards',
  'behind-the-camera',
  'series',
  'from-parde',
];

interface NewsPostFormProps {
  /** Absent for a new post. */
  post?: ConsoleNewsPost;
  /** Where something stands beside the form that has it saved. */
  saving?: ArticleSaving;
}

export function NewsPostForm({ post: shown, saving }: NewsPostFormProps) {
  const navigate = useNavigate();
  const provider = useDataProvider<ConsoleDataProvider>();
  const [post] = useState(shown);
  const [values] = useState<NewsDraft>(() => draftOf(post));
  // What stands in the fields is a change of this: at first of what was opened, then of what was saved here.
  const [opened, setOpened] = useState({ id: post?.id ?? 0, version: post?.version ?? 0, facts: factsOf(values) });
  const revise = (facts: NewsFacts, version: number) => provider.reviseNewsPost({ id: opened.id, version, ...facts });
  const { panel, guarded } = useRecordConflict({ kind: 'news', opened, save: revise });
  // It is read over, published or scheduled there.
  const finish = useAfterwards(() => undefined);
  const { onSubmit } = useCommand({
    body: factsOf,
    send: (facts: NewsFacts, key) =>
      post ? guarded(facts, (version) => revise(facts, version)) : provider.addNewsPost(facts, key),
    renamed: RENAMED,
    onDone: ({ id, version }, saved: NewsDraft) => {
      setOpened({ id, version, facts: factsOf(saved) });
      if (!saving?.tell({ id, version })) finish('parde.articles.form.saved');
      if (!post) navigate(`/news/${id}`);
    },
  });
  return (
    <SheetForm
      edits={Boolean(post)}
      submit="parde.articles.form.save"
      conflict={panel}
      values={values}
      validate={errorsOfTexts}
      onSubmit={onSubmit}
      {...(saving && { sentBy: saving.form })}
    >
      <FieldPair>
        <Box sx={{ display: 'grid', gap: 2 }}>
          <SelectInput
            source="category"
            label="parde.articles.category"
            choices={CATEGORIES.map((id) => ({ id, name: `parde.articles.categories.${id}` }))}
          />
          <MotifInput />
        </Box>
        <PictureInput
          source="cover"
          label="parde.articles.cover"
          shapes={WIDE_AND_TALL}
          otherwise={shown && !shown.cover ? { path: shown.cover_path, size: '640x360' } : null}
        />
      </FieldPair>
      <ArticleTextInputs autoFocus={!post} />
    </SheetForm>
  );
}

/** What the picture shows where none is uploaded. */
function MotifInput() {
  const translate = useTranslate();
  const language = useLanguage();
  const choices = MOTIFS.map((id) => ({ id, name: translate(`parde.articles.motifs.${id}`) }));
  return (
    <SelectInput
      source="motif"
      label="parde.articles.motif"
      helperText="parde.articles.motif_hint"
      emptyText="parde.articles.motif_of_words"
      choices={choices.sort((one, other) => one.name.localeCompare(other.name, language))}
      translateChoice={false}
    />
  );
}
