const GIFT = 'gift'

/** Link to a song with first plays to give; its page says if none are left. */
export const giftPath = (song: string): string => `/song/${song}?${GIFT}=1`

/** True if this page was opened by such a link. */
export const isGiftLink = (): boolean => new URLSearchParams(location.search).has(GIFT)
