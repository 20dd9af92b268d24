import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../../components/icon/Icon.tsx';
import type { IconName } from '../../components/icon/icon-paths.ts';

interface Props {
  icon: IconName;
  title: string;
  text: string;
  /** The way on. */
  children?: ReactNode;
}

/** Takes the place of a form that was sent. */
export function Sent({ icon, title, text, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  // The form was longer: without it the place that was read is far below the end of the page.
  useEffect(() => box.current?.scrollIntoView({ block: 'center' }), []);
  return (
    <div ref={box} role="status" className="fade-in rounded-panel bg-surface-1 p-6">
      <Icon name={icon} size={32} className="text-success-text" />
      <p className="mt-4 font-bold">{title}</p>
      <p className="mt-1 text-sm text-mid">{text}</p>
      {children}
    </div>
  );
}
