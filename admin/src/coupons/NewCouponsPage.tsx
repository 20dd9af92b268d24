import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type SyntheticEvent, useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { BackLink } from '../components/BackLink';
import { FormFailure } from '../components/form/FormFailure';
import { SubmitButton } from '../components/form/SubmitButton';
import { useCommand } from '../components/form/use-command';
import { PageFrame } from '../components/PageFrame';
import { Panel } from '../components/Panel';
import { parseWhole } from '../format/number';
import { useFormat } from '../format/use-format';
import type { ConsoleDataProvider } from '../providers/data-provider';
import { DiscountFields, LimitFields } from './CouponFields';
import { type CouponDraft, couponsOf, emptyDraft, faultsOfDraft } from './coupon-draft';
import { MadeCoupons } from './MadeCoupons';

const WIDTH = 760;
const FIELDS = ['percent', 'fixed', 'total_limit', 'user_limit', 'valid_from', 'valid_until', 'note', 'count'];

function useNewCoupons() {
  const translate = useTranslate();
  const format = useFormat();
  const provider = useDataProvider<ConsoleDataProvider>();
  const { busy, faults, failure, setFaults, forget, run } = useCommand(FIELDS);
  const [draft, setDraft] = useState(() => emptyDraft(format.number(1)));
  const [codes, setCodes] = useState<string[] | null>(null);

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (busy) return;
    const wrong = Object.entries(faultsOfDraft(draft));
    if (wrong.length > 0) {
      return setFaults(
        Object.fromEntries(wrong.map(([field, key]) => [field, translate(`parde.coupons.form.${key}`)])),
      );
    }
    const answer = await run(couponsOf(draft), provider.createCoupons);
    if (answer) setCodes(answer.coupons.map(({ code }) => code));
  };
  const change = (next: Partial<CouponDraft>) => {
    setDraft((before) => ({ ...before, ...next }));
    forget();
  };
  // The server speaks of `percent` or `fixed` where the form has one field.
  const shown = { ...faults, amount: faults['amount'] ?? faults['percent'] ?? faults['fixed'] };
  return { busy, failure, faults: shown, draft, change, submit, codes, again: () => setCodes(null) };
}

function NewCoupons() {
  const translate = useTranslate();
  const { busy, failure, faults, draft, change, submit, codes, again } = useNewCoupons();
  if (codes) return <MadeCoupons codes={codes} onAgain={again} />;
  return (
    <Panel sx={{ padding: 3 }}>
      <Box component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ display: 'grid', gap: 2.5 }}>
        <Typography variant="body2" sx={{ color: 'var(--text-mid)' }}>
          {translate('parde.coupons.form.lead')}
        </Typography>
        <FormFailure words={failure} />
        <DiscountFields draft={draft} faults={faults} onChange={change} />
        <LimitFields draft={draft} faults={faults} onChange={change} />
        <Box>
          <SubmitButton
            busy={busy}
            label={translate('parde.coupons.form.submit', { smart_count: parseWhole(draft.count) || 1 })}
          />
        </Box>
      </Box>
    </Panel>
  );
}

export function NewCouponsPage() {
  const translate = useTranslate();
  return (
    <>
      <BackLink to="/coupons" label={translate('parde.coupons.title')} width={WIDTH} />
      <PageFrame title={translate('parde.coupons.form.title')} width={WIDTH}>
        <NewCoupons />
      </PageFrame>
    </>
  );
}
