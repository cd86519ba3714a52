/** Property of `window` that tells the browser commands which element to act on. */
export const ACTED_ELEMENT = 'musiHeldOut'
