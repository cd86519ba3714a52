const MOBILE = /Mobi|Android|iPhone|iPad|iPod/i

/** A browser on a phone: other wallets work there (decisions.md §3.2). */
export const isMobile = (userAgent: string = navigator.userAgent): boolean => MOBILE.test(userAgent)
