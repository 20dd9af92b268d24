import type { ReactNode } from 'react';
import { TwoFactorGate } from '../account/TwoFactorGate.tsx';
import { ConsoleLayout } from '../layout/ConsoleLayout.tsx';

export function GuardedLayout({ children }: { children: ReactNode }) {
  return (
    <TwoFactorGate>
      <ConsoleLayout>{children}</ConsoleLayout>
    </TwoFactorGate>
  );
}
