const DATE_TIME = /^(\d{4})-(\d\d)-(\d\d)[Tt\s](\d\d):(\d\d):(\d\d)(?:\.\d+)?(?:[Zz]|([+-])(\d\d)(?::?(\d\d))?)$/
const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

function isDay(year: number, month: number, day: number): boolean {
  const leap = month === 2 && year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  return day >= 1 && day <= (DAYS[month - 1] ?? 0) + (leap ? 1 : 0)
}

/** RFC 3339, also with a space for the T, like the format `date-time` of JSON schema validators. */
export function isDateTime(text: string): boolean {
  const parts = DATE_TIME.exec(text)
  if (!parts) return false
  const number = (part: number) => Number(parts[part] ?? 0)
  const hour = number(4)
  const minute = number(5)
  const second = number(6)
  const offsetHours = number(8)
  const offsetMinutes = number(9)
  if (!isDay(number(1), number(2), number(3)) || offsetHours > 23 || offsetMinutes > 59) return false
  if (hour <= 23 && minute <= 59 && second <= 59) return true
  // A leap second is valid only in the last minute of a UTC day.
  const isNegativeOffset = parts[7] === '-'
  const utcMinute = isNegativeOffset ? minute + offsetMinutes : minute - offsetMinutes
  const utcHour = (isNegativeOffset ? hour + offsetHours : hour - offsetHours) - (utcMinute < 0 ? 1 : 0)
  return [23, -1].includes(utcHour) && [59, -1].includes(utcMinute) && second <= 60
}
