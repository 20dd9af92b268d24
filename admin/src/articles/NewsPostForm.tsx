import { useState } from 'react';
import { SelectInput, Toolbar, useDataProvider } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { ConsoleNewsPost, NewsCategory } from '../api/types.ts';
import { CommandForm } from '../components/form/CommandForm.tsx';
import { SubmitButton } from '../components/form/SubmitButton.tsx';
import { useAfterwards, useCommand } from '../components/form/use-command.ts';
import { Panel } from '../components/Panel.tsx';
import type { ConsoleDataProvider } from '../providers/data-provider.ts';
import { ArticleTextInputs } from './ArticleTexts.tsx';
import { errorsOfTexts, RENAMED, type TypedTexts, textsOf, typedTexts } from './article-draft.ts';

const CATEGORIES: readonly NewsCategory[] = [
  'iranian-cinema',
  'film-history',
  'festivals-and-awards',
  'behind-the-camera',
  'series',
  'from-parde',
];

type Draft = TypedTexts & { category: NewsCategory };

/** @param shown absent for a new post. */
export function NewsPostForm({ post: shown }: { post?: ConsoleNewsPost }) {
  const navigate = useNavigate();
  const provider = useDataProvider<ConsoleDataProvider>();
  // As it was opened: who sends it over a newer version is told so, and keeps what was typed.
  const [post] = useState(shown);
  // What was saved here is the next to be changed.
  const [version, setVersion] = useState(shown?.version ?? 0);
  const [values] = useState<Draft>(() => ({
    category: post?.category ?? 'iranian-cinema',
    ...typedTexts(post?.texts),
  }));
  // It is read over, published or scheduled there.
  const finish = useAfterwards(() => undefined);
  const { onSubmit } = useCommand({
    body: ({ category, ...typed }: Draft) => ({ category, motif: post?.motif ?? null, ...textsOf(typed) }),
    send: (facts, key) =>
      post ? provider.reviseNewsPost({ id: post.id, version, ...facts }) : provider.addNewsPost(facts, key),
    renamed: RENAMED,
    onDone: ({ id, version: saved }) => {
      setVersion(saved);
      finish('parde.articles.form.saved');
      if (!post) navigate(`/news/${id}`);
    },
  });
  return (
    <Panel sx={{ padding: 3 }}>
      <CommandForm
        values={values}
        validate={errorsOfTexts}
        onSubmit={onSubmit}
        toolbar={
          <Toolbar>
            <SubmitButton label="parde.articles.form.save" />
          </Toolbar>
        }
      >
        <SelectInput
          source="category"
          label="parde.articles.category"
          choices={CATEGORIES.map((id) => ({ id, name: `parde.articles.categories.${id}` }))}
        />
        <ArticleTextInputs autoFocus={!post} />
      </CommandForm>
    </Panel>
  );
}
