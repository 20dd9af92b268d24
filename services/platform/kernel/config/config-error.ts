/** What is wrong with the settings, one line each. */
export class ConfigError extends Error {}
