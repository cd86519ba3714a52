const DATE_TIME = /^(\d{4})-(\d\d)-(\d\d)[Tt\s](\d\d):(\d\d):(\d\d)(?:\.\d+)?(?:[Zz]|([+-])(\d\d)(?::?(\d\d))?)$/
const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

function isDay(year: number, month: number, day: number): boolean {
  const leap = month === 2 && year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  return day >= 1 && day <= (DAYS[month - 1] ?? 0) + (leap ? 1 : 0)
}

/** RFC 3339, with a space for its T, as the format `date-time` of the schema's readers. */
export function isDateTime(text: string): boolean {
  const parts = DATE_TIME.exec(text)
  if (!parts) return false
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts.slice(1, 7).map(Number)
  const [aheadHours, aheadMinutes] = [Number(parts[8] ?? 0), Number(parts[9] ?? 0)]
  if (!isDay(year, month, day) || aheadHours > 23 || aheadMinutes > 59) return false
  if (hour <= 23 && minute <= 59 && second <= 59) return true
  // A second may be added to the last minute of a day in UTC. Those readers ask no more of such a time than that minute.
  const sign = parts[7] === '-' ? -1 : 1
  const minuteThere = minute - aheadMinutes * sign
  const hourThere = hour - aheadHours * sign - (minuteThere < 0 ? 1 : 0)
  return [23, -1].includes(hourThere) && [59, -1].includes(minuteThere) && second <= 60
}
