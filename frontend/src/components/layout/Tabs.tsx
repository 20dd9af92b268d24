import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

interface Props {
  label: string;
  value: string;
  onChange(value: string): void;
  tabs: readonly { value: string; text: string; content: ReactNode }[];
}

/** Tabs inside a page, without an address. For those with one see TabLinks. */
export function Tabs({ label, value, onChange, tabs }: Props) {
  return (
    <Radix.Root value={value} onValueChange={onChange}>
      <Radix.List aria-label={label} className="scrollbar-none flex gap-1 overflow-x-auto border-b border-hairline">
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            className="-mb-px min-h-12 border-b-2 border-transparent px-4 text-sm font-bold whitespace-nowrap text-low transition-colors hover:text-high data-[state=active]:border-accent data-[state=active]:text-high"
          >
            {tab.text}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className="pt-6">
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
