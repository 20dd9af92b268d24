import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { ConsoleCoupon } from '../../api/types.ts';
import { FieldPair } from '../../components/form/inputs/FieldPair.tsx';
import { SheetForm } from '../../components/form/SheetForm.tsx';
import { useAfterwards, useCommand } from '../../components/form/sending/use-command.ts';
import { useRecordConflict } from '../../components/versions/conflict/use-record-conflict.tsx';
import { useFormat } from '../../format/use-format.ts';
import type { CouponBounds } from '../../providers/commands/staff-commands.ts';
import type { ConsoleDataProvider } from '../../providers/data-provider.ts';
import { EndInput, LimitPair, NoteInput } from './CouponFields.tsx';
import { type BoundsDraft, boundsDraftOf, boundsOf, errorsOfBounds } from './coupon-bounds.ts';

interface CouponFormProps {
  /** As it was opened. */
  coupon: ConsoleCoupon;
  onReopen: () => void;
}

/** How often and how long a coupon can be used. */
export function CouponForm({ coupon, onReopen }: CouponFormProps) {
  const translate = useTranslate();
  const format = useFormat();
  const navigate = useNavigate();
  const provider = useDataProvider<ConsoleDataProvider>();
  const [values] = useState<BoundsDraft>(() => boundsDraftOf(coupon, format.number));
  const [opened] = useState({ id: coupon.id, version: coupon.version, facts: boundsOf(values, coupon) });
  const revise = (bounds: CouponBounds, version: number) =>
    provider.reviseCoupon({ id: opened.id, version, ...bounds });
  const { panel, guarded } = useRecordConflict({ kind: 'coupons', opened, save: revise, onReopen });
  const finish = useAfterwards(() => navigate(`/coupons/${coupon.id}/show`));
  const { onSubmit } = useCommand({
    body: (draft: BoundsDraft) => boundsOf(draft, coupon),
    send: (bounds: CouponBounds) => guarded(bounds, (version) => revise(bounds, version)),
    onDone: () => finish('parde.curation.saved'),
  });
  return (
    <Box sx={{ maxWidth: 760 }}>
      <Typography variant="body2" sx={{ color: 'var(--text-mid)', marginBlockEnd: 2 }}>
        {translate('parde.coupons.edit_lead')}
      </Typography>
      <SheetForm
        edits
        submit="parde.curation.save"
        conflict={panel}
        values={values}
        validate={(draft) => errorsOfBounds(draft, coupon)}
        onSubmit={onSubmit}
      >
        <LimitPair used={coupon.used} />
        <FieldPair>
          <EndInput />
          <NoteInput />
        </FieldPair>
      </SheetForm>
    </Box>
  );
}
