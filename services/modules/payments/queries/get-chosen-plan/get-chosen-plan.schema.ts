import { z } from 'zod';
import { queryBody } from '#platform/http/request-schema.ts';

const chosenPlan = z
  .object({ planId: z.number().int().describe('2 days, 3 volume'), size: z.number().int().describe('days or bytes') })
  .meta({ id: 'ChosenPlan' });
export type ChosenPlan = z.infer<typeof chosenPlan>;

export const chosenPlanRequest = queryBody({});
export type ChosenPlanRequest = z.infer<typeof chosenPlanRequest>;
export const chosenPlanAnswer = z
  .object({ chosen: chosenPlan.nullable().describe('null while too few have bought anything') })
  .meta({ id: 'ChosenPlanAnswer' });
export type ChosenPlanAnswer = z.infer<typeof chosenPlanAnswer>;
