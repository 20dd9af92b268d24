import type { FormDraft } from '../../../../components/form/form-draft.ts';
import { readDraftOf } from '../../../../lib/session/kept/drafts.ts';
import { type CommentSubject, subjectKey } from '../subject.ts';
import type { CommentFields } from './comment-form.ts';

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

/** Of what is being written, the marks as well as the words: a spoiler that comes back without its mark would be one. */
export function draftAt(place: DraftPlace): FormDraft<keyof CommentFields> {
  return { name: nameOf(place), fields: ['body', 'spoiler', 'minute', 'season', 'episode'] };
}

export function hasDraft(place: DraftPlace): boolean {
  return readDraftOf(nameOf(place)) !== null;
}
