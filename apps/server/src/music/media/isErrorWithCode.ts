/** Whether the operating system said this. */
export const isErrorWithCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code
