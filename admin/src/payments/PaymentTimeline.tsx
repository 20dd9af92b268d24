import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { ConsolePayment } from '../api/types.ts';
import { Moment } from '../components/Moment.tsx';
import { ActorName } from '../components/names/ActorName.tsx';
import { Panel } from '../components/Panel.tsx';
import { SectionHead } from '../components/page/SectionHead.tsx';

type Step = ConsolePayment['timeline'][number];

const COLOURS: Record<string, string> = {
  verified: 'var(--success)',
  reversed: 'var(--success)',
  returned_by_staff: 'var(--success)',
  failed: 'var(--text-low)',
  expired: 'var(--text-low)',
  reversing: 'var(--accent)',
  reversal_refused: 'var(--danger)',
};

/** Where nothing was to pay, no bank has confirmed it, and no money goes back. */
const WITHOUT_BANK: Record<string, string> = { verified: 'free', reversed: 'undone' };

/** A code of our own in words; any other is the bank's and stands as the bank said it. */
function useCodeWords(): (code: string) => string {
  const translate = useTranslate();
  return (code) =>
    translate(`parde.payments.codes.${code}`, {
      _: translate('parde.payments.bank_says', { code: `\u2066${code}\u2069` }),
    });
}

function TimelineStep({ step, payment }: { step: Step; payment: ConsolePayment }) {
  const translate = useTranslate();
  const codeWords = useCodeWords();
  const byStaff = step.actor !== null && step.actor !== `user-${payment.user.id}` && step.actor.startsWith('user-');
  const kind = (payment.gateway === 'none' && WITHOUT_BANK[step.kind]) || step.kind;
  return (
    <Box
      component="li"
      sx={{ display: 'grid', gridTemplateColumns: '10px minmax(0, 1fr)', gap: 1.75, paddingBlock: 1 }}
    >
      <Box
        aria-hidden="true"
        sx={{
          width: 10,
          height: 10,
          marginBlockStart: '8px',
          borderRadius: 999,
          backgroundColor: COLOURS[step.kind] ?? 'var(--hairline-strong)',
        }}
      />
      <Box sx={{ fontSize: '0.875rem' }}>
        <Box sx={{ fontWeight: 500 }}>{translate(`parde.payments.steps.${kind}`, { _: step.kind })}</Box>
        {step.code && <Box sx={{ color: 'var(--text-mid)' }}>{codeWords(step.code)}</Box>}
        {step.note && (
          <Box dir="auto" sx={{ color: 'var(--text-mid)', overflowWrap: 'anywhere' }}>
            {step.note}
          </Box>
        )}
        <Box sx={{ color: 'var(--text-low)', fontSize: '0.8125rem' }}>
          <Moment at={step.at} />
          {byStaff && (
            <>
              {' · '}
              <ActorName actor={step.actor} />
            </>
          )}
        </Box>
      </Box>
    </Box>
  );
}

/** What happened to a payment and what the bank said, in order. */
export function PaymentTimeline({ payment }: { payment: ConsolePayment }) {
  const translate = useTranslate();
  return (
    <Panel>
      <SectionHead title={translate('parde.payments.timeline')} />
      <Box component="ol" sx={{ listStyle: 'none', margin: 0, padding: '10px 20px' }}>
        {payment.timeline.map((step, index) => (
          <TimelineStep key={`${step.at}-${index}`} step={step} payment={payment} />
        ))}
      </Box>
    </Panel>
  );
}
