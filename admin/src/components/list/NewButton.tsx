import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';

/** Above a list: leads to the form of a new record. @param to its resource. @param words the key of what it says. */
export function NewButton({ to, words }: { to: string; words: string }) {
  return (
    <Button variant="contained" color="secondary" component={Link} to={`${to}/create`}>
      {useTranslate()(words)}
    </Button>
  );
}
