import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { useState } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { CodeInput } from './CodeInput.tsx';

const i18n = i18next.createInstance();
beforeAll(async () => {
  await i18n.use(initReactI18next).init({ lng: 'fa', resources: {} });
});
afterEach(cleanup);

function Form() {
  const [code, setCode] = useState('');
  return (
    <I18nextProvider i18n={i18n}>
      <CodeInput label="code" value={code} onChange={setCode} errors={[]} busy={false} />
      <output>{code}</output>
    </I18nextProvider>
  );
}

const code = () => screen.getByRole('status').textContent;
const field = () => screen.getByLabelText<HTMLInputElement>('code');

describe('CodeInput', () => {
  it('has the focus from the start and takes Persian digits as they are typed', async () => {
    render(<Form />);
    expect(document.activeElement).toBe(field());
    await userEvent.keyboard('۱۲۳');
    expect(code()).toBe('123');
  });

  it('takes a code that is pasted with other text around it', async () => {
    render(<Form />);
    await userEvent.paste('کد: ۱۲۳ ۴۵۶.');
    expect(code()).toBe('123456');
  });

  it('takes a whole code that is pasted in place of another one', async () => {
    render(<Form />);
    await userEvent.keyboard('111111');
    await userEvent.paste('222 222');
    expect(code()).toBe('222222');
  });

  it('adds what is pasted of a code to what is there', async () => {
    render(<Form />);
    await userEvent.keyboard('12');
    await userEvent.paste('34');
    expect(code()).toBe('1234');
  });

  it('shows the digits in the language of the page', async () => {
    const { container } = render(<Form />);
    await userEvent.keyboard('7');
    expect(container.textContent).toContain('۷');
  });

  it('takes back the last digit with Backspace', async () => {
    render(<Form />);
    await userEvent.keyboard('45{Backspace}');
    expect(code()).toBe('4');
  });
});
