import { userDeleted } from '#modules/accounts/contract/accounts.events.ts';
import { StorageModule } from '#platform/storage/storage.module.ts';
import { appendAsCommand } from '#platform/testing/append-events.ts';
import { eventually } from '#platform/testing/eventually.ts';
import type { TestAnswer } from '#platform/testing/test-app.ts';
import type { ConsoleContact } from './queries/list-console-contacts/console-contact.schema.ts';
import { SupportWorkersModule } from './support.workers.module.ts';
import { type SupportApp, startSupportApp } from './testing/support-app.ts';

let app: SupportApp;
let moderator: string;
let letters = 0;

beforeAll(async () => {
  app = await startSupportApp([StorageModule, SupportWorkersModule]);
  moderator = await app.join(9, 'moderator');
});
afterAll(() => app.close());

const LETTER = { name: 'Ann Actor', email: 'ann@example.com', body: 'When does it come?\nAnd how?' };
const write = async (form: object = {}, more: object = {}) =>
  app.post('/api/contact', {
    form: { ...LETTER, subject: 'A question', ...form },
    captcha: await app.captcha(),
    ...more,
  });
const listed = async (filter: object = {}, said?: TestAnswer, token = moderator): Promise<ConsoleContact[]> => {
  const after = said && { 'parde-after': String(said.headers['parde-position'] ?? 0) };
  const query = `filter=${encodeURIComponent(JSON.stringify(filter))}`;
  return (await app.get(`/api/console/contacts?${query}`, { authorization: `Bearer ${token}`, ...after })).body;
};
const staff = (verb: string, body: object) => app.post(`/api/console/contacts/${verb}`, { ...body, token: moderator });
/** A letter of its own. */
async function received(form: object = {}, more: object = {}): Promise<ConsoleContact> {
  letters += 1;
  const subject = `Letter ${letters}`;
  const sent = await write({ subject, ...form }, more);
  expect(sent.body).toEqual({ status: 1, message: 'Your message sent successfully' });
  return (await listed({}, sent)).find((contact) => contact.subject === subject)!;
}

describe('a letter', () => {
  it('waits for staff, who see who wrote what, and only admins where from', async () => {
    const contact = await received();
    expect(contact).toMatchObject({
      state: 'open',
      version: 1,
      name: 'Ann Actor',
      email: null,
      user_id: null,
      messages: [{ by_staff: false, author: 'Ann Actor', body: LETTER.body }],
    });
    const admin = app.signIn({ userId: 99, role: 'admin' });
    expect((await listed({ id: [contact.id] }, undefined, admin))[0]!.email).toBe('ann@example.com');
  });

  it('of a member is theirs, and goes with them', async () => {
    const token = await app.join(5);
    const { id, user_id: userId } = await received({}, { token });
    expect(userId).toBe(5);
    await appendAsCommand(app.app, 'user-5', 1, [userDeleted({ userId: 5 })]);
    await eventually(async () => expect(await listed({ id: [id] })).toEqual([]));
  });

  it('needs a captcha, each good for one', async () => {
    const form = { ...LETTER, subject: 'Again' };
    const captcha = await app.captcha();
    expect((await app.post('/api/contact', { form, captcha })).status).toBe(200);
    const again = await app.post('/api/contact', { form, captcha });
    expect([again.status, again.body.code]).toEqual([422, 'captcha_failed']);
  });

  it('sent twice with one Idempotency-Key is one', async () => {
    const body = { form: { ...LETTER, subject: 'Only once' }, captcha: await app.captcha() };
    const key = { 'idempotency-key': '0190f5c2-7d1e-4b3a-9c44-5e6f70819299' };
    const twice = [await app.post('/api/contact', body, key), await app.post('/api/contact', body, key)];
    expect(twice.map(({ status }) => status)).toEqual([200, 200]);
    expect((await listed({}, twice[0]!)).filter(({ subject }) => subject === 'Only once')).toHaveLength(1);
  });

  it.each([
    [{ name: '' }, 'form.name', 'Please enter your name'],
    [{ email: 'nobody' }, 'form.email', 'The email is not valid'],
    [{ subject: ' ' }, 'form.subject', 'Please enter a subject'],
    [{ body: '\u200b' }, 'form.body', 'Please write a message'],
  ])('is refused as %j', async (form, field, message) => {
    const answer = await write(form);
    expect([answer.status, answer.body.errors]).toEqual([422, { [field]: [message] }]);
  });

  it('tells all that is wrong with it at once', async () => {
    const { errors } = (await write({ name: ' ', email: 'nobody', subject: '', body: '' })).body;
    expect(Object.keys(errors).sort()).toEqual(['form.body', 'form.email', 'form.name', 'form.subject']);
  });
});

describe('an answer', () => {
  it('goes out by mail once, and the writer goes on by its link', async () => {
    const { id, version } = await received();
    const answer = { id, version, form: { body: 'Tomorrow, <b>surely</b>' } };
    const answered = await staff('answer', answer);
    expect(answered.body).toEqual({ status: 1, version: 2 });
    expect((await staff('answer', answer)).body.code).toBe('version_conflict');
    const mail = await eventually(async () => {
      const [only, ...more] = app.mails.filter(({ text }) => text.includes('Tomorrow'));
      expect(more).toEqual([]);
      expect(only).toMatchObject({ to: 'ann@example.com' });
      return only!;
    });
    expect(mail.html).toContain('Tomorrow, &lt;b&gt;surely&lt;/b&gt;');
    expect(mail.html).not.toContain('Ann Actor');
    const [, thread] = /^http:\/\/localhost:3000\/contact-us\?thread=([\w-]+)$/m.exec(mail.text)!;
    expect(mail.html).toContain(`http://localhost:3000/contact-us?thread=${thread}`);
    const back = await write({ body: 'Thank you', thread });
    expect((await listed({ id: [id] }, back))[0]).toMatchObject({
      state: 'open',
      version: 3,
      messages: [
        { by_staff: false, body: LETTER.body },
        { by_staff: true, author: 'user9', body: 'Tomorrow, <b>surely</b>' },
        { by_staff: false, body: 'Thank you' },
      ],
    });
  });

  it('by a link that nobody has given is a letter of its own', async () => {
    const { id } = await received();
    const stranger = await received({ thread: 'x'.repeat(32) });
    expect(stranger.id).toBeGreaterThan(id);
  });

  it('is refused when the writer has added something meanwhile, and to members', async () => {
    const { id, version } = await received();
    expect((await staff('answer', { id, version: version + 1, form: { body: 'x' } })).status).toBe(409);
    expect((await staff('answer', { id: 999_999, version: 1, form: { body: 'x' } })).status).toBe(404);
    const viewer = await app.join(6);
    const refused = await app.post('/api/console/contacts/answer', { id, version, form: { body: 'x' }, token: viewer });
    expect(refused.status).toBe(403);
  });
});

it('is closed without an answer, several at once, and opened again', async () => {
  const [one, other] = [await received(), await received()];
  const contacts = [one, other].map(({ id, version }) => ({ id, version }));
  const closed = await staff('close', { contacts: [...contacts, { id: 999_999, version: 1 }] });
  expect(closed.body).toEqual({
    status: 1,
    done: [one.id, other.id],
    conflicts: [{ id: 999_999, code: 'unknown_contact' }],
  });
  expect((await listed({ state: 'closed' }, closed)).map(({ id }) => id)).toEqual([one.id, other.id]);
  const reopened = await staff('reopen', { contacts: [{ id: one.id, version: 2 }] });
  expect((await listed({ id: [one.id] }, reopened))[0]).toMatchObject({ state: 'open', version: 3 });
});
