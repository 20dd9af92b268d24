import { useState } from 'react';
import { useUnsaved } from './unsaved-forms.ts';

/** A record as the server has it; while something unsaved stands in its form, as it was before that was typed. */
export function useLastSaved<R>(record: R): R {
  const unsaved = useUnsaved();
  const [shown, setShown] = useState(record);
  if (record !== shown && !unsaved) setShown(record);
  return unsaved ? shown : record;
}
