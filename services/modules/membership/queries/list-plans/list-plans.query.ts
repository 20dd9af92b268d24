import { Query } from '@nestjs/cqrs';
import type { PlansAnswer } from './list-plans.schema.ts';

/** What can be bought, and how. */
export class ListPlans extends Query<PlansAnswer> {}
