import type { ReactNode } from 'react';
import { type Drawing, StateDrawing } from './StateDrawing.tsx';

interface Props {
  title: string;
  text?: string;
  drawing?: Drawing;
  /** Nothing else stands on the page, whose heading is the title then. */
  whole?: boolean;
  /** The way on, which there always is. */
  children: ReactNode;
}

export function EmptyState({ title, text, drawing = 'empty', whole = false, children }: Props) {
  const Heading = whole ? 'h1' : 'h2';
  return (
    <div className="fade-in mx-auto flex max-w-md flex-col items-center px-4 py-16 text-center">
      <StateDrawing kind={drawing} />
      <Heading className="mt-6 text-lg font-bold wrap-anywhere">{title}</Heading>
      {text && <p className="mt-2 text-sm text-mid">{text}</p>}
      <div className="mt-6 flex flex-wrap justify-center gap-3">{children}</div>
    </div>
  );
}
