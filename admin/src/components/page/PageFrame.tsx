import type { ReactNode } from 'react';
import { useKeptFocus } from '../use-kept-focus.ts';
import { PageBody } from './PageBody.tsx';
import { PageHeader, type PageHeaderProps } from './PageHeader.tsx';

interface PageFrameProps extends Omit<PageHeaderProps, 'headingRef'> {
  width?: number;
  children: ReactNode;
}

/** The frame of every page that is no list. */
export function PageFrame({ width, children, ...header }: PageFrameProps) {
  const { page, heading, onFocus, onBlur } = useKeptFocus();
  return (
    <PageBody ref={page} width={width} onFocus={onFocus} onBlur={onBlur}>
      <PageHeader {...header} headingRef={heading} />
      {children}
    </PageBody>
  );
}
