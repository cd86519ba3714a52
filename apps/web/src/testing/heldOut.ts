/**
 * Property in which a test leaves the element the browser shall act upon. Finding it by a description would require the
 * page to make one up.
 */
export const HELD_OUT = 'musiHeldOut'
