/** 20 minutes (spec: settings.deadline). */
export const DEFAULT_DEADLINE_SECONDS = 1200

const SECONDS_PER_MINUTE = 60
const MINUTES = /^(?=.*\d)\d*\.?\d*$/
/** The longest text of the field (spec: money.typed-text); parsing more digits would only cost time. */
const MAX_LENGTH = 79

const isDeadline = (seconds: number) => Number.isSafeInteger(seconds) && seconds > 0

/**
 * Typed minutes as whole seconds: "1.5" is 90 (spec: settings.deadline). Null if the text is not a positive number; the
 * stored value then stays.
 */
export function parseDeadline(text: string): number | null {
  const minutes = text.trim().replace(',', '.')
  if (minutes.length > MAX_LENGTH || !MINUTES.test(minutes)) return null
  const seconds = Math.round(Number(minutes) * SECONDS_PER_MINUTE)
  return isDeadline(seconds) ? seconds : null
}

/** True if the field shows an error. */
export const isDeadlineInvalid = (typed: string, storedSeconds: number): boolean =>
  typed !== '' && parseDeadline(typed) !== storedSeconds

/** The field's text after blur; two decimals of a minute are enough to restore the same second. */
export const deadlineFieldText = (seconds: number): string => String(Number((seconds / SECONDS_PER_MINUTE).toFixed(2)))

/** The stored deadline, or the default if it is invalid (spec: settings.defaults-on-damage). */
export const storedDeadline = (value: unknown): number =>
  typeof value === 'number' && isDeadline(value) ? value : DEFAULT_DEADLINE_SECONDS

/** The last second in which a transaction may be mined: the chain's time plus the setting (spec: sending.deadline). */
export const deadlineAt = (chainSeconds: bigint, deadlineSeconds: number): bigint =>
  chainSeconds + BigInt(deadlineSeconds)
