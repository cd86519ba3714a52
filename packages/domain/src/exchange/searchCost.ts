/** Of a token with more pairs than this not every pair is looked at, but whether those that end the route meet it. */
const NARROW = 64

export const isWide = (pairs: number): boolean => pairs > NARROW

/** Whether looking so many tokens up among ordered pairs costs less than going through all of these. */
export const isCheaperLookedUp = (tokens: number, pairs: number): boolean => pairs > tokens * (32 - Math.clz32(pairs))
