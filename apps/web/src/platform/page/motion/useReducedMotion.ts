import { useMedia } from '../theme/useMedia.ts'

/** True for people who asked their system to keep things still. */
export const useReducedMotion = () => useMedia('(prefers-reduced-motion: reduce)')
