/** Property of `window` in which a test passes the element to act on to the browser commands. */
export const ACTED_ELEMENT = 'musiHeldOut'
