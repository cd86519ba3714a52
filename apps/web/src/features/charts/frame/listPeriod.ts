/** What a change or a volume is of. */
export type ListPeriod = 'day' | 'week' | 'month'
