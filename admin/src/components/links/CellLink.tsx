import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

const NameLink = styled(Link)({
  color: 'var(--text-high)',
  fontWeight: 500,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: 4 },
});
const AsideLink = styled(Link)({
  color: 'inherit',
  textUnderlineOffset: 4,
  textDecorationColor: 'var(--hairline-strong)',
});

type LinkProps = ComponentProps<typeof Link>;

/** In a row that leads somewhere by itself a link counts once, for where it leads. */
const once: LinkProps['onClick'] = (event) => event.stopPropagation();

/** The link of a row to its own page. */
export function CellLink(props: LinkProps) {
  return <NameLink onClick={once} {...props} />;
}

/** A link in a row, or in a line of text, to the page of something else. */
export function QuietLink(props: LinkProps) {
  return <AsideLink onClick={once} {...props} />;
}
