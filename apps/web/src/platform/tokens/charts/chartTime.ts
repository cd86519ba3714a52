import { timeFormat } from '#platform/page/i18n/timeFormat.ts'

const FORMS = {
  time: timeFormat({ hour: 'numeric', minute: '2-digit' }),
  day: timeFormat({ day: 'numeric', month: 'short' }),
  dayInUtc: timeFormat({ day: 'numeric', month: 'short', timeZone: 'UTC' }),
}

/** A short time label for the axis of a chart. */
export const chartTime = (seconds: number, form: keyof typeof FORMS): string => FORMS[form](seconds)
