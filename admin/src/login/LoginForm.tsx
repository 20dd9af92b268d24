import { PasswordInput, TextInput, Toolbar } from 'react-admin';
import { CommandForm } from '../components/form/CommandForm.tsx';
import { LATIN_TEXT } from '../components/form/inputs/input-slots.ts';
import { SubmitButton } from '../components/form/SubmitButton.tsx';
import { RememberInput } from './RememberInput.tsx';
import { EMPTY, type LoginFormProps, useLoginForm } from './use-login-form.ts';

export function LoginForm(props: LoginFormProps) {
  const { validate, onSubmit, failure, stage, twoFactor, forgetTwoFactor } = useLoginForm(props);
  const toolbar = (
    <Toolbar sx={{ display: 'grid' }}>
      <SubmitButton label={`parde.login.${stage ?? 'submit'}`} size="large" />
    </Toolbar>
  );
  return (
    <CommandForm values={EMPTY} validate={validate} onSubmit={onSubmit} failure={failure} toolbar={toolbar}>
      <TextInput
        source="login"
        label="parde.login.login"
        slotProps={LATIN_TEXT}
        onChange={forgetTwoFactor}
        autoComplete="username"
        autoFocus
      />
      <PasswordInput
        source="password"
        label="parde.login.password"
        slotProps={LATIN_TEXT}
        autoComplete="current-password"
      />
      {twoFactor && (
        <TextInput
          source="code"
          label="parde.login.code"
          helperText="parde.login.code_hint"
          slotProps={LATIN_TEXT}
          autoComplete="one-time-code"
          autoFocus
        />
      )}
      <RememberInput />
    </CommandForm>
  );
}
