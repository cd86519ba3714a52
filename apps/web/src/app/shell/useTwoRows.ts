import { useMedia } from '#platform/page/theme/useMedia.ts'

/**
 * True if the page's header needs two rows; uses the breakpoint of its style sheet (spec:
 * shell.tab-order).
 */
export const useTwoRows = () => useMedia('(max-width: 1279px)')
