import { dateTimeText } from '../../../platform/page/i18n/dateTimeText.ts'

/** When something typed into a field for a time begins, by the person's own clock. Null: no time is typed. */
export function typedSeconds(text: string): bigint | null {
  const ms = Date.parse(text)
  return Number.isNaN(ms) ? null : BigInt(Math.floor(ms / 1000))
}

/** With its zone, so that nobody mistakes whose clock is meant. */
export const openingText = (seconds: bigint): string => dateTimeText(Number(seconds))

/** How the person's own zone is called, such as Europe/Berlin. */
export const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone
