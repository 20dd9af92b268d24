import { DropdownMenu } from 'radix-ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../../../lib/i18n/use-language.ts';
import { usePlayer } from '../../engine/engine.ts';
import { ControlButton } from '../ControlButton.tsx';
import { PlayerIcon, type PlayerIconName } from '../PlayerIcon.tsx';

interface Props {
  icon: PlayerIconName;
  label: string;
  children: ReactNode;
}

/**
 * A menu above its button, on a phone a strip above all controls, below which `SubtitleLayer` puts no words. It opens inside
 * the player, so that it is there in full screen too, and keeps the controls up.
 */
export function ControlMenu({ icon, label, children }: Props) {
  const { direction } = useLanguage();
  const [open, setOpen] = useState(false);
  const lock = usePlayer((state) => state.requestControlsLock);
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => (open ? lock() : undefined), [open, lock]);
  return (
    <span ref={place} className="contents">
      <DropdownMenu.Root open={open} onOpenChange={setOpen} modal={false} dir={direction}>
        <DropdownMenu.Trigger asChild>
          <ControlButton icon={icon} label={label} />
        </DropdownMenu.Trigger>
        <DropdownMenu.Portal container={place.current?.closest<HTMLElement>('[data-player]')}>
          <DropdownMenu.Content
            side="top"
            align="end"
            sideOffset={10}
            collisionPadding={12}
            loop
            aria-label={label}
            className="rise-in z-20 max-h-[min(70dvh,30rem)] w-64 max-w-[calc(100vw-24px)] overflow-y-auto rounded-card bg-surface-2/97 p-1.5 shadow-float max-sm:mb-24 max-sm:max-h-[38dvh] max-sm:w-screen"
          >
            {children}
          </DropdownMenu.Content>
        </DropdownMenu.Portal>
      </DropdownMenu.Root>
    </span>
  );
}

const ITEM =
  'flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-3 text-sm text-mid outline-none select-none data-disabled:opacity-40 data-highlighted:bg-high/10 data-highlighted:text-high data-[state=checked]:text-high';

/** One below the other; on a phone beside each other. */
export const OPTIONS = 'max-sm:flex max-sm:flex-wrap';

interface ChoiceProps {
  title: string;
  value: string;
  onChange(value: string): void;
  options: readonly { value: string; text: string; note?: string }[];
}

/** One of a few; the menu stays open, so that what was chosen can be seen. */
export function MenuOptions({ title, value, onChange, options }: ChoiceProps) {
  return (
    <DropdownMenu.RadioGroup value={value} onValueChange={onChange} aria-label={title} className={OPTIONS}>
      <DropdownMenu.Label className="w-full px-3 pt-2 pb-1 text-xs font-bold text-low">{title}</DropdownMenu.Label>
      {options.map((option) => (
        <DropdownMenu.RadioItem
          key={option.value}
          value={option.value}
          className={ITEM}
          onSelect={(event) => event.preventDefault()}
        >
          <span className="grow">{option.text}</span>
          {option.note && <span className="text-xs text-low">{option.note}</span>}
          <DropdownMenu.ItemIndicator>
            <PlayerIcon name="check" size={18} className="text-accent-text" />
          </DropdownMenu.ItemIndicator>
        </DropdownMenu.RadioItem>
      ))}
    </DropdownMenu.RadioGroup>
  );
}

/** Something to do, with the menu staying open. */
export function MenuAction({ onSelect, label, children }: { onSelect(): void; label?: string; children: ReactNode }) {
  return (
    <DropdownMenu.Item
      aria-label={label}
      className={ITEM}
      onSelect={(event) => {
        event.preventDefault();
        onSelect();
      }}
    >
      {children}
    </DropdownMenu.Item>
  );
}

export function MenuLine() {
  return <DropdownMenu.Separator className="mx-2 my-1.5 h-px bg-hairline max-sm:w-full" />;
}
