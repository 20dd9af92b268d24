import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';

const LINES_AT_FIRST = 6;
/** Paragraphs move together while only the first lines show. */
const BLANK_LINES = /\n\s*\n/g;

const More = styled('button')({
  border: 0,
  padding: 0,
  marginBlockStart: 2,
  background: 'none',
  font: 'inherit',
  fontSize: '0.8125rem',
  color: 'var(--text-mid)',
  textDecoration: 'underline',
  textUnderlineOffset: 4,
  cursor: 'pointer',
});

/** The comment as its author wrote it: plain text, never markup, each paragraph in its own direction. */
export function CommentText({
  text,
  muted = false,
  lines = LINES_AT_FIRST,
}: {
  text: string;
  muted?: boolean;
  lines?: number;
}) {
  const translate = useTranslate();
  const body = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [long, setLong] = useState(false);

  useLayoutEffect(() => {
    const element = body.current;
    if (element) setLong(element.scrollHeight > element.clientHeight + 2);
  }, []);

  const clamp = {
    display: '-webkit-box',
    WebkitLineClamp: lines,
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
  } as const;
  return (
    <>
      <Box
        ref={body}
        dir="auto"
        sx={{
          whiteSpace: 'pre-line',
          unicodeBidi: 'plaintext',
          textAlign: 'start',
          // A short text of the other script stays beside its title; a long one fills the line and runs its own way.
          width: 'fit-content',
          maxWidth: '100%',
          fontSize: muted ? '0.8125rem' : '0.9375rem',
          lineHeight: muted ? 1.75 : 1.85,
          color: muted ? 'var(--text-mid)' : 'var(--text-high)',
          ...(open ? {} : clamp),
        }}
      >
        {open ? text : text.replace(BLANK_LINES, '\n')}
      </Box>
      {long && (
        <More type="button" onClick={() => setOpen(!open)} aria-expanded={open}>
          {translate(open ? 'parde.comments.less' : 'parde.comments.more')}
        </More>
      )}
    </>
  );
}
