import { useTranslation } from 'react-i18next';
import type { Payment } from '../../../../api/types.ts';
import { Spinner } from '../../../../components/button/Spinner.tsx';
import { Icon } from '../../../../components/icon/Icon.tsx';
import type { IconName } from '../../../../components/icon/icon-paths.ts';
import { classNames } from '../../../../components/layout/class-names.ts';
import { PageTitle } from '../../../../components/page/PageTitle.tsx';
import { unitOf, useSize } from '../../use-size.ts';
import { type Outcome, outcomeOf, reasonKey, verdictKey } from '../outcome.ts';
import { Deadline } from './Deadline.tsx';

const OUTCOME_STYLE: Record<Outcome, { icon: IconName; colour: string }> = {
  paid: { icon: 'check', colour: 'bg-success/16 text-success-text' },
  waiting: { icon: 'clock', colour: 'bg-accent/14 text-accent-text' },
  failed: { icon: 'close', colour: 'bg-danger/16 text-danger-text' },
  returning: { icon: 'clock', colour: 'bg-accent/14 text-accent-text' },
  returned: { icon: 'info', colour: 'bg-high/10 text-mid' },
  stuck: { icon: 'warning', colour: 'bg-danger/16 text-danger-text' },
};

/** The outcome of the payment. */
export function PaymentVerdict({ payment }: { payment: Payment }) {
  const { t } = useTranslation('premium');
  const outcome = outcomeOf(payment.state);
  const { icon, colour } = OUTCOME_STYLE[outcome];
  const asking = outcome === 'waiting' || outcome === 'returning';
  return (
    <div className="fade-in flex flex-col items-center text-center">
      <PageTitle text={t(verdictKey(payment))} />
      <span className={classNames('flex size-20 items-center justify-center rounded-full', colour)}>
        {asking ? <Spinner size={36} /> : <Icon name={icon} size={40} />}
      </span>
      <div role="status" className="flex flex-col items-center">
        <h1 className="mt-5 text-xl font-black md:text-2xl">{t(verdictKey(payment))}</h1>
        <OutcomeText payment={payment} outcome={outcome} />
      </div>
      {/* Not in there: whoever listens would hear all of it at every second. */}
      {mayHaveBeenCharged(payment, outcome) && <Deadline until={payment.deadline_at} />}
    </div>
  );
}

/** A payment that was cancelled, or never reached the bank, has charged nothing. */
function mayHaveBeenCharged({ code }: Payment, outcome: Outcome): boolean {
  if (outcome === 'waiting') return true;
  return outcome === 'failed' && code !== 'cancelled' && code !== 'gateway_unavailable';
}

function OutcomeText({ payment, outcome }: { payment: Payment; outcome: Outcome }) {
  const { t } = useTranslation('premium');
  const sizeText = useSize();
  const size = sizeText(unitOf(payment.planId), payment.size);
  const text = t(reasonKey(payment), { size, defaultValue: t(`payment.${outcome}.text`, { size }) });
  return <p className="mt-2 max-w-md text-sm text-mid">{text}</p>;
}
