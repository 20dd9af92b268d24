import { type ComponentProps } from 'react';
import { lazyPart } from '../../../../components/feedback/lazy-part.ts';
import { Part } from '../../../../components/feedback/Part.tsx';

// Only members write; guests do without the form and its libraries.
const Composer = lazyPart('Composer', () => import('./Composer.tsx').then((module) => ({ default: module.Composer })));

export function LazyComposer(props: ComponentProps<typeof Composer>) {
  return (
    <Part waiting={<div className="h-[183px] rtl:h-[187px]" />}>
      <Composer {...props} />
    </Part>
  );
}
