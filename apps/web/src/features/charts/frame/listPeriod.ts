/** Period of a change or a volume. */
export type ListPeriod = 'day' | 'week' | 'month'
