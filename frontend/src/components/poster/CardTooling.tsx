import { Suspense, use } from 'react';
import { CardTools, type CardToolsProps } from './card-tools.ts';

/** The place of the tools of a card, beside its link: a button inside of a link would be neither. */
export function CardTooling(props: CardToolsProps) {
  const Tools = use(CardTools);
  return (
    Tools && (
      <Suspense>
        <Tools {...props} />
      </Suspense>
    )
  );
}
