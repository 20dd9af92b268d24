import { DropdownMenu } from 'radix-ui';
import { type ReactNode, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
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
  // In the content, not beside it: whoever walks a page by its landmarks finds all of it in one.
  const content = shown ? document.getElementById('content') : null;
  return (
    <DropdownMenu.Root open={shown} onOpenChange={change} modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      {content && createPortal(<Underlay onPress={() => change(false)} />, content)}
      <DropdownMenu.Portal container={content}>
        <DropdownMenu.Content
          align="end"
          sideOffset={8}
          collisionPadding={12}
          onPointerDownOutside={(event) => event.preventDefault()}
          onCloseAutoFocus={giveFocusBack}
          className={classNames('rise-in z-50 min-w-52 rounded-card bg-surface-2 p-1.5 shadow-float', className)}
        >
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

/**
 * Takes the press that closes the menu, and the finger that would scroll: the page below is neither pressed nor moved. It stays
 * until the press is over, and so the focus has to stay in the menu, which closes without it. A finger's press on the button
 * opens the menu before it is over: what ends here closes it only if it began here.
 */
function Underlay({ onPress }: { onPress(): void }) {
  const began = useRef(false);
  return (
    <div
      aria-hidden="true"
      onPointerDown={() => {
        began.current = true;
      }}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => began.current && onPress()}
      className="fixed inset-0 z-40 touch-none"
    />
  );
}

/** To the menu's button, unless an item has led to another page. */
function giveFocusBack(event: Event): void {
  event.preventDefault();
  const button = (event.target as Element).getAttribute('aria-labelledby');
  if (document.activeElement === document.body) document.getElementById(button ?? '')?.focus({ preventScroll: true });
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
