import { useMedia } from '#platform/page/theme/useMedia.ts'

/** True if the page's header needs two rows; the same breakpoint as in its style sheet (spec: shell.tab-order). */
export const useTwoRows = () => useMedia('(max-width: 1279px)')
