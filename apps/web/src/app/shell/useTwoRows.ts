import { useMedia } from '#platform/page/theme/useMedia.ts'

/** True where the head of the page does not fit one row: the same breakpoint as in its style sheet (spec: shell.tab-order). */
export const useTwoRows = () => useMedia('(max-width: 1279px)')
