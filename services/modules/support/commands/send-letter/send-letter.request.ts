import { z } from 'zod';
import { requestBody } from '#platform/http/request-schema.ts';
import { plainText } from '#platform/kernel/text/typed/plain-text.ts';
import { typedLine } from '#platform/kernel/text/typed/typed-line.ts';

/** Far above what normalising can shorten to what is allowed. */
const MAX_RAW_LINE = 1_000;
const MAX_RAW_BODY = 25_000;

/** Empty ones are told with all else that is wrong in the form. */
const filled = (missing: string) => z.string(missing).refine((typed) => plainText(typed) !== '', missing);

export const sendLetterRequest = requestBody({
  form: z.strictObject({
    name: filled('Please enter your name').max(MAX_RAW_LINE, 'A name has at most 100 characters'),
    email: z
      .string('Please enter your email')
      .overwrite(typedLine)
      .max(254, 'The email is too long')
      .pipe(z.email('The email is not valid')),
    subject: filled('Please enter a subject').max(MAX_RAW_LINE, 'A subject has at most 150 characters'),
    body: filled('Please write a message')
      .max(MAX_RAW_BODY, 'A message has at most 5000 characters')
      .describe('plain text, at most 5000 characters'),
    thread: z.string().max(100).nullish().describe('from the link of an answer: the letter goes on there'),
  }),
  captcha: z.string('Please solve the captcha').min(1, 'Please solve the captcha').max(4_096),
});
export type SendLetterRequest = z.infer<typeof sendLetterRequest>;

export const sendLetterAnswer = z.object({ status: z.literal(1), message: z.string() });
export type SendLetterAnswer = z.infer<typeof sendLetterAnswer>;
