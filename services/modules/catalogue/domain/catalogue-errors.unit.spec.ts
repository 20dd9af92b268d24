import { ChangedMeanwhile } from '#platform/kernel/errors/changed-meanwhile.ts';
import { InvalidRelease, UnknownPeople, UnknownTitle } from './catalogue-errors.ts';

/** Each text is also its translation's key. */
it.each([
  [new UnknownTitle(), { code: 'unknown_title', httpStatus: 404, message: 'There is no such movie or series' }],
  [
    new UnknownPeople([3, 4]),
    { code: 'unknown_people', message: 'Please check the marked fields', errors: { people: ['Unknown people: 3, 4'] } },
  ],
  [
    new ChangedMeanwhile(),
    {
      code: 'version_conflict',
      httpStatus: 409,
      message: 'Someone else has changed this meanwhile, please look again',
    },
  ],
  [
    new InvalidRelease('no'),
    { code: 'invalid_release', message: 'Please check the marked fields', errors: { files: ['no'] } },
  ],
])('%s', (error, expected) => {
  expect(error).toMatchObject(expected);
});
