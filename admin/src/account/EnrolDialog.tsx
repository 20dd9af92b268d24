import { useState } from 'react';
import type { TwoFactorEnrolment } from '../providers/commands/staff-commands.ts';
import { PasswordStep } from './PasswordStep.tsx';
import { RecoveryCodesStep } from './RecoveryCodesStep.tsx';
import { SecretStep } from './SecretStep.tsx';

/** Three steps: who are you, set up the app and prove it, keep the recovery codes. */
export function EnrolDialog({ onClose }: { onClose: () => void }) {
  const [enrolment, setEnrolment] = useState<TwoFactorEnrolment | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes) return <RecoveryCodesStep codes={codes} onDone={onClose} />;
  if (enrolment) return <SecretStep enrolment={enrolment} onConfirmed={setCodes} onCancel={onClose} />;
  return <PasswordStep onEnrolled={setEnrolment} onCancel={onClose} />;
}
