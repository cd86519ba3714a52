/** Storage key of the signed-in account; sign-out code loads only if there was one. */
export const SIGNED_IN_KEY = 'musi.signedIn'
