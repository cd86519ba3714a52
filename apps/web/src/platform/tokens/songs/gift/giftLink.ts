const GIFT = 'gift'

/** Link to a song that is given away; where nothing is left, its page says so. */
export const giftPath = (song: string): string => `/song/${song}?${GIFT}=1`

/** True if this page was opened by such a link. */
export const isGiftLink = (): boolean => new URLSearchParams(location.search).has(GIFT)
