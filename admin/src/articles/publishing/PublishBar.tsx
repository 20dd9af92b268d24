import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { ArticleState } from '../../api/types.ts';
import type { FormErrors } from '../../components/form/errors/form-errors.ts';
import { useUnsaved } from '../../components/form/unsaved/unsaved-forms.ts';
import { useFormat } from '../../format/use-format.ts';
import type { ArticleSaving } from '../article-saving.ts';
import { PreviewButton } from './PreviewButton.tsx';
import { ScheduleDialog } from './ScheduleDialog.tsx';
import { type SeenArticle, usePublishing } from './use-publishing.ts';
import { usePublishingFailure } from './use-publishing-failure.ts';

interface PublishBarProps {
  kind: 'news' | 'reviews';
  article: SeenArticle;
  /** Address of the picture above it, where it has one. */
  cover?: string;
  saving: ArticleSaving;
}

/**
 * Shows an article as readers will see it, puts it before them, now or at a moment to come, and takes it back. Readers get
 * what the server has: what else stands in the form is saved first, and where that is refused nothing is published.
 */
export function PublishBar({ kind, article, cover, saving }: PublishBarProps) {
  const { state, publish_at: at } = article;
  const translate = useTranslate();
  const notify = useNotify();
  const inWords = usePublishingFailure();
  /** What stood in the form when the dialog was opened, which is a form as well. */
  const [scheduling, setScheduling] = useState<{ unsaved: boolean } | null>(null);
  const typed = useUnsaved();
  const unsaved = scheduling ? scheduling.unsaved : typed;
  const { mutate, mutateAsync, isPending } = usePublishing(kind, article, saving);
  const act = (to: 'publish' | 'withdraw') =>
    mutate({ to, unsaved }, { onError: (error) => notify(inWords(error, !unsaved), { type: 'error' }) });
  const schedule = async (at: string): Promise<FormErrors | undefined> => {
    try {
      await mutateAsync({ to: { at }, unsaved });
      // Also where it was not saved: the form behind the dialog says why.
      setScheduling(null);
      return undefined;
    } catch (error) {
      return { root: { serverError: inWords(error as Error) } };
    }
  };
  return (
    <Box sx={{ marginBlockEnd: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'start' }}>
        <PreviewButton article={article} cover={cover} unsaved={unsaved} />
        <PublishButtons
          state={state}
          busy={isPending}
          unsaved={unsaved}
          onAct={act}
          onSchedule={() => setScheduling({ unsaved })}
        />
      </Box>
      {state === 'scheduled' && at && <ChosenMoment at={at} />}
      {/* It is there before it is filled, so that a screen reader tells of it. */}
      <Typography variant="body2" role="status" sx={{ color: 'var(--text-mid)', marginBlockStart: unsaved ? 1 : 0 }}>
        {unsaved && translate(`parde.articles.unsaved.${state}`)}
      </Typography>
      {scheduling && <ScheduleDialog at={at} onSchedule={schedule} onClose={() => setScheduling(null)} />}
    </Box>
  );
}

interface PublishButtonsProps {
  state: ArticleState;
  busy: boolean;
  unsaved: boolean;
  onAct: (to: 'publish' | 'withdraw') => void;
  onSchedule: () => void;
}

function PublishButtons({ state, busy, unsaved, onAct, onSchedule }: PublishButtonsProps) {
  const translate = useTranslate();
  return (
    <>
      {state !== 'published' && (
        <Button variant="contained" color="secondary" disabled={busy} onClick={() => onAct('publish')}>
          {translate('parde.articles.publish')}
        </Button>
      )}
      {state !== 'published' && (
        <Button variant="outlined" disabled={busy} onClick={onSchedule}>
          {translate(`parde.articles.${state === 'draft' ? 'schedule' : 'reschedule'}`)}
        </Button>
      )}
      {state !== 'draft' && (
        <Button variant="outlined" disabled={busy || unsaved} onClick={() => onAct('withdraw')}>
          {translate('parde.articles.withdraw')}
        </Button>
      )}
    </>
  );
}

function ChosenMoment({ at }: { at: string }) {
  const translate = useTranslate();
  const format = useFormat();
  return (
    <Typography variant="body2" sx={{ marginBlockStart: 1 }}>
      {translate('parde.articles.chosen', {
        moment: format.dateTime(at),
        relative: format.relative(at),
      })}
    </Typography>
  );
}
