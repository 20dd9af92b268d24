import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { useGetOne, useTranslate } from 'react-admin';
import { Panel } from '../components/Panel.tsx';
import { LoadFailure } from '../components/page/LoadFailure.tsx';
import { SectionHead } from '../components/page/SectionHead.tsx';
import { Tag } from '../components/tags/Tag.tsx';
import type { TwoFactorState } from '../providers/commands/staff-commands.ts';
import { DisableTwoFactorDialog } from './DisableTwoFactorDialog.tsx';
import { EnrolDialog } from './EnrolDialog.tsx';

const FEW_CODES = 3;

function RecoveryLeft({ left, needed }: { left: number; needed: boolean }) {
  const translate = useTranslate();
  const few = left <= FEW_CODES;
  return (
    <Box component="p" sx={{ margin: 0, color: few ? 'var(--danger-text)' : 'var(--text-mid)' }}>
      {translate('parde.account.two_factor.left', { smart_count: left })}
      {few && `. ${translate(`parde.account.two_factor.${needed ? 'left_few_needed' : 'left_few'}`)}`}
    </Box>
  );
}

/** Whether two-factor sign-in is on, and the way to change that. @param onChanged called when one of its dialogs closes. */
export function TwoFactorPanel({ onChanged }: { onChanged?: () => void }) {
  const translate = useTranslate();
  const { data, error, refetch } = useGetOne<TwoFactorState & { id: string }>('two-factor', { id: 'own' });
  // Which one, and not merely that one is open: the state may be read again while recovery codes are still on the screen.
  const [dialog, setDialog] = useState<'enrol' | 'disable' | null>(null);
  const word = (key: string) => translate(`parde.account.two_factor.${key}`);
  const close = () => {
    setDialog(null);
    void refetch();
    onChanged?.();
  };
  if (error && !data) {
    return (
      <Panel>
        <LoadFailure error={error} onRetry={() => void refetch()} />
      </Panel>
    );
  }
  if (!data) return <Skeleton variant="rounded" height={160} sx={{ borderRadius: '12px' }} />;
  const { enabled, needed } = data;
  return (
    <Panel>
      <SectionHead
        title={word('title')}
        aside={<Tag tone={enabled ? 'good' : 'warn'}>{word(enabled ? 'on' : 'off')}</Tag>}
      />
      <Box sx={{ padding: '16px 20px 20px', display: 'grid', gap: 1.5, justifyItems: 'start', fontSize: '0.875rem' }}>
        <Box component="p" sx={{ margin: 0, color: 'var(--text-mid)', maxWidth: 620 }}>
          {word(enabled ? 'lead_on' : 'lead_off')} {needed && word('needed')}
        </Box>
        {enabled && <RecoveryLeft left={data.recovery_codes_left} needed={needed} />}
        {!(enabled && needed) && (
          <Button
            variant={enabled ? 'outlined' : 'contained'}
            color={enabled ? 'error' : 'secondary'}
            onClick={() => setDialog(enabled ? 'disable' : 'enrol')}
          >
            {word(enabled ? 'stop' : 'start')}
          </Button>
        )}
      </Box>
      {dialog === 'disable' && <DisableTwoFactorDialog onClose={close} />}
      {dialog === 'enrol' && <EnrolDialog onClose={close} />}
    </Panel>
  );
}
