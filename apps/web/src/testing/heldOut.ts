/** Where a test leaves the element that the browser shall act upon. To find it by a description, the page would first have to make one up. */
export const HELD_OUT = 'musiHeldOut'
