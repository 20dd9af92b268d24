/*
 * Stands for i18next in what browsers and the server load of react-i18next (decision 75): its hook imports this one function, for
 * keys that are written as functions, which the site has none of.
 */
export function keyFromSelector(): never {
  throw new Error('keys are strings');
}
