import { timeFormat } from '#platform/page/i18n/timeFormat.ts'

const FORMS = {
  time: timeFormat({ hour: 'numeric', minute: '2-digit' }),
  day: timeFormat({ day: 'numeric', month: 'short' }),
  dayInUtc: timeFormat({ day: 'numeric', month: 'short', timeZone: 'UTC' }),
}

/** A time at the foot of a chart, as short as it can be told. */
export const chartTime = (seconds: number, form: keyof typeof FORMS): string => FORMS[form](seconds)
