import { useMedia } from '#platform/page/theme/useMedia.ts'

/** True where the bar fits only name and status, and the rest is in the menu: the same breakpoint as in the style sheets (spec: shell.narrow). */
export const useNarrow = () => useMedia('(max-width: 720px)')
