import sharp from 'sharp';
import { eventually } from '#platform/testing/eventually.ts';
import type { SpecifiedCalls } from './specified-call.ts';
import type { Walker } from './walker.ts';

/** What a member changes of the account, and a letter to the staff. */
export function describeProfileCalls(calls: SpecifiedCalls, walker: Walker): void {
  it('change what a member is called, looks like and signs in with', async () => {
    await changeName(walker);
    await changePicture(calls, walker);
    await changePassword(walker);
  });

  it('take a letter to the staff, and an empty body as an empty object', async () => {
    const form = { name: 'A walker', email: walker.email, subject: 'A letter', body: 'Thank you for the films.' };
    expect((await calls.ask('POST /api/contact', { body: { form, captcha: await walker.captcha() } })).body).toEqual({
      status: 1,
      message: 'Your message sent successfully',
    });
    const empty = { form: { ...form, body: ' ' }, captcha: await walker.captcha() };
    expect((await calls.ask('POST /api/contact', { body: empty })).body).toMatchObject({
      message: "There's a problem with your request please try again",
      errors: { 'form.body': ['Please write a message'] },
    });
    for (const path of ['/api/post/index/1', '/api/sidebar/stats']) {
      const answer = await fetch(`${walker.url()}${path}`, { method: 'POST' });
      expect([path, answer.status]).toEqual([path, 200]);
      await answer.text();
    }
  });
}

async function changeName(walker: Walker): Promise<void> {
  const names = { name: 'A walker indeed', password: '', password_confirmation: '' };
  expect(await walker.post('user/editInfo', names)).toMatchObject({ status: 1, message: 'Changed successfully' });
  const stolen = { ...names, password: 'a walk elsewhere', password_confirmation: 'a walk elsewhere' };
  const wrong = { ...stolen, current_password: 'no such password' };
  expect(await walker.post('user/editInfo', wrong)).toMatchObject({ status: 0, message: 'Please check yor enteri' });
  expect(await walker.post('user/editInfo', { ...names, name: '' })).toMatchObject({
    errors: { name: [expect.any(String)] },
  });
  await eventually(async () => {
    const { user } = await walker.post('user/getPublicProfile', { username: walker.username });
    expect(user).toMatchObject({ username: walker.username, name: names.name, premium: true });
  });
}

async function changePicture(calls: SpecifiedCalls, walker: Walker): Promise<void> {
  const picture = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#c8334a' } })
    .png()
    .toBuffer();
  const upload = async (bytes: Buffer) => {
    calls.remember('POST /api/user/uploadAvatar');
    const form = new FormData();
    form.append('token', walker.token);
    form.append('file', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'me.png');
    return (await fetch(`${walker.url()}/api/user/uploadAvatar`, { method: 'POST', body: form })).json();
  };
  expect(await upload(Buffer.from('no picture'))).toMatchObject({ status: 0, message: 'Uploaded unsuccessfully' });
  expect(await upload(picture)).toMatchObject({ status: 1, message: 'Uploaded successfully' });
}

/** By a mail, as who has forgotten it. */
async function changePassword(walker: Walker): Promise<void> {
  expect(await walker.post('user/recovery', { email: 'nobody' })).toMatchObject({
    message: 'Wrong email address , Try again',
  });
  expect(await walker.post('user/recovery', { email: walker.email })).toMatchObject({
    status: 1,
    message: 'An email sent to you containing a URL link to reset your password',
  });
  const hash = await walker.mailed(({ text }) => /\/change-password\/(\S+)/.exec(text)?.[1]);
  const changed = { password: 'another walk at night', password_confirmation: 'another walk at night' };
  expect(await walker.post('user/changePassword', { hash, ...changed })).toMatchObject({
    status: 1,
    message: 'Your password changed successfully',
  });
  expect(await walker.post('user/info')).toMatchObject({
    auth_error: 'token_expired',
    message: 'your access time has reached or someone else has logged into your account please login again',
  });
  expect(await walker.logIn(changed.password)).toMatchObject({ status: 1 });
}
