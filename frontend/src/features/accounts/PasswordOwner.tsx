/** Tells a password manager whose password is asked for; else it takes what stands above it, such as a new e-mail, for the username. */
export function PasswordOwner({ username }: { username: string }) {
  return <input hidden readOnly autoComplete="username" value={username} />;
}
