import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import * as z from 'zod/mini';
import { ApiError } from '../../lib/api/api-error.ts';
import { clearToken, storeToken } from '../../lib/session/token.ts';
import { FormAlert } from './errors/FormAlert.tsx';
import { TextInput } from './TextInput.tsx';
import { useApiForm } from './use-api-form.ts';

const schema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, 'No name')),
  email: z.string().check(z.minLength(1, 'No email')),
});

type Extra = Partial<Parameters<typeof useApiForm<z.input<typeof schema>, z.output<typeof schema>>>[0]>;

function Form({ send, ...extra }: Extra & { send(values: unknown): unknown }) {
  const { field, submit, busy, errors } = useApiForm({
    schema,
    defaultValues: { name: '', email: '' },
    translate: (sentence) => `t:${sentence}`,
    send,
    ...extra,
  });
  return (
    <form noValidate onSubmit={submit}>
      <TextInput {...field('name')} label="name" />
      <TextInput {...field('email')} label="email" />
      <FormAlert messages={errors} />
      <button type="submit" disabled={busy}>
        send
      </button>
    </form>
  );
}

const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const write = (label: string, value: string) => fireEvent.change(input(label), { target: { value } });
const press = () => fireEvent.click(screen.getByRole('button'));
const refusal = (fields: Record<string, string[]>) => new ApiError(422, 'invalid', 'Please check', fields);

describe('useApiForm', () => {
  it('asks for what is missing without the server, and focuses the first wrong field', async () => {
    const send = jest.fn();
    render(<Form send={send} />);
    write('email', 'a@b.c');
    press();
    await screen.findByText('t:No name');
    expect(document.activeElement).toBe(input('name'));
    expect(screen.queryByText('t:No email')).toBeNull();
    expect(send).not.toHaveBeenCalled();
  });

  it("puts the server's errors under their fields, focuses the first and keeps what was typed", async () => {
    const error = refusal({ 'user.email': ['Taken', 'Too long'], captcha: ['Not solved'] });
    render(<Form send={() => Promise.reject(error)} />);
    write('name', 'N');
    write('email', 'a@b.c');
    press();
    await screen.findByText('t:Taken');
    expect(screen.getByText('t:Too long')).toBeTruthy();
    expect(screen.getByText('t:Not solved')).toBeTruthy();
    expect(document.activeElement).toBe(input('email'));
    expect([input('name').value, input('email').value]).toEqual(['N', 'a@b.c']);
    write('email', 'other@b.c');
    await waitFor(() => expect(screen.queryByText('t:Taken')).toBeNull());
  });

  it('leads to the field that is to be tried again, whichever one the server names', async () => {
    const error = refusal({ 'user.name': ['Wrong name or email'] });
    render(<Form send={() => Promise.reject(error)} retryField="email" />);
    write('name', 'N');
    write('email', 'a@b.c');
    press();
    await screen.findByText('t:Wrong name or email');
    expect(document.activeElement).toBe(input('email'));
  });

  it('puts what belongs to no field under the main one', async () => {
    render(<Form send={() => Promise.reject(refusal({}))} mainField="name" />);
    write('name', 'N');
    write('email', 'a@b.c');
    press();
    await screen.findByText('t:Please check');
    expect(input('name').getAttribute('aria-invalid')).toBe('true');
  });

  it('says nothing of an ended session: the shell does', async () => {
    const error = new ApiError(401, 'token_expired', 'Over', {}, 'token_expired');
    const send = jest.fn().mockRejectedValue(error);
    render(<Form send={send} />);
    write('name', 'N');
    write('email', 'a@b.c');
    press();
    await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button').disabled).toBe(false));
    expect(send).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('t:Over')).toBeNull();
  });

  it('sends once for a double tap, what the schema made of the values, and shows its progress', async () => {
    let answer: () => void = () => undefined;
    const send = jest.fn(
      () =>
        new Promise<void>((resolve) => {
          answer = resolve;
        }),
    );
    render(<Form send={send} valuesAfter={() => ({ name: '', email: 'kept' })} />);
    write('name', ' N ');
    write('email', 'a@b.c');
    const button = screen.getByRole<HTMLButtonElement>('button');
    act(() => {
      button.click();
      button.click();
    });
    await waitFor(() => expect(send).toHaveBeenCalledWith({ name: 'N', email: 'a@b.c' }));
    expect(button.disabled).toBe(true);
    answer();
    await waitFor(() => expect(input('email').value).toBe('kept'));
    expect(input('name').value).toBe('');
    expect(send).toHaveBeenCalledTimes(1);
    expect(button.disabled).toBe(false);
  });
});

describe('the draft of a form', () => {
  const draft = { name: 'letter', fields: ['name'] as const };
  const open = (send: (values: unknown) => unknown = () => undefined) => render(<Form send={send} draft={draft} />);
  const kept = () => sessionStorage.getItem('parde.draft.letter');
  const logIn = (id: string) => storeToken(`h.${btoa(JSON.stringify({ sub: id }))}.s`, false);
  afterEach(() => {
    clearToken();
    sessionStorage.clear();
  });

  it('puts back what was typed in its fields, and keeps no others', () => {
    const { unmount } = open();
    write('name', 'N');
    write('email', 'a@b.c');
    unmount();
    open();
    expect([input('name').value, input('email').value]).toEqual(['N', '']);
  });

  it('outlives a refusal and an ended session, and is forgotten once the form was sent', async () => {
    const over = new ApiError(401, 'token_expired', 'Over', {}, 'token_expired');
    const send = jest.fn().mockRejectedValueOnce(over).mockResolvedValue(undefined);
    const { unmount } = open(send);
    write('name', 'N');
    write('email', 'a@b.c');
    press();
    await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button').disabled).toBe(false));
    expect(kept()).toContain('N');
    press();
    await waitFor(() => expect(kept()).toBeNull());
    unmount();
    open();
    expect(input('name').value).toBe('');
  });

  it('is nothing where the fields are as they began, or storage is forbidden', () => {
    open();
    write('name', 'N');
    write('name', '');
    expect(kept()).toBeNull();
    const forbidden = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    write('name', 'N');
    expect(input('name').value).toBe('N');
    forbidden.mockRestore();
  });

  it("is its writer's own: it leaves the page with them, whoever logs in next does not read it, and it waits for them", () => {
    logIn('1');
    const { unmount } = open();
    write('name', 'of the first');
    act(() => logIn('2'));
    expect(input('name').value).toBe('');
    write('name', 'of the second');
    act(clearToken);
    expect(input('name').value).toBe('');
    unmount();
    logIn('1');
    open();
    expect(input('name').value).toBe('of the first');
  });

  it('goes over from a guest to the member that they log in as, and to nobody after them', () => {
    const { unmount } = open();
    write('name', 'of a guest');
    act(() => logIn('1'));
    expect(input('name').value).toBe('of a guest');
    unmount();
    open();
    expect(input('name').value).toBe('of a guest');
    act(() => logIn('2'));
    expect(input('name').value).toBe('');
  });
});
