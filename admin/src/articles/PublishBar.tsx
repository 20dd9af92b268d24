import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useDataProvider, useNotify, useRefresh, useTranslate } from 'react-admin';
import type { ArticleState } from '../api/types.ts';
import { failureOf } from '../providers/console-error.ts';
import type { ConsoleDataProvider } from '../providers/data-provider.ts';
import { RENAMED } from './article-draft.ts';
import { PreviewButton, type ShownArticle } from './PreviewButton.tsx';
import { ScheduleForm } from './ScheduleForm.tsx';

export interface SeenArticle extends ShownArticle {
  id: number;
  version: number;
  state: ArticleState;
}

interface PublishBarProps {
  kind: 'news' | 'reviews';
  article: SeenArticle;
  /** Address of the picture above it, where it has one. */
  cover?: string;
}

/** Shows an article as readers will see it, puts it before them, now or on a day, and takes it back. */
export function PublishBar({ kind, article, cover }: PublishBarProps) {
  const { id, version, state } = article;
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const provider = useDataProvider<ConsoleDataProvider>();
  /** What is missing before readers see it, with where it is missing. */
  const inWords = (error: Error): string => {
    const missing = Object.entries(failureOf(error)?.errors ?? {});
    if (missing.length === 0) return error.message;
    const said = missing.map(([path, text]) => {
      const field = RENAMED[path];
      return field ? `${translate(`parde.articles.form.${field}`)}: ${translate(text)}` : translate(text);
    });
    return said.join(' · ');
  };
  const { mutate, isPending } = useMutation({
    mutationFn: (at: string | null | 'withdraw') =>
      at === 'withdraw'
        ? provider.withdrawArticle(kind, { id, version })
        : provider.publishArticle(kind, { id, version, ...(at && { at }) }),
    networkMode: 'always',
    onSuccess: (answer) => {
      notify(`parde.articles.done.${answer.state}`, { type: 'success' });
      refresh();
    },
    onError: (error) => {
      notify(inWords(error), { type: 'error' });
      refresh();
    },
  });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'start', marginBlockEnd: 2 }}>
      <PreviewButton article={article} cover={cover} />
      {state !== 'published' && (
        <Button variant="contained" color="secondary" disabled={isPending} onClick={() => mutate(null)}>
          {translate('parde.articles.publish')}
        </Button>
      )}
      {state === 'draft' && <ScheduleForm busy={isPending} onSchedule={mutate} />}
      {state !== 'draft' && (
        <Button variant="outlined" disabled={isPending} onClick={() => mutate('withdraw')}>
          {translate('parde.articles.withdraw')}
        </Button>
      )}
    </Box>
  );
}
