import type { SendForm } from '../components/form/sending/SentFromBeside.tsx';

/** An article as it was seen, or saved, last. */
interface SavedArticle {
  id: number;
  version: number;
}

/** How the bar above an article has what is typed in its form saved before it is published. */
export class ArticleSaving {
  /** The form's own way to be sent, while there is a form. */
  readonly form: { current: SendForm | null } = { current: null };
  private waiting = false;
  private saved: SavedArticle | null = null;

  /** Of the form: what the server has saved. @returns whether somebody waits for it, who says then what has come of it. */
  tell(saved: SavedArticle): boolean {
    this.saved = saved;
    return this.waiting;
  }

  /** @returns null where it was refused, which the form says. */
  async save(): Promise<SavedArticle | null> {
    this.waiting = true;
    this.saved = null;
    try {
      return (await this.form.current?.()) ? this.saved : null;
    } finally {
      this.waiting = false;
    }
  }
}
