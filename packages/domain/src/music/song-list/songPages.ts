/** spec: songs.pages */
const AT_ONCE = 5

/** Rows shown at first, and again after a new search or order. */
export const FIRST_ROWS = AT_ONCE

export const moreRows = (shown: number): number => shown + AT_ONCE

/** True while songs are left, to show the button that loads more. */
export const hasMoreRows = (shown: number, all: number): boolean => shown < all

/** The first song of each page is the large one on the wall. */
export const isFirstOfPage = (at: number): boolean => at % AT_ONCE === 0
