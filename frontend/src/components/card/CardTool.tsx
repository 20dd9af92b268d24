import { type ComponentProps, Suspense } from 'react';
import { type CardTools, useCardTools } from './card-tools.ts';

/** The place of one tool of a card; the button's is beside the link, for inside of it it would be neither. */
export function CardTool({ tool, post }: { tool: 'Marks' | 'Keep' } & ComponentProps<CardTools['Keep']>) {
  const Tool = useCardTools()?.[tool];
  return (
    Tool && (
      <Suspense>
        <Tool post={post} />
      </Suspense>
    )
  );
}
