import type { ReactNode } from 'react';
import { PageBody } from './PageBody.tsx';
import { PageHeader, type PageHeaderProps } from './PageHeader.tsx';

interface PageFrameProps extends PageHeaderProps {
  width?: number;
  children: ReactNode;
}

/** The frame of every page that is no list. */
export function PageFrame({ width, children, ...header }: PageFrameProps) {
  return (
    <PageBody width={width}>
      <PageHeader {...header} />
      {children}
    </PageBody>
  );
}
