import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import type { ConsoleSubtitleDetail } from '../../../api/types.ts';
import { useAfterwards } from '../../../components/form/sending/use-command.ts';
import { useSeenAnew } from '../../../components/form/sending/use-quicker-colleague.ts';
import type { ConsoleDataProvider } from '../../../providers/data-provider.ts';

/** Publishes a subtitle with the mends that were accepted, once each has its answer. */
export function usePublish(subtitle: ConsoleSubtitleDetail, onDone: () => void) {
  const notify = useNotify();
  const provider = useDataProvider<ConsoleDataProvider>();
  const [busy, setBusy] = useState(false);
  const keys = useMediaQuery<Theme>(({ breakpoints }) => breakpoints.up('md'));
  const finish = useAfterwards(onDone);
  const orSeenAnew = useSeenAnew();

  /** @param open how many mends have no answer yet. */
  const publish = async (accepted: number[], open: number) => {
    if (busy) return;
    if (open > 0) {
      // Without a keyboard there is no A to press.
      notify(`parde.subtitles.review.${keys ? 'undecided' : 'open'}`, {
        type: 'warning',
        messageArgs: { smart_count: open },
      });
      return;
    }
    setBusy(true);
    try {
      const { id, version, fingerprint, charset } = subtitle;
      const answers = { id, version, fingerprint, charset, mends: accepted };
      const { status } = await orSeenAnew(provider.acceptSubtitle(answers));
      if (status === 1) finish('parde.subtitles.review.published');
    } catch (error) {
      notify(error instanceof Error ? error.message : 'parde.errors.unknown', { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return { busy, publish };
}
