/** spec: songs.pages */
const ROWS_PER_PAGE = 5

/** Rows shown at first, and again after a new search or order. */
export const FIRST_ROWS = ROWS_PER_PAGE

export const moreRows = (shown: number): number => shown + ROWS_PER_PAGE

/** True if more songs can be loaded. */
export const hasMoreRows = (shown: number, all: number): boolean => shown < all

/** The first song of each page is the large one on the wall. */
export const isFirstOfPage = (at: number): boolean => at % ROWS_PER_PAGE === 0
