import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';

const Anchor = styled('a')({
  color: 'inherit',
  textDecorationColor: 'var(--hairline-strong)',
  textUnderlineOffset: 4,
  '&:hover': { textDecorationColor: 'currentColor' },
});

/** The public page of a title. */
export function titleAddress(title: { post_type: number; slug: string }): string {
  return `/${title.post_type === 1 ? 'movies' : 'series'}/${title.slug}`;
}

/** A link out of the console to the public site, in a new tab so that the place in a queue is kept. */
export function SiteLink(props: ComponentProps<typeof Anchor>) {
  return <Anchor target="_blank" rel="noopener" {...props} />;
}
