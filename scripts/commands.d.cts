/** Returns the text of `--help`. */
export function usage(command: string): string
