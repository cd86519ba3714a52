import { useMedia } from '#platform/page/theme/useMedia.ts'

/** True if the bar has room only for name and status; the same breakpoint as in the style sheets (spec: shell.narrow). */
export const useNarrow = () => useMedia('(max-width: 720px)')
