import Box from '@mui/material/Box';

/** From here on a text is folded. */
const LONG = 160;

/** A text of the program's, of which a long one shows its beginning until it is opened. */
export function FoldedText({ text }: { text: string }) {
  if (text.length <= LONG) return text;
  return (
    <details>
      <Box component="summary" sx={{ cursor: 'pointer' }}>
        {text.slice(0, LONG)}…
      </Box>
      {text}
    </details>
  );
}
