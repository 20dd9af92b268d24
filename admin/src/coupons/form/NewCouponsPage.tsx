import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Toolbar, useDataProvider, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { CommandForm } from '../../components/form/CommandForm.tsx';
import { SubmitButton } from '../../components/form/SubmitButton.tsx';
import { useCommand } from '../../components/form/sending/use-command.ts';
import { Panel } from '../../components/Panel.tsx';
import { BackLink } from '../../components/page/BackLink.tsx';
import { PageFrame } from '../../components/page/PageFrame.tsx';
import { parseWhole } from '../../format/number.ts';
import { useFormat } from '../../format/use-format.ts';
import type { ConsoleDataProvider } from '../../providers/data-provider.ts';
import { CodeField, DiscountFields, LimitFields } from './CouponFields.tsx';
import { couponsOf, emptyDraft, errorsOfDraft } from './coupon-draft.ts';
import { MadeCoupons } from './MadeCoupons.tsx';

const WIDTH = 760;

/** Says how many will be made. */
function MakeButton() {
  const translate = useTranslate();
  const count: string | null = useWatch({ name: 'count' });
  return (
    <Toolbar>
      <SubmitButton label={translate('parde.coupons.form.submit', { smart_count: parseWhole(count ?? '') || 1 })} />
    </Toolbar>
  );
}

function NewCoupons() {
  const translate = useTranslate();
  const format = useFormat();
  const provider = useDataProvider<ConsoleDataProvider>();
  const [draft, setDraft] = useState(() => emptyDraft(format.number(1)));
  const [codes, setCodes] = useState<string[] | null>(null);
  const { onSubmit } = useCommand({
    body: couponsOf,
    send: provider.createCoupons,
    // The server speaks of one or the other where the form has one field.
    renamed: { percent: 'amount', fixed: 'amount' },
    onDone: ({ coupons }, values) => {
      setDraft(values);
      setCodes(coupons.map(({ code }) => code));
    },
  });
  if (codes) return <MadeCoupons codes={codes} onAgain={() => setCodes(null)} />;
  return (
    <Panel sx={{ padding: 3 }}>
      <Typography variant="body2" sx={{ color: 'var(--text-mid)' }}>
        {translate('parde.coupons.form.lead')}
      </Typography>
      <CommandForm values={draft} validate={errorsOfDraft} onSubmit={onSubmit} toolbar={<MakeButton />}>
        <DiscountFields />
        <CodeField />
        <LimitFields />
      </CommandForm>
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
