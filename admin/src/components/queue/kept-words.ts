import type { FormErrors } from '../form/errors/form-errors.ts';

const NOT_DONE: FormErrors = { root: { serverError: 'parde.queue.not_refused' } };

interface Row {
  id: number;
}

/** What was written of rows and did not come to count, because a colleague was quicker, until these are asked about again. */
export class KeptWords {
  private readonly kept = new Map<number, object>();

  /** @param otherwise what stands in the fields at first. */
  of<Words extends object>(rows: readonly Row[], otherwise: Words): Words {
    const words = rows.map(({ id }) => this.kept.get(id)).find((one) => one !== undefined);
    return { ...otherwise, ...words };
  }

  /** @param done the rows that it was done to. @returns what the dialog says that stays, where it was done to none. */
  keep(rows: readonly Row[], done: readonly Row[], words: object): FormErrors | undefined {
    for (const { id } of rows) {
      if (done.some((one) => one.id === id)) this.kept.delete(id);
      else this.kept.set(id, words);
    }
    return done.length === 0 ? NOT_DONE : undefined;
  }
}
