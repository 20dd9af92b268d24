import { tabStorage } from '../../../lib/storage/storage.ts';
import { type CommentSubject, subjectKey } from './subject.ts';

/** A comment or answer that is being written. It survives an error, a reload and a login. */
export interface DraftPlace {
  subject: CommentSubject;
  /** The comment that is answered; null for a comment of one's own. */
  parentId: number | null;
  /** The comment of one's own that is being put in other words. */
  editedId?: number;
}

function keyOf({ subject, parentId, editedId }: DraftPlace): string {
  const what = editedId ? `edit-${editedId}` : (parentId ?? 'new');
  return `parde.draft.comment.${subjectKey(subject)}.${what}`;
}

export function readDraft(place: DraftPlace): string {
  return tabStorage.getItem(keyOf(place)) ?? '';
}

/** An empty text forgets the draft. Where storage is forbidden or full, the text lives on in the page alone. */
export function writeDraft(place: DraftPlace, text: string): void {
  if (text === '') tabStorage.removeItem(keyOf(place));
  else tabStorage.setItem(keyOf(place), text);
}
