import { typedText } from './typed-data/typedText.ts'

/** A value of any type for the log. */
export const logText = (value: unknown): string =>
  typeof value === 'string' ? value : value === undefined ? 'nothing' : typedText(value)
