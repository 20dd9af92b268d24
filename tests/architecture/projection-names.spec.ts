import '#apps/composition/platform-modules.ts';
import { knownProjections } from '#platform/messaging/projections/known-projections.ts';
import { dashboard as english } from '../../admin/src/i18n/en/dashboard.ts';
import { dashboard as persian } from '../../admin/src/i18n/fa/dashboard.ts';

it.each([
  ['English', english],
  ['Persian', persian],
])('the console names every read model in %s, and none that is not there', (_, { projections }) => {
  expect(knownProjections.size).toBeGreaterThan(40);
  expect(Object.keys(projections).sort()).toEqual([...knownProjections.keys()].sort());
});
