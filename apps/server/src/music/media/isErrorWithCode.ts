/** True if it is an operating system error with this code. */
export const isErrorWithCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code
