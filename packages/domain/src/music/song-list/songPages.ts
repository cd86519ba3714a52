/** spec: songs.pages */
const AT_ONCE = 5

/** How many rows show at first, and again after a new search or order. */
export const FIRST_ROWS = AT_ONCE

export const moreRows = (shown: number): number => shown + AT_ONCE

/** The button to load more is there as long as something is left. */
export const hasMoreRows = (shown: number, all: number): boolean => shown < all

/** On the wall the first song of each page is the large one. */
export const isFirstOfPage = (at: number): boolean => at % AT_ONCE === 0
