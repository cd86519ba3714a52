const two = (number: number): string => String(number).padStart(2, '0')

/** The day where the person is, as a field of a date writes it. */
export const dayOf = (date: Date): string =>
  `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
