/** Where it is kept who is signed in; what ends the sign-in is loaded only where somebody was. */
export const SIGNED_IN_KEY = 'musi.signedIn'
