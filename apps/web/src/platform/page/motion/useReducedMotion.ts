import { useMedia } from '../theme/useMedia.ts'

/** True if the person's system settings ask for reduced motion. */
export const useReducedMotion = () => useMedia('(prefers-reduced-motion: reduce)')
