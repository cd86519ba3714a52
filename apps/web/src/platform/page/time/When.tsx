import { calendarSeconds } from '@musi/domain/calendarSeconds'
import { useSyncExternalStore } from 'react'
import { now, subscribe } from './clock.ts'
import { chainTime } from '../i18n/exactTime.ts'
import { agoText } from './agoText.ts'

/** Relative time, with the exact time in the title, or beside it if `exact`. */
export function When({ timeSeconds, exact = false }: { timeSeconds: number; exact?: boolean }) {
  const ago = agoText(timeSeconds, useSyncExternalStore(subscribe, now))
  const time = chainTime(timeSeconds)
  return (
    <time dateTime={new Date(calendarSeconds(timeSeconds) * 1000).toISOString()} title={time}>
      {exact ? `${ago} · ${time}` : ago}
    </time>
  )
}
