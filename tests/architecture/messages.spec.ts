import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');
const SELF = 'tests/architecture/messages.spec.ts';

interface Text {
  key: string;
  fa: string | null;
}

/** The messages of specification §8 and of what it refers to in §5 and §6, to the letter. */
const MESSAGES = [
  'You are now following this person',
  'You are already following this person',
  'There is a problem during processing your request',
  'Added to your watch list',
  'It is already in your watch list',
  "There's a problem adding this post to your watch list",
  'Your rating added successfully',
  'Your comment will appear after being review by moderators',
  'Please insert a proper film-database id',
  'Insert your film-database id of movie or tv series you required',
  'This request exists on site',
  "There's a problem with your request please try again",
  'An email sent to you containing a URL link to reset your password',
  'Wrong email address , Try again',
  'Your password changed successfully',
  'Changed successfully',
  'Please check yor enteri',
  'Unfollowed successfully',
  'Deleted successfully',
  "There's a problem please try again",
  'Your message sent successfully',
  'Your report sent successfully',
  'Uploaded successfully',
  'Uploaded unsuccessfully',
  'Please Login First',
  'You need to have a premium account to access the data uploaded in last 7 days',
  'An Error Occurred',
  'your access time has reached or someone else has logged into your account please login again',
  'File size shouldent be more than 1 MB',
  'Its an invalid coupon code',
  'This coupon code is only for new users',
  'this coupon code is only for extend account',
  'Only registered users can add posts to the Download Later list',
  'Only registered users can follow persons',
];

const PLACES = ['services/modules', 'services/platform', 'frontend/src', 'tests'];
const tests = PLACES.flatMap((place) =>
  readdirSync(path.join(ROOT, place), { recursive: true, encoding: 'utf8' }).map((file) => path.join(place, file)),
)
  .filter((file) => (/\.spec\.tsx?$/.test(file) || /^tests\/e2e\/.*\.ts$/.test(file)) && file !== SELF)
  .map((file) => readFileSync(path.join(ROOT, file), 'utf8'));

it('every message of the specification is met in a test', () => {
  const unmet = MESSAGES.filter((message) => !tests.some((text) => text.includes(message)));
  expect(tests.length).toBeGreaterThan(100);
  expect(unmet).toEqual([]);
});

it('every message of the specification is a text that the server answers by its own name', () => {
  const texts = JSON.parse(readFileSync(path.join(ROOT, 'services/dist/built-in-texts.json'), 'utf8')) as Text[];
  const persian = new Map(texts.map(({ key, fa }) => [key, fa]));
  expect(MESSAGES.filter((message) => !/[\u0600-\u06ff]/.test(persian.get(message) ?? ''))).toEqual([]);
});
