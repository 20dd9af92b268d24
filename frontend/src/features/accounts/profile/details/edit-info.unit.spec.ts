import { bodyOf, type EditedInfo, editInfoSchema } from './edit-info.ts';

const FORM = { name: 'نیلوفر', password: '', password_confirmation: '', current_password: '' };
const PASSWORD = { password: 'abri dar asemun', password_confirmation: 'abri dar asemun' };

/** The first sentence of each wrong field, as the form shows it. */
function errorsOf(values: EditedInfo): Record<string, string> {
  const issues = editInfoSchema.safeParse(values).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]).reverse());
}
const sent = (values: EditedInfo) => JSON.parse(JSON.stringify(bodyOf(values)));

describe('editInfoSchema', () => {
  it('lets the password be', () => {
    expect(errorsOf(FORM)).toEqual({});
  });

  it('checks a new password, also when only its repetition was written', () => {
    expect(errorsOf({ ...FORM, password: 'short' })).toHaveProperty('password');
    expect(errorsOf({ ...FORM, password_confirmation: 'abri dar asemun' })).toHaveProperty('password');
    expect(errorsOf({ ...FORM, ...PASSWORD, name: ' ' })).toEqual({ name: 'Please enter your name' });
  });
});

describe('bodyOf', () => {
  it('sends the name alone while the password stays', () => {
    expect(sent({ ...FORM, current_password: 'filled in by the browser' })).toEqual({ name: 'نیلوفر' });
  });

  it('sends the present password only when it was given', () => {
    expect(sent({ ...FORM, ...PASSWORD })).toEqual({ name: 'نیلوفر', ...PASSWORD });
    expect(sent({ ...FORM, ...PASSWORD, current_password: 'old' })).toHaveProperty('current_password', 'old');
  });
});
