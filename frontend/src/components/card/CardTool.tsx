import { type ComponentProps, type ReactNode, Suspense } from 'react';
import { type CardTools, useCardTools } from './card-tools.ts';

type Props = ComponentProps<CardTools['Keep']> & {
  tool: keyof CardTools;
  /** Stands there until it has come. */
  meanwhile?: ReactNode;
};

/** The place of one tool of a title; the button's is beside a card's link, for inside of it it would be neither. */
export function CardTool({ tool, post, meanwhile }: Props) {
  const Tool = useCardTools()?.[tool];
  if (!Tool) return meanwhile;
  return (
    <Suspense fallback={meanwhile}>
      <Tool post={post} />
    </Suspense>
  );
}
