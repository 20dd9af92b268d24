import { DropdownMenu } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/icon-paths.ts';
import { classNames } from '../layout/class-names.ts';
import { useBackCloses } from './use-back-closes.ts';

const ITEM =
  'flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-3 text-sm text-mid outline-none select-none data-highlighted:bg-high/10 data-highlighted:text-high data-disabled:cursor-default data-disabled:text-low';

interface Props {
  trigger: ReactNode;
  children: ReactNode;
  open?: boolean;
  onOpenChange?(open: boolean): void;
  className?: string;
}

export function Menu({ trigger, children, open, onOpenChange, className }: Props) {
  const [openByItself, setOpenByItself] = useState(false);
  const shown = open ?? openByItself;
  const change = onOpenChange ?? setOpenByItself;
  useBackCloses(shown, () => change(false));
  return (
    <DropdownMenu.Root open={shown} onOpenChange={change}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      {/* In the content, not beside it: whoever walks a page by its landmarks finds all of it in one. */}
      <DropdownMenu.Portal container={shown ? document.getElementById('content') : null}>
        <DropdownMenu.Content
          align="end"
          sideOffset={8}
          collisionPadding={12}
          onCloseAutoFocus={leaveFocusOnNewPage}
          className={classNames('rise-in z-50 min-w-52 rounded-card bg-surface-2 p-1.5 shadow-float', className)}
        >
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

/** An item that leads to another page leaves the focus there; any other gives it back to the button. */
function leaveFocusOnNewPage(event: Event): void {
  if (document.activeElement !== document.body) event.preventDefault();
}

/** An item that does something here; without `onChoose` it only says why it cannot. */
export function MenuItem({ onChoose, children }: { onChoose?(): void; children: ReactNode }) {
  return (
    <DropdownMenu.Item disabled={!onChoose} onSelect={onChoose} className={ITEM}>
      {children}
    </DropdownMenu.Item>
  );
}

/** An item that is a link: pass one `<Link>` as the child. */
export function MenuLink({ children }: { children: ReactNode }) {
  return (
    <DropdownMenu.Item asChild className={ITEM}>
      {children}
    </DropdownMenu.Item>
  );
}

interface ChoiceProps {
  value: string;
  onChange(value: string): void;
  options: readonly { value: string; text: string; icon?: IconName }[];
}

/** One of a few, with a tick at the one that holds. */
export function MenuChoice({ value, onChange, options }: ChoiceProps) {
  return (
    <DropdownMenu.RadioGroup value={value} onValueChange={onChange}>
      {options.map((option) => (
        <DropdownMenu.RadioItem key={option.value} value={option.value} className={ITEM}>
          {option.icon && <Icon name={option.icon} size={20} />}
          <span className="grow">{option.text}</span>
          <DropdownMenu.ItemIndicator>
            <Icon name="check" size={18} className="text-accent-text" />
          </DropdownMenu.ItemIndicator>
        </DropdownMenu.RadioItem>
      ))}
    </DropdownMenu.RadioGroup>
  );
}

export function MenuSeparator() {
  return <DropdownMenu.Separator className="mx-2 my-1.5 h-px bg-hairline" />;
}
