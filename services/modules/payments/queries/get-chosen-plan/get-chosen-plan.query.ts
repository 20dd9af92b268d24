import { Query } from '@nestjs/cqrs';
import type { ChosenPlan } from './get-chosen-plan.schema.ts';

/** What most people bought of late. */
export class GetChosenPlan extends Query<ChosenPlan | null> {}
