import { z } from 'zod';
import { DomainError } from '#platform/kernel/errors/domain-error.ts';

export class PersonExists extends DomainError {
  constructor(personId: number) {
    super('person_exists', 'There is a person of this name already', {
      httpStatus: 409,
      details: { person_id: personId } satisfies z.infer<typeof personExistsDetails>,
    });
  }
}

export const personExistsDetails = z.object({ person_id: z.number().int().describe('with code person_exists') });
