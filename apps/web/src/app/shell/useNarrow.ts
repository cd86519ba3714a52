import { useMedia } from '#platform/page/theme/useMedia.ts'

/**
 * True if the bar has room only for name and status; uses the breakpoint of the style sheets (spec:
 * shell.narrow).
 */
export const useNarrow = () => useMedia('(max-width: 720px)')
