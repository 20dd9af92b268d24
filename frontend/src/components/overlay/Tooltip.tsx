import { Tooltip as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

/** A word of explanation on hover and focus. Never the only place where something is said. */
export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={250}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            sideOffset={6}
            collisionPadding={12}
            className="fade-in z-50 max-w-72 rounded-md bg-surface-3 px-3 py-1.5 text-xs text-high shadow-float"
          >
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
