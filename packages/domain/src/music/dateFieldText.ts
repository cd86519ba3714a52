const twoDigits = (number: number): string => String(number).padStart(2, '0')

/** The day in the local time zone, in the format of a date field. */
export const dateFieldText = (date: Date): string =>
  `${String(date.getFullYear()).padStart(4, '0')}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`
