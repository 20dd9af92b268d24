import { readDraftOf, writeDraftOf } from '../../../lib/session/drafts.ts';
import { type CommentSubject, subjectKey } from './subject.ts';

/** A comment or answer that is being written. It survives an error, a reload and a login. */
export interface DraftPlace {
  subject: CommentSubject;
  /** The comment that is answered; null for a comment of one's own. */
  parentId: number | null;
  /** The comment of one's own that is being put in other words. */
  editedId?: number;
}

function nameOf({ subject, parentId, editedId }: DraftPlace): string {
  const what = editedId ? `edit-${editedId}` : (parentId ?? 'new');
  return `comment.${subjectKey(subject)}.${what}`;
}

export function readDraft(place: DraftPlace): string {
  return readDraftOf(nameOf(place)) ?? '';
}

/** An empty text forgets the draft. */
export function writeDraft(place: DraftPlace, text: string): void {
  writeDraftOf(nameOf(place), text === '' ? null : text);
}
